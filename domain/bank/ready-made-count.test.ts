import { expect, test } from 'vitest'
import { readyMadeClaim } from './ready-made-count.ts'

test.each([
  [100, '7,000+ WAEC-standard questions are on their way: 100 are here today'],
  [3_500, '7,000+ WAEC-standard questions are on their way: 3,500 are here today'],
  [6_900, '7,000+ WAEC-standard questions are on their way: 6,900 are here today'],
  [7_000, '7,000+ WAEC-standard questions'],
  [7_900, '7,000+ WAEC-standard questions'],
])('with %d questions the page says %s', (count, claim) => {
  expect(readyMadeClaim(count)).toBe(claim)
})
