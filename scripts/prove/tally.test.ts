import { expect, test } from 'vitest'
import { addTallies, readPlaywrightTally, readVitestTally } from './tally.ts'

const vitestReport = (change: object) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...change,
  })

test.each([
  ['all passed', {}, { passed: 5, failed: 0 }],
  ['one failed', { numPassedTests: 4, numFailedTests: 1 }, { passed: 4, failed: 1 }],
  ['one switched off', { numPassedTests: 4, numPendingTests: 1 }, { passed: 4, failed: 1 }],
  ['a file that did not load', { testResults: [{ status: 'failed', assertionResults: [] }] }, { passed: 5, failed: 1 }],
  ['nothing ran', { numPassedTests: 0 }, { passed: 0, failed: 1 }],
])('vitest: %s', (_name, change, tally) => {
  expect(readVitestTally(vitestReport(change))).toEqual(tally)
})

const playwrightReport = (stats: object, errors: string[] = []) =>
  JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

test.each([
  ['all passed', playwrightReport({}), { passed: 3, failed: 0 }],
  ['one failed', playwrightReport({ unexpected: 1 }), { passed: 3, failed: 1 }],
  ['one passed at the second try', playwrightReport({ flaky: 1 }), { passed: 3, failed: 1 }],
  ['one skipped', playwrightReport({ skipped: 1 }), { passed: 3, failed: 1 }],
  ['a file that did not load', playwrightReport({}, ['SyntaxError']), { passed: 3, failed: 1 }],
  ['nothing ran', playwrightReport({ expected: 0 }), { passed: 0, failed: 1 }],
])('playwright: %s', (_name, report, tally) => {
  expect(readPlaywrightTally(report)).toEqual(tally)
})

test('tallies add up', () => {
  expect(addTallies({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 })
})
