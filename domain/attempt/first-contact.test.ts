import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contactProblem,
  doesAllWait,
  type FirstContact,
  firstContact,
  isDeliveredEarly,
  unaskedMinutes,
} from './first-contact.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 9) + minutes * minuteMs)

/** A hall from nine to eleven, an hour for everybody; a device that began at nine comes back at half past. */
const usual: FirstContact = {
  now: at(30),
  begunAgoMs: 30 * minuteMs,
  sitting: { opensAt: at(0), closesAt: at(120), durationMinutes: 60 },
  changes: [],
  extraPercent: 0,
  seal: { shownAt: at(-10), hallBeganAt: null, endedAt: null },
  isAllowedAddress: true,
  hasAttemptsLeft: true,
  syncWindowMs: 24 * hourMs,
}
const met = (other: Partial<FirstContact> = {}) => firstContact({ ...usual, ...other })
const seal = (other: Partial<FirstContact['seal']>) => ({ seal: { ...usual.seal, ...other } })

describe('an attempt that began without the server', () => {
  test('counts unasked where it began with the hall', () => {
    expect(met()).toEqual({
      ...{ startedAt: at(0), deadline: at(60), extraMs: 0, waits: [] },
      ...{ lastEndsAt: at(120), syncWindowMs: 25 * hourMs },
    })
  })

  test.each<[string, Partial<FirstContact>, string[]]>([
    ['ten minutes after the doors opened', { begunAgoMs: 20 * minuteMs }, []],
    ['a millisecond later', { begunAgoMs: 20 * minuteMs - 1 }, ['begun_late']],
    ['ten minutes after the code was shown', { ...seal({ shownAt: at(15) }), begunAgoMs: 5 * minuteMs }, []],
    ['ten minutes after the hall began', { ...seal({ hallBeganAt: at(20) }), begunAgoMs: 0 }, []],
    ['before the hall is said to have begun', seal({ hallBeganAt: at(20) }), []],
    ['under a seal that has ended', seal({ endedAt: at(10) }), ['seal_ended']],
    ['elsewhere', { isAllowedAddress: false }, ['other_address']],
    ['once their attempts were used up', { hasAttemptsLeft: false }, ['no_attempts_left']],
    ['by a code nobody has looked at', seal({ shownAt: null }), ['code_not_shown']],
    [
      'with all of it',
      { ...seal({ shownAt: null, endedAt: at(1) }), begunAgoMs: 0, isAllowedAddress: false, hasAttemptsLeft: false },
      ['begun_late', 'other_address', 'seal_ended', 'code_not_shown', 'no_attempts_left'],
    ],
  ])('%s', (_when, other, waits) => {
    expect(met(other).waits).toEqual(waits)
  })

  test.each<[string, Partial<FirstContact>, Date, Date]>([
    ['when it says', { begunAgoMs: 5 * minuteMs }, at(25), at(85)],
    ['when the doors opened, at the earliest', { begunAgoMs: 365 * 24 * hourMs }, at(0), at(60)],
    ['when somebody had looked at the code', { ...seal({ shownAt: at(20) }) }, at(20), at(80)],
    ['now, at the latest', { begunAgoMs: 0 }, at(30), at(90)],
    [
      'a duration before the doors shut, where it says later',
      { now: at(600), begunAgoMs: 5 * minuteMs },
      at(60),
      at(120),
    ],
    [
      'as the doors opened where they were open for less',
      {
        ...{ now: at(600), begunAgoMs: 0 },
        sitting: { ...usual.sitting, closesAt: at(40) },
      },
      at(0),
      at(40),
    ],
    [
      'as the doors opened, whoever looks at a code behind them',
      { ...seal({ shownAt: at(130) }), now: at(140), begunAgoMs: 140 * minuteMs },
      at(0),
      at(60),
    ],
  ])('began %s', (_when, other, startedAt, deadline) => {
    expect(met(other)).toMatchObject({ startedAt, deadline })
  })
})

describe('a device', () => {
  const itsAttempt = met()
  const { deadline } = itsAttempt
  test.each([
    ['is heard while there is time', at(30), false, null],
    ['is heard behind the close', at(200), false, null],
    ['is heard to the end of the window', at(120 + 24 * 60), false, null],
    ['and no longer', new Date(at(120 + 24 * 60).getTime() + 1), false, 'WINDOW_CLOSED'],
    ['delivers nothing while somebody may sit it', at(100), true, 'NOT_OVER'],
    ['nor in the minute after', at(121), true, 'NOT_OVER'],
    ['delivers once all of it is over', new Date(at(121).getTime() + 1), true, null],
    ['delivers nothing behind the window', at(9_000), true, 'WINDOW_CLOSED'],
  ])('%s', (_what, now, isDelivered, problem) => {
    expect(contactProblem(itsAttempt, { now, isDelivered })).toBe(problem)
  })

  test.each([
    ['in time', at(30), false, false, false],
    ['in the minute after its end', at(61), false, false, false],
    ['behind it', at(62), false, false, true],
    ['by the ticket that lies on it', at(30), false, true, true],
    ['of an attempt that waits', at(30), true, false, true],
  ])('is told that all it sends waits: %s', (_when, now, isHeld, isDelivered, is) => {
    expect(doesAllWait({ deadline, isHeld }, { now, isDelivered })).toBe(is)
  })
})

test.each([
  ['while it is sat', at(30), true, false, true],
  ['at its last moment', at(60), true, false, true],
  ['not once it is over', at(61), true, false, false],
  ['not once it was handed in', at(30), true, true, false],
  ['not where what counts is told apart from it', at(30), false, false, false],
])(
  'what lies open on a device is too early for an attempt of which all waits: %s',
  (_when, now, isHeld, isSubmitted, is) => {
    expect(isDeliveredEarly({ deadline: at(60), isHeld, isSubmitted }, now)).toBe(is)
  },
)

test('no claim wins more than ten minutes unasked, ends an attempt before it began, or shortens the window', () => {
  const shown = fc.option(fc.integer({ min: -60, max: 130 }).map(at), { nil: null })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 * 60 }),
      fc.oneof(fc.integer({ min: 0, max: 40 * hourMs }), fc.maxSafeNat()),
      shown,
      fc.option(fc.integer({ min: 0, max: 119 }).map(at), { nil: null }),
      (nowMinutes, begunAgoMs, shownAt, hallBeganAt) => {
        const now = at(nowMinutes)
        const one = met({ now, begunAgoMs, seal: { shownAt, hallBeganAt, endedAt: null } })
        const { opensAt, closesAt } = usual.sitting
        expect(one.startedAt >= opensAt && one.startedAt <= now && one.startedAt < closesAt).toBe(true)
        expect(one.deadline > one.startedAt && one.deadline <= closesAt).toBe(true)
        expect(one.deadline.getTime() + one.syncWindowMs).toBe(closesAt.getTime() + 24 * hourMs)
        const began = Math.max(...[hallBeganAt ?? opensAt, shownAt ?? opensAt].map(Number))
        if (one.waits.length > 0) return
        expect(one.startedAt.getTime()).toBeLessThanOrEqual(began + unaskedMinutes * minuteMs)
        // Their end is no later than that of one who began then.
        expect(one.deadline.getTime()).toBeLessThanOrEqual(began + (unaskedMinutes + 60) * minuteMs)
      },
    ),
  )
})
