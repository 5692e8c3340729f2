import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { answerHelp, run } from '../../scripts/command.ts'
import type { RunSummary } from './candidate-run.ts'
import { runSeeds, seedsFrom } from './seeded-runs.ts'

answerHelp(`npm run e2e:network: candidates on bad networks; whatever they are told is saved is looked up in the database.

  npm run e2e:network -- --seeds 200 --browsers 5   the long form, and what runs when nothing is said
  npm run e2e:network -- --seed 5f0c21aa-17         one run of the sync core again, alone
  npm run e2e:network -- --browser-seed 5f0c21aa    one run in the browser again, alone

  --seeds N      runs of the exam room's sync core, without a browser
  --browsers N   runs in a real Chromium
  --at-once N    so many runs of the core at a time (16)

A proxy of our own on the loopback delays, drops, duplicates, reorders, cuts replies, answers 502, falls silent and refuses.
A run that fails prints its seed.`)

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    browsers: { type: 'string' },
    'at-once': { type: 'string', default: '16' },
    seed: { type: 'string' },
    'browser-seed': { type: 'string' },
  },
})
const isReplay = values.seed !== undefined || values['browser-seed'] !== undefined
const base = randomBytes(4).toString('hex')
const seeds = values.seed === undefined ? seedsFrom(base, countOf(values.seeds, 200)) : [values.seed]
const browserCount = values['browser-seed'] === undefined ? countOf(values.browsers, 5) : 1

let failedCount = 0
if (seeds.length > 0) {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const summaries = await runSeeds({
    seeds,
    atOnce: countOf(values['at-once'], 16),
    onDone: (summary, doneCount) => say(`${doneCount}/${seeds.length} after ${seconds()} s  ${line(summary)}`),
  })
  failedCount = summaries.filter(({ problems }) => problems.length > 0).length
  say(`\n${table(summaries)}`)
}
if (browserCount > 0) {
  const code = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', 'e2e/network/bad-network.spec.ts'], {
    NETWORK_BROWSERS: String(browserCount),
    NETWORK_SEED: values['browser-seed'] ?? base,
  })
  if (code !== 0) failedCount += 1
}
process.exitCode = failedCount > 0 ? 1 : 0

function countOf(given: string | undefined, otherwise: number): number {
  if (given === undefined) return isReplay ? 0 : otherwise
  const count = Number(given)
  if (!Number.isInteger(count) || count < 0) throw new Error(`${given} is no number of runs.`)
  return count
}

function line({ seed, moves, counts, problems }: RunSummary): string {
  const said = `${moves} moves, ${counts.acknowledged} acknowledged events looked up, "saved" checked ${counts.saidSaved} times`
  return `seed ${seed}: ${said}${problems.map((problem) => `\n    WRONG: ${problem}`).join('')}`
}

function table(summaries: readonly RunSummary[]): string {
  const sum = (figure: (summary: RunSummary) => number) => summaries.reduce((total, one) => total + figure(one), 0)
  const faults = new Map<string, number>()
  for (const { struck } of summaries) {
    for (const [fault, count] of Object.entries(struck)) faults.set(fault, (faults.get(fault) ?? 0) + count)
  }
  const rows: [string, number][] = [
    ['runs', summaries.length],
    ['runs with something wrong', sum(({ problems }) => (problems.length > 0 ? 1 : 0))],
    ['moves of the candidates', sum(({ moves }) => moves)],
    ['pages stopped by a start that came late', sum(({ stopped }) => stopped)],
    ['acknowledged events looked up', sum(({ counts }) => counts.acknowledged)],
    ['times "saved on the server" was checked', sum(({ counts }) => counts.saidSaved)],
    ['times "saved on this computer" was checked', sum(({ counts }) => counts.saidHere)],
    ['sockets the server took', sum(({ sockets }) => sockets.taken)],
    ['of them broken by the network', sum(({ sockets }) => sockets.broken)],
    ['hints heard by a socket', sum(({ sockets }) => sockets.hinted)],
    ...faults,
  ]
  return rows.map(([name, count]) => `${name.padEnd(44)}${String(count).padStart(8)}`).join('\n')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
