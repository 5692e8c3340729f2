import { expect, test } from 'vitest'
import { isOfflineFailure } from './offline-failure.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://hall/assets/a.js'), true, true],
  [new Error('error loading dynamically imported module: https://hall/assets/a.js'), true, true],
  [new Error('Importing a module script failed.'), true, true],
  [new Error('Unable to preload CSS for /assets/a.css'), true, true],
  [new Error('This screen has a fault'), true, false],
  [new Error('This screen has a fault'), false, true],
])('%s, online %s: a lost network is %s', (error, isOnline, expected) => {
  expect(isOfflineFailure(error, isOnline)).toBe(expected)
})
