// An exam on the cluster: 64 candidates save while its primary is struck again and again.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findKeepablePort } from '../../../scripts/free-port.ts'
import { checkLog } from '../../kill/check-log.ts'
import { lookInto } from '../../kill/database.ts'
import { runHall } from '../../kill/hall.ts'
import { judgeExams } from '../../kill/judge.ts'
import { untilTrue } from '../../kill/patience.ts'
import type { Kill } from '../../kill/plan.ts'
import { openSchool } from '../../kill/school.ts'
import type { Session } from '../../kill/session.ts'
import { readOutbox } from '../../mail.ts'
import { layServer, type OneServer } from '../../servers/one-server.ts'
import { dropDatabase, inDatabase, makeDatabase, ownerUrl, superuserUrl } from './database.ts'
import { blows, inSeconds, type Outage, problemsOf, type Said, tableOf } from './outage.ts'
import { databases, folderOf, server as place } from './places.ts'
import { strike } from './strike.ts'
import { tallyWithTimes, watchReadiness } from './watch.ts'

const candidates = 64
const name = 'sabimark_prove'
const patienceMs = 600_000
/** So slowly that somebody is at work for as long as an outage lasts. */
const slowly = 0.1

/** Prints the table and answers the exit code. */
export async function prove(count: number, say: (line: string) => void): Promise<number> {
  const folder = join(folderOf(place.name), 'prove')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  await makeDatabase(name)
  const port = await findKeepablePort()
  const env = { DATABASE_URL: ownerUrl(name), PUBLIC_URL: `http://127.0.0.1:${port}` }
  const product = layServer({ name: 'server', port, folder, env })
  try {
    product.start('the secret of a server whose database is struck')
    await product.ready()
    const { outages, problems } = await runExam(product, () => readOutbox(join(folder, 'server', 'outbox')), count, say)
    say(`\n${tableOf(outages)}`)
    const all = [...problems, ...outages.flatMap(problemsOf)]
    if (outages.length < count) all.push(`${outages.length} outages instead of ${count}`)
    for (const problem of all.slice(0, 50)) say(`WRONG: ${problem}`)
    say(
      all.length === 0
        ? 'It held: nothing lost, nothing doubled, and what was said was true.'
        : `${all.length} problems.`,
    )
    return all.length === 0 ? 0 : 1
  } finally {
    await product.kill()
    await dropDatabase(name)
  }
}

type Run = { outages: Outage[]; problems: string[] }

async function runExam(
  product: OneServer,
  mails: Parameters<typeof openSchool>[1],
  count: number,
  say: (line: string) => void,
): Promise<Run> {
  const look: Parameters<typeof strike>[0]['look'] = (work) => inDatabase(name, work)
  const school = await openSchool(product.url, mails, { candidates: candidates + count, leavers: 0 })
  say(`${candidates} candidates, and one more after each of ${count} outages.`)
  const ackMs: number[] = []
  const said: Said[] = []
  const tally = tallyWithTimes(ackMs)
  const session: Session = {
    ...{ struck: [], candidates: 0, acknowledged: 0, lookedFor: 0, longestWaitMs: 0 },
    ...{ failures: tally.failures, outcomes: new Map(), problems: tally.problems },
  }
  const outages: Outage[] = []
  const pace = { hurry: slowly }
  const kills = Array.from({ length: count }, (): Kill => ({ moment: 'saving', victim: 'database', afterMs: 0 }))
  const over = new AbortController()
  const watching = watchReadiness(product.url, said, over.signal)
  try {
    const all = await runHall({
      ...{ seed: 'a database that outlives its machine', number: 1, hall: { workers: 1, kills }, school, candidates },
      ...{ tally, signal: over.signal, patienceMs, pace },
      strike: async (_kills, state) => {
        const blow = blows[outages.length % blows.length] ?? 'machine killed'
        const outage = await strike({ school, tally, ackMs, said, look }, outages.length + 1, blow, state.candidates)
        outages.push(outage)
        const { primary, next, savingAgainMs, acknowledged } = outage
        say(
          `${outage.number} of ${count}: ${blow}, ${primary} → ${next}, saving again after ${inSeconds(savingAgainMs)} s, ${acknowledged} events looked for, ${outage.lost} lost`,
        )
        // A page whose log has a hole would wait for ever.
        if (outage.lost + outage.doubled > 0) throw new Error('After this outage the run makes no sense any more.')
        if (outages.length === count) pace.hurry = 2
      },
    })
    await judgeExams({ session, patienceMs, say, look }, all, school)
    // What was acknowledged is on all three, and not on the last primary alone.
    for (const machine of databases) {
      let problems: string[] = []
      const holdsAll = async () => {
        ;({ problems } = await lookInto(
          () => superuserUrl(name, machine.address),
          (ask) => checkLog(ask, all),
        ))
        return problems.length === 0
      }
      await untilTrue(`${machine.name} holds everything`, 60_000, holdsAll, 500).catch(() =>
        tally.problems.push(...problems.map((one) => `on ${machine.name}: ${one}`)),
      )
    }
    say(
      `${session.acknowledged} acknowledged events are on each of the three machines, and ${session.outcomes.size} papers are marked.`,
    )
  } catch (error) {
    tally.problems.push(error instanceof Error ? error.message : String(error))
    say(product.printed().slice(-3_000))
  } finally {
    over.abort(new Error('the run is over'))
    await watching
  }
  say(`Told: ${[...tally.failures].map(([what, times]) => `${what} ${times} times`).join(', ') || 'nothing but yes'}`)
  return { outages, problems: tally.problems }
}
