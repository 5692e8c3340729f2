import { expect, test } from 'vitest'
import { agoText } from './ago-text.ts'

test('how old a thing is grows from seconds to minutes to hours, and never says less', () => {
  expect([-2_000, 0, 4_000, 5_000, 40_000, 119_000].map(agoText)).toEqual([
    'just now',
    'just now',
    'just now',
    '5 s ago',
    '40 s ago',
    '119 s ago',
  ])
  expect([120_000, 179_000, 3_599_000, 3_600_000, 7_300_000].map(agoText)).toEqual([
    '2 min ago',
    '2 min ago',
    '59 min ago',
    '1 h ago',
    '2 h ago',
  ])
})
