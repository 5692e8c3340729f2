import { afterEach, expect, test, vi } from 'vitest'
import { subscriptionText } from './subscription-text.ts'

afterEach(() => vi.useRealTimers())

test.each([
  [null, 'Standard'],
  ['2026-12-06T09:00:00.000Z', 'Standard · trial until 6 Dec 2026'],
  ['2026-11-20T09:00:00.000Z', 'Standard · trial over'],
])('a trial that ends at %s: %s', (trialEndsAt, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') })
  expect(subscriptionText({ subscription: 'professional', trialEndsAt })).toBe(text)
})
