import { expect, test } from 'vitest'
import { graceMs } from './grace.ts'
import { type PreparedDevice, rightAnswersFrom, silentUntil, unheardUntil } from './right-answers.ts'

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

const device: PreparedDevice = {
  ...{ isCodeShown: true, hasBegun: false, closesAt: end, shutAt: null },
  ...{ durationMinutes: 60, extraMs: 0, syncWindowMs: day },
}
test.each<[string, Partial<PreparedDevice>, Date | null]>([
  ['has the code at hand', {}, after(day)],
  ['nobody has looked at its code', { isCodeShown: false }, null],
  ['its candidate has begun with a network', { hasBegun: true }, null],
  ['its candidate has extra time', { extraMs: 15 * minute }, after(day + 15 * minute)],
  ['the doors were shut early: who had begun goes on', { shutAt: after(-minute) }, after(day + 59 * minute)],
  ['and were opened again', { shutAt: after(-120 * minute) }, after(day)],
])('a device that was prepared: %s', (_what, other, expected) => {
  expect(unheardUntil({ ...device, ...other })).toEqual(expected)
})
