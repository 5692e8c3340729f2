import { expect, test } from 'vitest'
import { type Plan, planName } from '../words/plan/plan-name.ts'
import { hasRoomFor, nearlyFullText, planTier } from './plan.ts'

test.each<[Plan, 'students' | 'subjects', number, boolean]>([
  ['starter', 'students', 0, true],
  ['starter', 'students', 199, true],
  ['starter', 'students', 200, false],
  ['starter', 'subjects', 4, true],
  ['starter', 'subjects', 5, false],
  ['starter', 'subjects', 6, false],
  ['professional', 'students', 799, true],
  ['professional', 'students', 800, false],
  ['professional', 'subjects', 10_000, true],
  ['enterprise', 'students', 1_000_000, true],
  ['enterprise', 'subjects', 1_000_000, true],
])('%s has room for one more of %s beside %i: %s', (plan, what, count, expected) => {
  expect(hasRoomFor(plan, what, count)).toBe(expected)
})

test('a school reads the name it chose its plan by', () => {
  expect([planName('starter'), planName('professional'), planName('enterprise')]).toEqual([
    'Starter',
    'Professional',
    'Enterprise',
  ])
})

test('tiers are the names of Schools Management', () => {
  expect([planTier('starter'), planTier('professional'), planTier('enterprise')]).toEqual([
    'Basic',
    'Standard',
    'Premium',
  ])
})

test.each([
  ['starter', 'students', 179, null],
  ['starter', 'students', 180, '180 of 200 students'],
  ['starter', 'subjects', 4, null],
  ['starter', 'subjects', 5, '5 of 5 subjects'],
  ['professional', 'students', 800, '800 of 800 students'],
  ['professional', 'subjects', 90, null],
  ['enterprise', 'students', 20_000, null],
] as const)('%s with so many %s, %i, says %s', (plan, what, count, expected) => {
  expect(nearlyFullText(plan, what, count)).toBe(expected)
})
