import { afterEach, expect, test, vi } from 'vitest'
import { forgetServerDate } from '../../test/server-date.ts'
import { hearServerDate } from '../platform/server-now.ts'
import { shortTermsText, subscriptionText } from './subscription-text.ts'

afterEach(forgetServerDate)

const ahead = '2026-12-06T09:00:00.000Z'
const over = '2026-11-20T09:00:00.000Z'

test.each([
  [null, null, 'Professional'],
  [ahead, null, 'Professional · trial until 6 Dec 2026'],
  [over, null, 'Professional · trial over'],
  [over, '2026-12-31', 'Professional · until 31 Dec 2026'],
  [ahead, '2026-12-31', 'Professional · trial until 6 Dec 2026, paid until 31 Dec 2026'],
  [ahead, '2026-11-30', 'Professional · trial until 6 Dec 2026'],
  [null, '2026-11-22', 'Professional · until 22 Nov 2026'],
  [over, '2026-11-21', 'Professional · ended 21 Nov 2026'],
])('a trial that ends at %s, and what is paid for until %s: %s', (trialEndsAt, paidUntil, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') })
  const school = { subscription: 'professional' as const, nextSubscription: null, trialEndsAt, paidUntil }
  expect(subscriptionText(school)).toBe(text)
  expect(subscriptionText({ ...school, nextSubscription: 'enterprise' })).toBe(`${text} · asks for Enterprise`)
})

test('where there is room for one day it is the one it is paid until', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') })
  const school = { subscription: 'professional' as const, nextSubscription: null, trialEndsAt: ahead }
  expect(shortTermsText({ ...school, paidUntil: '2026-12-31' })).toBe('paid until 31 Dec 2026')
  expect(shortTermsText({ ...school, paidUntil: null })).toBe('trial until 6 Dec 2026')
  expect(shortTermsText({ ...school, trialEndsAt: null, paidUntil: null })).toBeNull()
})

test('it is said by the clock of the server, not by that of the device', () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T09:00:00Z') })
  const school = { subscription: 'professional' as const, nextSubscription: null, trialEndsAt: ahead, paidUntil: null }
  expect(subscriptionText(school)).toBe('Professional · trial over')
  hearServerDate(new Response(null, { headers: { date: 'Sun, 22 Nov 2026 09:00:00 GMT' } }))
  expect(subscriptionText(school)).toBe('Professional · trial until 6 Dec 2026')
})
