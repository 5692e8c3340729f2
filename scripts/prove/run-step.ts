// How each kind of step runs, and what its report says.
import { readFileSync } from 'node:fs'
import { CHECKS } from '../check.ts'
import { type Ending, run, runToEnd } from '../command.ts'
import { startPostgres15 } from '../postgres-15.ts'
import type { Step } from './parts.ts'
import { addTallies, readPlaywrightTally, readVitestTally, type Tally } from './tally.ts'
import { type FileTime, readPlaywrightTimes } from './times.ts'

export interface Outcome {
  tally: Tally
  /** Nothing for a step that has no test files. */
  times: FileTime[]
}

/** `report` is a path nothing stands at yet. */
export function runStep(step: Step, report: string): Promise<Outcome> {
  if (step.by === 'checks') return check()
  if (step.by === 'vitest') return step.on ? vitestOnPostgres15(step, report) : vitest(step, report)
  return journeys(step, report)
}

type Kind<By extends Step['by']> = Extract<Step, { by: By }>

const one = (isFine: boolean): Tally => (isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

async function check(): Promise<Outcome> {
  let tally: Tally = { passed: 0, failed: 0 }
  for (const { name, program, args } of CHECKS) {
    console.log(`check: ${name}`)
    tally = addTallies(tally, one((await run(program, args)) === 0))
    if (tally.failed > 0) break
  }
  return { tally, times: [] }
}

async function vitest({ projects, files = [], env = {} }: Kind<'vitest'>, report: string): Promise<Outcome> {
  const timesFile = `${report}.times`
  const reporters = ['default', 'json', './scripts/prove/time-reporter.ts'].map((name) => `--reporter=${name}`)
  const asked = [...projects.flatMap((name) => ['--project', name]), ...files]
  const ending = await runToEnd('vitest', ['run', ...reporters, `--outputFile.json=${report}`, ...asked], {
    ...env,
    TIMES_FILE: timesFile,
  })
  return judge('vitest', ending, () => ({
    tally: readVitestTally(readFileSync(report, 'utf8')),
    times: JSON.parse(readFileSync(timesFile, 'utf8')),
  }))
}

async function vitestOnPostgres15(step: Kind<'vitest'>, report: string): Promise<Outcome> {
  const database = await startPostgres15()
  try {
    return await vitest({ ...step, env: { ...step.env, TEST_DATABASE_URL: database.url } }, report)
  } finally {
    await database.stop()
  }
}

async function journeys({ proof, files = [] }: Kind<'journeys'>, report: string): Promise<Outcome> {
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...files]
  const ending = await runToEnd('playwright', args, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PROOF: proof === 'all' ? '' : proof,
  })
  return judge('playwright', ending, () => {
    const json = readFileSync(report, 'utf8')
    return { tally: readPlaywrightTally(json), times: readPlaywrightTimes(json) }
  })
}

/** Signals by which a program crashes; nobody sends them. */
const crashes: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS']

/**
 * A runner that failed counts as a failure even when its report names none, or is missing. One that crashed while it closed, with
 * everything passed and told before, is not: nothing was left to prove.
 */
function judge(runner: string, { code, signal }: Ending, readReport: () => Outcome): Outcome {
  if (code !== 0) console.error(`${runner} ended ${signal === null ? `with code ${code}` : `by ${signal}`}.`)
  try {
    const { tally, times } = readReport()
    const isCrashAfterwards = crashes.includes(signal) && tally.passed > 0
    const isFailure = code !== 0 && tally.failed === 0 && !isCrashAfterwards
    return { tally: isFailure ? { ...tally, failed: 1 } : tally, times }
  } catch (error) {
    console.error(`The runner left no report that can be read: ${error instanceof Error ? error.message : error}`)
    return { tally: { passed: 0, failed: 1 }, times: [] }
  }
}
