import { expect, test } from 'vitest'
import { type AskedDays, spanOfDays } from './days.ts'

const term = { firstDay: '2026-09-07', lastDay: '2026-12-18' }
const instantsOf = (asked: AskedDays) => {
  const span = spanOfDays(asked)
  return typeof span === 'object' ? [span.from?.toISOString() ?? null, span.until?.toISOString() ?? null] : span
}

test.each<[string, AskedDays, (string | null)[]]>([
  [
    'both days are in it, by midnight in Lagos',
    { from: '2026-11-02', to: '2026-11-03' },
    ['2026-11-01T23:00:00.000Z', '2026-11-03T23:00:00.000Z'],
  ],
  [
    'one day is enough',
    { from: '2026-11-02', to: '2026-11-02' },
    ['2026-11-01T23:00:00.000Z', '2026-11-02T23:00:00.000Z'],
  ],
  ['a first day bounds the past', { from: '2026-11-02' }, ['2026-11-01T23:00:00.000Z', null]],
  ['a last day bounds what follows', { to: '2026-12-31' }, [null, '2026-12-31T23:00:00.000Z']],
  ['a term is its days', { term }, ['2026-09-06T23:00:00.000Z', '2026-12-18T23:00:00.000Z']],
  [
    'days inside a term narrow it',
    { term, from: '2026-10-01', to: '2027-01-31' },
    ['2026-09-30T23:00:00.000Z', '2026-12-18T23:00:00.000Z'],
  ],
])('%s', (_what, asked, instants) => {
  expect(instantsOf(asked)).toEqual(instants)
})

test('without a day nothing is bound', () => {
  expect(spanOfDays({})).toBeUndefined()
})

test('days beside a term have nothing in common with it: from then on nothing was handed in', () => {
  const span = spanOfDays({ term, from: '2027-01-10' })
  expect(typeof span === 'object' && Number(span.from) > Number(span.until)).toBe(true)
})

test.each<AskedDays>([
  { from: '2026-11-03', to: '2026-11-02' },
  { from: '2026-02-30' },
  { to: 'today' },
  { from: '0001-01-01' },
  { to: '9999-12-31' },
])('%j is refused', (asked) => {
  expect(spanOfDays(asked)).toBe('DAYS_INVALID')
})
