import { expect, test } from 'vitest'
import { graceMs } from './grace.ts'
import { rightAnswersFrom, silentUntil } from './right-answers.ts'

const minute = 60_000
const day = 24 * 60 * minute
const end = new Date('2026-11-20T11:00:00Z')
const after = (ms: number) => new Date(end.getTime() + ms)

test.each<[string, { isHandedIn: boolean; heardAt: Date | null }, Date | null]>([
  ['handed in', { isHandedIn: true, heardAt: null }, null],
  ['silent', { isHandedIn: false, heardAt: null }, after(day)],
  ['heard of since', { isHandedIn: false, heardAt: after(5 * minute) }, after(5 * minute + graceMs)],
  [
    'handed in late, so there may be more',
    { isHandedIn: true, heardAt: after(5 * minute) },
    after(5 * minute + graceMs),
  ],
])('an attempt that is %s', (_what, attempt, expected) => {
  expect(silentUntil({ deadline: end, syncWindowMs: day, ...attempt })).toEqual(expected)
})

test.each<[string, Date | null, Date | null, Date]>([
  ['everybody handed in', null, null, after(graceMs)],
  ['everybody handed in, and staff opened them later', null, after(day), after(graceMs)],
  ['somebody is silent', after(day), null, after(day)],
  ['somebody was, and was heard before the grace was over', after(20_000), null, after(graceMs)],
  ['staff do not wait', after(day), after(10 * minute), after(10 * minute)],
  ['staff did not wait, and the device came all the same', after(5 * minute), after(10 * minute), after(5 * minute)],
  ['nobody opens them while the exam runs', after(day), after(-minute), after(graceMs)],
])('%s', (_what, silent, openedAt, expected) => {
  expect(rightAnswersFrom({ lastEndsAt: end, silentUntil: silent, openedAt })).toEqual(expected)
})
