import { describe, expect, it } from 'vitest'
import { isNoticeTime, nextStep, passwordDue, type SignInRules, setUpDue } from './sign-in-rules.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000)
const rules = (some: Partial<SignInRules> = {}): SignInRules => ({
  ...{ schoolId: 's', passwordExpiry: 90, passwordExpirySince: day(0), twoFactorSince: null },
  ...some,
})

describe('a password of staff', () => {
  it.each([
    ['is due so many days after it was set', day(10), [rules()], day(100)],
    ['is not due within seven days of the rule', day(-300), [rules()], day(7)],
    ['that is exactly as old as the rule allows on its last day of notice', day(-83), [rules()], day(7)],
    ['is never due where the school says never', day(-300), [rules({ passwordExpiry: 0 })], null],
    ['is never due where the rule has no date', day(-300), [rules({ passwordExpirySince: null })], null],
    ['is never due where no school says anything', day(-300), [], null],
    [
      'is due as the strictest of its schools says',
      day(0),
      [rules(), rules({ passwordExpiry: 30 }), rules({ passwordExpiry: 0 })],
      day(30),
    ],
    [
      'is due by the old rule of one school though that of the other is new',
      day(-80),
      [rules({ passwordExpiry: 30, passwordExpirySince: day(9) }), rules()],
      day(10),
    ],
  ])('%s', (_what, setAt, schools, due) => {
    const told = { passwordSetAt: setAt, expiryToldAt: setAt }
    expect(passwordDue(told, schools, day(200))).toEqual(due)
  })

  it.each([
    ['seven days after its owner was told, who comes late', 200, 200, 207],
    ['seven days from now for who was never told', null, 200, 207],
    ['so for who was told of another password only', 9, 200, 207],
    ['not later for who was told in time', 93, 200, 100],
    ['on its day for who comes long before', null, 50, 100],
  ])('is due %s', (_what, toldAt, now, due) => {
    const password = { passwordSetAt: day(10), expiryToldAt: toldAt === null ? null : day(toldAt) }
    expect(passwordDue(password, [rules()], day(now))).toEqual(day(due))
  })

  it.each([
    [day(92.99), false],
    [day(93), true],
    [day(100), true],
    [day(101), true],
  ])('whose day is 100 is told of at %s: %s', (now, expected) => expect(isNoticeTime(day(100), now)).toBe(expected))
})

it('a second factor is due seven days after the school asked for one, and never where it does not', () => {
  expect(setUpDue({ twoFactorSince: day(3) })).toEqual(day(10))
  expect(setUpDue({ twoFactorSince: null })).toBeNull()
})

describe('after a right password', () => {
  const facts = {
    ...{ hasFactor: false, isFactorProven: false, passwordSetAt: day(0), expiryToldAt: day(83) },
    ...{ schools: [rules()], now: day(1) },
  }
  it.each([
    ['nothing is asked', {}, null],
    ['the code is asked of who has an app', { hasFactor: true }, 'second_factor'],
    ['and once', { hasFactor: true, isFactorProven: true }, null],
    ['a new password is asked when the old one is too old', { now: day(90) }, 'new_password'],
    ['and not a moment before', { now: day(89.999) }, null],
    ['the code comes before the new password', { hasFactor: true, now: day(90) }, 'second_factor'],
    ['and the new password after it', { hasFactor: true, isFactorProven: true, now: day(90) }, 'new_password'],
    ['nobody without a password is asked for another', { passwordSetAt: null, now: day(90) }, null],
  ] as const)('%s', (_what, some, expected) => expect(nextStep({ ...facts, ...some })).toBe(expected))
})
