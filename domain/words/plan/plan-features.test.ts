import { expect, test } from 'vitest'
import { hasFeature, lacksText, planFeatureNames, plansWith } from './plan-features.ts'
import { plans } from './plan-name.ts'

test('Starter has basic analytics alone; the larger plans, and everybody in the trial, have all there is', () => {
  for (const feature of planFeatureNames) {
    expect(plans.filter((plan) => hasFeature({ plan, isInTrial: false }, feature))).toEqual([
      'professional',
      'enterprise',
    ])
    expect(plans.every((plan) => hasFeature({ plan, isInTrial: true }, feature))).toBe(true)
    expect(plansWith(feature)).toEqual(['professional', 'enterprise'])
  }
})

test('what a plan lacks is said with the plan that has it', () => {
  expect(planFeatureNames.map((feature) => lacksText(feature, 'starter'))).toEqual([
    'Item statistics come with Professional. Your school has Starter.',
    'Reports beyond performance and grades come with Professional. Your school has Starter.',
    'Your own logo and colour come with Professional. Your school has Starter.',
    'Exams without a network come with Professional. Your school has Starter.',
  ])
})
