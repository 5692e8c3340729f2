import { expect, test } from 'vitest'
import { takesEffectText, tooSmallText } from './plan-text.ts'

test('what a plan with less room than is taken means', () => {
  expect(tooSmallText('starter', { students: 214, subjects: 5 })).toBe(
    '214 students are active; Starter has room for 200. Nobody is locked out; nothing can be added until there is room.',
  )
  expect(tooSmallText('starter', { students: 1_200, subjects: 6 })).toBe(
    '1,200 students are active; Starter has room for 200. 6 subjects are in use; Starter has room for 5. Nobody is locked out; nothing can be added until there is room.',
  )
  expect(tooSmallText('starter', { students: 200, subjects: 5 })).toBeNull()
  expect(tooSmallText('professional', { students: 800, subjects: 90 })).toBeNull()
  expect(tooSmallText('enterprise', { students: 9_000, subjects: 90 })).toBeNull()
})

test('when another plan takes effect', () => {
  expect(takesEffectText('professional', 'starter', '2027-01-01')).toBe(
    'Professional begins on 1 Jan 2027. Until then it stays Starter.',
  )
  expect(takesEffectText('starter', 'enterprise', null)).toBe(
    'Starter begins with the next period that is recorded. Until then it stays Enterprise.',
  )
})
