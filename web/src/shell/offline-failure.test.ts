import { expect, test } from 'vitest'
import { isOfflineFailure } from './offline-failure.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://hall/assets/a.js'), true, true],
  [new Error('error loading dynamically imported module: https://hall/assets/a.js'), true, true],
  [new Error('Importing a module script failed.'), true, true],
  [new Error('Unable to preload CSS for /assets/a.css'), true, true],
  [new TypeError('Failed to fetch'), true, true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true, true],
  [new TypeError('Load failed'), true, true],
  [new TypeError("Cannot read properties of null (reading 'value')"), true, false],
  [new TypeError('can\'t access property "value", event.currentTarget is null'), true, false],
  [new TypeError("null is not an object (evaluating 'event.currentTarget.value')"), true, false],
  [new Error('This screen has a fault'), true, false],
  [new Error('This screen has a fault'), false, true],
])('%s, online %s: a lost network is %s', (error, isOnline, expected) => {
  expect(isOfflineFailure(error, isOnline)).toBe(expected)
})
