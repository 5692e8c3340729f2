// The whole proof, in the order of what fails fastest. Stops at the first part that fails.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECKS } from './check.ts'
import { answerHelp, type Ending, run, runToEnd } from './command.ts'
import { keepTemporaryFilesInMemory } from './memory-folder.ts'
import { startPostgres15 } from './postgres-15.ts'
import { addTallies, readPlaywrightTally, readVitestTally, type Tally } from './tally.ts'
import { type FileTime, readPlaywrightTimes, slowest, timeLines } from './times.ts'

interface Outcome {
  tally: Tally
  /** Nothing for a part that has no test files. */
  times: FileTime[]
}

interface Part {
  name: string
  run: (report: string) => Promise<Outcome>
}

const SLOWEST_SHOWN = 20

const PARTS: Part[] = [
  ...CHECKS.map(({ name, program, args }) => ({
    name,
    run: async () => {
      const isFine = (await run(program, args)) === 0
      return { tally: isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, times: [] }
    },
  })),
  {
    name: 'all rooms, on the embedded PostgreSQL',
    run: (report) => vitest(report, [], { DATABASE_URL: '', TEST_DATABASE_URL: '' }),
  },
  { name: 'what asks the database, again on PostgreSQL 15', run: serverOnPostgres15 },
  { name: 'journeys in Chromium', run: journeys },
]

answerHelp(`npm test: everything, in this order, until something fails.

${PARTS.map(({ name }, index) => `  ${index + 1}  ${name}`).join('\n')}

Needs the Debian packages chromium-headless-shell (or chromium) and postgresql-15; as root it installs them when they are missing.
One part alone: npm run check, npx vitest run --project server, npm run e2e.`)

async function vitest(report: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const timesFile = `${report}.times`
  const reporters = ['default', 'json', './scripts/time-reporter.ts'].map((name) => `--reporter=${name}`)
  const ending = await runToEnd('vitest', ['run', ...reporters, `--outputFile.json=${report}`, ...args], {
    ...env,
    TIMES_FILE: timesFile,
  })
  return judge('vitest', ending, () => ({
    tally: readVitestTally(readFileSync(report, 'utf8')),
    times: JSON.parse(readFileSync(timesFile, 'utf8')),
  }))
}

async function serverOnPostgres15(report: string): Promise<Outcome> {
  const database = await startPostgres15()
  try {
    return await vitest(report, ['--project', 'server'], { TEST_DATABASE_URL: database.url, ONLY_ABOUT_SQL: '1' })
  } finally {
    await database.stop()
  }
}

async function journeys(report: string): Promise<Outcome> {
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  const ending = await runToEnd('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
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

keepTemporaryFilesInMemory()

// Ctrl+C ends the part that runs; this program stays to clear up behind it.
process.on('SIGINT', () => undefined)

const folder = mkdtempSync(join(tmpdir(), 'sabimark-test-'))
const startedAt = performance.now()
const secondsSince = (from: number) => (performance.now() - from) / 1000
let total: Tally = { passed: 0, failed: 0 }
const parts: { name: string; seconds: number }[] = []
const files: { name: string; seconds: number }[] = []
for (const [index, part] of PARTS.entries()) {
  console.log(`\n── ${index + 1}/${PARTS.length} ${part.name}`)
  const partStartedAt = performance.now()
  const { tally, times } = await part.run(join(folder, `${index}.json`))
  total = addTallies(total, tally)
  parts.push({ name: part.name, seconds: secondsSince(partStartedAt) })
  files.push(...times.map(({ file, seconds }) => ({ name: `${file} (part ${index + 1})`, seconds })))
  if (tally.failed > 0) {
    console.error(`\nStopped: "${part.name}" failed; what comes after it was not run.`)
    break
  }
}
rmSync(folder, { recursive: true, force: true })
if (files.length > 0) console.log(`\n── The slowest files\n${timeLines(slowest(files, SLOWEST_SHOWN)).join('\n')}`)
console.log(`\n── The parts\n${timeLines(parts).join('\n')}`)
console.log(`\nafter ${Math.round(secondsSince(startedAt))} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
