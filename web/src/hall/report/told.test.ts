import { expect, test } from 'vitest'
import { told } from './told.ts'

const at = '2026-11-29T19:24:28.063Z'
const change = (id: string, student: string, said = {}) => ({
  ...{
    id,
    kind: 'extra_time' as const,
    minutes: 4,
    reason: 'Power',
    by: 'Bola',
    at,
    student,
    wasScoreShown: undefined,
  },
  ...said,
})
const outage = {
  ...{ id: 'o', kind: 'outage' as const, text: 'Power', student: null, by: 'Bola', at },
  ...{ from: '2026-11-29T19:20:00.000Z', to: '2026-11-29T19:24:00.000Z' },
}

test('the time given back for an outage is one line with everybody in it, and time given beside it is another', () => {
  const changes = [
    change('4', 'Ada 10'),
    change('3', 'Ada 9'),
    change('2', 'Chi Sample', { minutes: 2 }),
    change('1', 'Ada 10', { at: '2026-11-29T19:22:00.000Z', reason: 'Was sick', minutes: 5 }),
    change('0', 'Ada 9', { by: 'Chidi', reason: 'Slow computer' }),
  ]
  expect(told({ changes, lines: [outage] }).map(({ text, shares, reason, by }) => [text, shares, reason, by])).toEqual([
    ['Ada 10: 5 minutes of extra time.', [], 'Was sick', 'Bola'],
    ['Ada 9: 4 minutes of extra time.', [], 'Slow computer', 'Chidi'],
    [
      'Lost time given back, 8:20\u00a0pm to 8:24\u00a0pm.',
      ['4 minutes for 2: Ada 9, Ada 10.', '2 minutes: Chi Sample.'],
      'Power',
      'Bola',
    ],
  ])
})

test('time that one press gave to several is one line, and an end of each stays its own', () => {
  const changes = [
    change('1', 'Ada'),
    change('2', 'Bola'),
    ...['3', '4'].map((id) => change(id, `Chi ${id}`, { kind: 'ended_one', minutes: 0, reason: 'Left' })),
  ]
  expect(told({ changes, lines: [] }).map(({ text, shares }) => [text, ...shares].join(' '))).toEqual([
    'Extra time. 4 minutes for 2: Ada, Bola.',
    'Chi 3 was ended within 3 minutes.',
    'Chi 4 was ended within 3 minutes.',
  ])
})
