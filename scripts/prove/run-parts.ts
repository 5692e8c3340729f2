// Runs parts one after the other until one fails, and says of each what came of it.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepTemporaryFilesInMemory } from '../memory-folder.ts'
import type { Part } from './parts.ts'
import { recordTimes } from './record.ts'
import { type Outcome, runStep } from './run-step.ts'
import { addTallies, type Tally } from './tally.ts'
import { slowest, timeLines } from './times.ts'

const SLOWEST_SHOWN = 20

type Told = { part: Part; seconds: number; outcome: Outcome }

/** `afterwards` is said before the sum, which is the last line. */
export async function runParts(parts: readonly Part[], afterwards: readonly string[] = []): Promise<void> {
  keepTemporaryFilesInMemory()
  // Ctrl+C ends the part that runs; this program stays to clear up behind it.
  process.on('SIGINT', () => undefined)
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-proof-'))
  const startedAt = performance.now()
  const told: Told[] = []
  for (const [index, part] of parts.entries()) {
    console.log(`\n── ${index + 1}/${parts.length} ${part.name}: ${part.proves}`)
    const partStartedAt = performance.now()
    const outcome = await runSteps(part, join(folder, part.name))
    const seconds = secondsSince(partStartedAt)
    told.push({ part, seconds, outcome })
    if (outcome.tally.failed > 0) {
      console.error(`\nStopped: "${part.name}" failed; what comes after it was not run.`)
      break
    }
    recordTimes(part.name, { seconds, files: outcome.times })
  }
  rmSync(folder, { recursive: true, force: true })
  const total = told.map(({ outcome }) => outcome.tally).reduce(addTallies, { passed: 0, failed: 0 })
  sayWhere(told)
  for (const line of ['', ...afterwards, `after ${Math.round(secondsSince(startedAt))} s`]) console.log(line)
  leaveSum(total)
  console.log(sumLine(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}

const secondsSince = (from: number) => (performance.now() - from) / 1000
const sumLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

async function runSteps({ steps }: Part, report: string): Promise<Outcome> {
  const all: Outcome = { tally: { passed: 0, failed: 0 }, times: [] }
  for (const [index, step] of steps.entries()) {
    const { tally, times } = await runStep(step, `${report}-${index}.json`)
    all.tally = addTallies(all.tally, tally)
    all.times.push(...times)
    if (tally.failed > 0) break
  }
  return all
}

function sayWhere(told: readonly Told[]): void {
  const files = told.flatMap(({ part, outcome }) =>
    outcome.times.map(({ file, seconds }) => ({ name: `${file} (${part.name})`, seconds })),
  )
  if (files.length > 0) console.log(`\n── The slowest files\n${timeLines(slowest(files, SLOWEST_SHOWN)).join('\n')}`)
  const lines = told.map(({ part, seconds, outcome }) => ({
    name: `${part.name.padEnd(12)} ${sumLine(outcome.tally)}`,
    seconds,
  }))
  console.log(`\n── The parts\n${timeLines(lines).join('\n')}`)
}

/** For who adds up several commands: .ci/run. */
function leaveSum({ passed, failed }: Tally): void {
  if (process.env.PROOF_SUM) appendFileSync(process.env.PROOF_SUM, `${passed} ${failed}\n`)
}
