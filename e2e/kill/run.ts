import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { answerHelp } from '../../scripts/command.ts'
import { runBackupKills } from './backup-kill.ts'
import type { Outcomes } from './check-marks.ts'
import { runOnFullDisk } from './full-disk-run.ts'
import { planKills } from './plan.ts'
import { runSession } from './run-session.ts'
import { lineOf, tableOf } from './table.ts'

answerHelp(`npm run e2e:kill -- N: kills the product N times in the middle of exams, and looks whether anything is lost.

  npm run e2e:kill -- 10                 ten kills with SIGKILL: the server, PostgreSQL, both, one worker, one backend
  npm run e2e:kill -- 10 --seed abc      the same kills and candidates as another run (times differ)
  npm run e2e:kill -- 10 --candidates 20 fewer than 60 candidates
  npm run e2e:kill -- 10 --json FILE     also writes the figures
  npm run e2e:kill -- 3 --full-disk      fills the disk under the data folder instead (Linux, as root)

It first runs the same candidates without kills and compares every mark. At the end half as many backups and restores are killed. Each run uses an empty data folder and removes it.
It prints a line for each kill and a table; whatever was lost, doubled, changed or stuck is named and fails it.`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    candidates: { type: 'string' },
    json: { type: 'string' },
    'full-disk': { type: 'boolean', default: false },
  },
})
const count = Number(positionals[0] ?? '10')
const candidates = Number(values.candidates ?? '60')
if (![count, candidates].every((one) => Number.isInteger(one) && one > 0)) {
  console.error('How many kills and candidates must be whole numbers above 0, as in: npm run e2e:kill -- 10')
  process.exit(1)
}
const seed = values.seed ?? String(Math.floor(Math.random() * 1e9))
const plan = planKills(seed, count)
const asked = { seed, plan, candidates, leavers: 3, patienceMs: 600_000 }
console.log(`${count} kills, ${plan.halls.length} exams, ${candidates} candidates, seed ${seed}`)
const say = (line: string) => console.log(line)

if (values['full-disk']) {
  process.exitCode = await runOnFullDisk(asked, say)
  process.exit()
}

console.log('Without kills:')
const calm = await runSession({ ...asked, disaster: 'none', say })
console.log('With kills:')
const session = await runSession({
  ...asked,
  disaster: 'kills',
  say,
  onKill: (struck, problems) => {
    say(lineOf(struck, count))
    for (const problem of problems) say(`    LOST: ${problem}`)
  },
})
console.log('With backups and restores killed:')
const backups = await runBackupKills({ ...asked, times: Math.ceil(count / 2), say })

const problems = [
  ...calm.problems.map((one) => `without kills: ${one}`),
  ...session.problems,
  ...backups,
  ...differences(calm.outcomes, session.outcomes),
  ...(session.struck.length === count ? [] : [`${session.struck.length} kills instead of ${count}`]),
]
console.log(`\n${tableOf(session)}`)
console.log(`marks compared with the run without kills: ${session.outcomes.size} of ${calm.outcomes.size}`)
if (values.json !== undefined) {
  const { struck, failures, outcomes, ...figures } = session
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`
  const report = {
    seed,
    machine,
    ...figures,
    problems,
    marks: outcomes.size,
    failures: Object.fromEntries(failures),
    kills: struck,
  }
  writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
}
for (const problem of problems.slice(0, 50)) console.error(`LOST: ${problem}`)
console.log(problems.length === 0 ? 'Nothing was lost.' : `${problems.length} problems (seed ${seed}).`)
process.exitCode = problems.length === 0 ? 0 : 1

function differences(calmly: Outcomes, killed: Outcomes): string[] {
  if (killed.size === 0) return ['no mark could be compared: the run with kills did not come to its end']
  return [...calmly].flatMap(([name, outcome]) =>
    killed.get(name) === outcome
      ? []
      : [`${name}: ${killed.get(name) ?? 'no result'} instead of ${outcome} without kills`],
  )
}
