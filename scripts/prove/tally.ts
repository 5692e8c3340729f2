export interface Tally {
  passed: number
  failed: number
}

export function addTallies(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** Counts Vitest's JSON report. A file that could not be loaded, and a test that did not run, is a failure. */
export function readVitestTally(json: string): Tally {
  const report = JSON.parse(json)
  const notRun = report.numPendingTests + report.numTodoTests
  const brokenFiles = report.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return refuseNothing({ passed: report.numPassedTests, failed: report.numFailedTests + notRun + brokenFiles })
}

/** Counts Playwright's JSON report. A test that passed only when repeated, or was left out, is a failure. */
export function readPlaywrightTally(json: string): Tally {
  const { stats, errors } = JSON.parse(json)
  return refuseNothing({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  })
}

/** A run that proved nothing is no success. */
function refuseNothing(tally: Tally): Tally {
  return tally.passed + tally.failed === 0 ? { passed: 0, failed: 1 } : tally
}
