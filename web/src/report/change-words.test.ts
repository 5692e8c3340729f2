import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

test.each([
  [2.4, 'points', 'up', '+2.4 points from last month'],
  [-2.4, 'points', 'down', '−2.4 points from last month'],
  [1, 'points', 'up', '+1 point from last month'],
  [-1, 'points', 'down', '−1 point from last month'],
  [12, 'percent', 'up', '+12% from last month'],
  [-33.3, 'percent', 'down', '−33.3% from last month'],
  [1250, 'percent', 'up', '+1,250% from last month'],
  [0, 'percent', 'same', 'No change from last month'],
  [0, 'points', 'same', 'No change from last month'],
] as const)('%s %s', (change, unit, direction, text) => {
  expect(changeWords(change, unit)).toMatchObject({ direction, text })
})

test('where last month has no figure nothing is said', () => {
  expect(changeWords(null, 'points')).toBeNull()
})
