import { describe, expect, it } from 'vitest'
import { recipientsOnce, typedAddresses } from './report-email.ts'
import { mostPins, pinsLeft, pinWaitSeconds, shareEnd, shareState, typedPin } from './share.ts'

const now = new Date('2026-11-23T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('a shared link', () => {
  const open = { expiresAt: later(1), revokedAt: null, failures: mostPins - 1, hasFile: true }
  it.each([
    ['open', {}],
    ['expired', { expiresAt: now }],
    ['expired', { hasFile: false }],
    ['locked', { failures: mostPins, expiresAt: now }],
    ['revoked', { revokedAt: now, failures: mostPins, hasFile: false }],
  ] as const)('is %s with %j', (state, said) => {
    expect(shareState({ ...open, ...said }, now)).toBe(state)
  })

  it('ends with its days or with its file, whichever comes first', () => {
    expect(shareEnd(now, 7, later(30 * 86_400_000))).toEqual(later(7 * 86_400_000))
    expect(shareEnd(now, 90, later(30 * 86_400_000))).toEqual(later(30 * 86_400_000))
  })

  it('takes no PIN for 15 minutes after the fifth wrong one, however the clock is set, and then five more', () => {
    const wait = (failures: number, failedAt: Date | null) => pinWaitSeconds({ failures, failedAt }, now)
    expect([wait(0, null), wait(4, now), wait(5, now), wait(6, now), wait(9, now)]).toEqual([0, 0, 900, 0, 0])
    expect([wait(5, later(-899_001)), wait(5, later(-900_000)), wait(5, later(86_400_000))]).toEqual([1, 0, 900])
  })
})

it.each([
  ['the first, until one has to wait', 1, 4],
  ['the last but one before that', 4, 1],
  ['the first after it, until the link is locked', 6, 4],
  ['the last but one', mostPins - 1, 1],
])('after %s, so many wrong PINs are left', (_which, failures, left) => {
  expect(pinsLeft(failures)).toBe(left)
})

it.each([
  ['123456', '123456'],
  [' 12 34-56 ', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('%j typed as a PIN is %j', (typed, pin) => {
  expect(typedPin(typed)).toBe(pin)
})

it('addresses are read between commas, blanks and lines; doubles are one, and what is none is named', () => {
  const typed = ' Ada@people.test, ada@people.test;bola@people.test\nada @x chi@people '
  expect(typedAddresses(typed)).toEqual({
    addresses: ['ada@people.test', 'bola@people.test'],
    wrong: ['ada', '@x', 'chi@people'],
  })
  expect(recipientsOnce([' B@x.test', 'a@x.test', 'b@x.test'])).toEqual(['a@x.test', 'b@x.test'])
})
