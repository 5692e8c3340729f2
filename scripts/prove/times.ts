// Where the time of a run went: what the reports of the runners say about each test file.

/** What the tests of a file took together. Files run side by side, so these add up to more than the wall clock. */
export interface FileTime {
  file: string
  seconds: number
}

export function slowest<Timed extends Pick<FileTime, 'seconds'>>(times: Timed[], count: number): Timed[] {
  return times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { tests: { results: { duration: number }[] }[] }[]
}

/** Reads Playwright's JSON report; a file's tests may have run side by side. Names begin at the report's own folder. */
export function readPlaywrightTimes(json: string): FileTime[] {
  const { suites } = JSON.parse(json) as { suites: Suite[] }
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: durationMs(suite) / 1000 }))
}

function durationMs({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(durationMs)].reduce((sum, ms) => sum + ms, 0)
}

/** Lines such as `  12.3 s  name`, the numbers one under the other. */
export function timeLines(rows: { name: string; seconds: number }[]): string[] {
  return rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
