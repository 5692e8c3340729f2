import { expect, test } from 'vitest'
import { graceEvidence, lateEvidence, shortEvidence, spanText } from './after-end-words.ts'

const late = {
  ...{ count: 3, acceptedCount: 0, afterAnswersCount: 0, addresses: ['41.58.0.7'] },
  ...{ firstAt: '2026-11-20T11:02:00Z', lastAt: '2026-11-20T11:04:00Z', claimedAt: '2026-11-20T09:42:00Z' },
}
const afterEnd = { endedAt: '2026-11-20T10:00:00Z', lastContactAt: '2026-11-20T09:59:02Z', late, grace: null }

test('late answers: when they arrived before what the device claims', () => {
  expect(lateEvidence(afterEnd)).toEqual([
    '3 answers arrived by Fri 20 Nov 2026, 12:04\u00a0pm, 64 minutes after the end (11:00\u00a0am), the first at 12:02\u00a0pm.',
    'Last contact 58 s before the end.',
    'The device claims 10:42\u00a0am for the last one. The server cannot check that.',
    'From 41.58.0.7.',
  ])
  expect(shortEvidence(afterEnd, late)).toBe('64 min after the end')
})

test('why all waits of what was begun without a network comes first', () => {
  expect(lateEvidence({ ...afterEnd, waits: ['begun_late', 'other_address'] }).slice(0, 3)).toEqual([
    'It was begun on a device without a network, and all of it waits for you:',
    'It was begun more than ten minutes after the hall, by the word of the device.',
    'The device reported from an address your school does not allow.',
  ])
})

test.each([
  [{ count: 1, afterAnswersCount: 1 }, 'It arrived after the right answers were shown.'],
  [{ afterAnswersCount: 3 }, 'All of them arrived after the right answers were shown.'],
  [{ afterAnswersCount: 2 }, '2 of them arrived after the right answers were shown.'],
  [{ acceptedCount: 2 }, '2 of them accepted, the rest not.'],
])('%j: %s', (more, sentence) => {
  expect(lateEvidence({ ...afterEnd, late: { ...late, ...more } })).toContain(sentence)
})

test('what a left page still had may come late before the end', () => {
  const before = { ...late, lastAt: '2026-11-20T09:55:00Z' }
  expect(shortEvidence(afterEnd, before)).toBe('5 min before the end')
})

test('that right answers were shown stands in the list, too', () => {
  expect(shortEvidence(afterEnd, { ...late, afterAnswersCount: 1 })).toBe('after answers were shown')
})

test('what counts unasked is told of, with the last contact before the end', () => {
  const grace = { count: 5, lastAt: '2026-11-20T10:00:07Z', addresses: ['41.58.0.7'] }
  const inGrace = { ...afterEnd, late: null, grace }
  expect(graceEvidence(inGrace)).toEqual([
    '5 answers arrived in the minute after the end and count.',
    'Last contact 58 s before the end.',
    'From 41.58.0.7.',
  ])
  expect(graceEvidence({ ...inGrace, lastContactAt: null })[1]).toBe('Nothing had reached the server before the end.')
  expect(lateEvidence(inGrace)).toEqual([])
})

test.each([
  [0, '0 s'],
  [119_000, '119 s'],
  [120_000, '2 minutes'],
  [119 * 60_000, '119 minutes'],
  [7_200_000, '2 hours'],
  [172_800_000, '2 days'],
])('%i ms: %s', (ms, text) => {
  expect(spanText(ms)).toBe(text)
})
