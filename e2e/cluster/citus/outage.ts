// A worker is killed while candidates of two schools save, and then the coordinator: nothing acknowledged is lost, and who is on a node that lives goes on.
import { randomBytes } from 'node:crypto'
import type { Candidate, Tally } from '../../kill/candidate.ts'
import { runHall } from '../../kill/hall.ts'
import { pause, untilTrue } from '../../kill/patience.ts'
import { findDatabase, killAtOnce, stillRunning } from '../../kill/processes.ts'
import { installProduct, type Product } from '../../kill/product.ts'
import { signIn } from '../../kill/school.ts'
import { connect } from './connect.ts'
import { codeOf, comeAndSit, pupilOf } from './newcomer.ts'
import { ownerUrl, startNode, superuserUrl } from './nodes.ts'
import { coordinator, dataOf, type Node } from './places.ts'
import { readShards } from './read-shards.ts'
import { type Seated, seatTwo } from './seat-two.ts'
import { proveShiftedClock } from './shifted-clock.ts'

export type Outage = { say(line: string): void; candidates?: number }
type Run = Outage & { bin: string; product: Product; schools: [Seated, Seated]; problems: string[] }

/** Prints what was found and answers what was wrong. */
export async function proveOutages(bin: string, { say, candidates = 32 }: Outage): Promise<string[]> {
  const problems: string[] = []
  const product = await installProduct(undefined, {
    DATABASE_URL: ownerUrl(),
    SECRET: randomBytes(32).toString('hex'),
  })
  try {
    product.start(1)
    await product.ready()
    const schools = await seatTwo(product, candidates + 1)
    say(schools.map(({ subdomain, group, node }) => `${subdomain} is in ${group} on ${node.name}`).join(', '))
    const run = { say, candidates, bin, product, schools, problems }
    await loseWorker(run)
    const examId = await loseCoordinator(run)
    await proveShiftedClock({ ...run, examId })
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
    say(product.lastWords())
  } finally {
    await product.stop()
    await product.remove()
  }
  return problems
}

async function loseWorker(run: Run): Promise<void> {
  const [struck, spared] = run.schools
  const told = await sitBoth(run, 1, async (halls) => {
    const away = await killNode(struck.node)
    const before = ackedOf(halls[1])
    await pause(2_000)
    const beside = ackedOf(halls[1]) - before
    if (beside === 0) run.problems.push(`Nobody of ${spared.subdomain} saved anything while another node was dead.`)
    await comeAndSit(run.problems, spared, halls[1][0]?.examId ?? '')
    const refused = await codeOf(() => signIn(pupilOf(struck)))
    if (refused !== 'UNAVAILABLE') run.problems.push(`A school on the dead node was answered ${refused}.`)
    startNode(run.bin, struck.node)
    return `${struck.node.name} was away for ${away().toFixed(1)} s; meanwhile ${beside} events of the other school were acknowledged, and one of it signed in, started, saved and handed in`
  })
  run.say(told)
}

/** Answers the exam of the second school, which stays open. */
async function loseCoordinator(run: Run): Promise<string> {
  let examId = ''
  const told = await sitBoth(run, 2, async (halls) => {
    examId = halls[1][0]?.examId ?? ''
    const away = await killNode(coordinator)
    const before = halls.map(ackedOf)
    await pause(3_000)
    const counts = halls.map((hall, index) => ackedOf(hall) - (before[index] ?? 0))
    run.schools.forEach(({ subdomain }, index) => {
      if (counts[index] === 0) run.problems.push(`Nobody of ${subdomain} saved while the coordinator was dead.`)
    })
    for (const school of run.schools) {
      const refused = await codeOf(() => signIn(pupilOf(school)))
      if (refused !== 'UNAVAILABLE') run.problems.push(`With the coordinator dead a sign-in was answered ${refused}.`)
    }
    startNode(run.bin, coordinator)
    return `the coordinator was away for ${away().toFixed(1)} s; ${counts.join(' and ')} events were acknowledged meanwhile, and who wanted to sign in was asked to try again`
  })
  run.say(told)
  return examId
}

type Strike = (halls: [Candidate[], Candidate[]]) => Promise<string>

/** An exam at both schools at once, with what happens in the middle of it; all that was acknowledged is looked for behind it. */
async function sitBoth(run: Run, number: number, strike: Strike): Promise<string> {
  const { schools, problems, candidates = 32 } = run
  const over = new AbortController()
  const tally: Tally = { acknowledgements: 0, failures: new Map(), problems }
  const saving = [Promise.withResolvers<Candidate[]>(), Promise.withResolvers<Candidate[]>()] as const
  const done = Promise.withResolvers<void>()
  let told = ''
  const turns = [0, 0]
  const meet = (turn: number) =>
    untilTrue('both schools are as far', 120_000, async () => turns.every((one) => one >= turn))
  const kill = { moment: 'saving', victim: 'database', afterMs: 0 } as const
  const halls = schools.map(({ school, subdomain }, index) =>
    runHall({
      ...{ seed: `${subdomain}:${number}`, number, candidates, tally, school, signal: over.signal, pace: { hurry: 1 } },
      // They meet at the first, so that everybody of both is at work at the second.
      hall: { workers: 1, kills: [kill, kill] },
      school: { ...school, pupils: school.pupils.slice(0, candidates) },
      patienceMs: 180_000,
      strike: async (_kills, { candidates: all }) => {
        await untilTrue('everybody has saved something', 60_000, async () => all.every((one) => ackedOf([one]) > 1))
        const turn = (turns[index] ?? 0) + 1
        turns[index] = turn
        await meet(turn)
        if (turn === 1) return
        saving[index === 0 ? 0 : 1].resolve(all)
        await done.promise
      },
    }),
  )
  try {
    const strikes = Promise.all([saving[0].promise, saving[1].promise]).then(async (all) => {
      try {
        told = await strike(all)
        done.resolve()
      } catch (error) {
        done.reject(error)
        throw error
      }
    })
    const all = await Promise.all([...halls, strikes])
    const missing = await Promise.all(schools.map((one, index) => lostOf(one, all[index] ?? [])))
    problems.push(...missing.flat())
    return `${tally.acknowledgements} events of ${2 * candidates} candidates were acknowledged, ${missing.flat().length} of them are missing: ${told}`
  } finally {
    over.abort(new Error('the run is over'))
    done.resolve()
  }
}

const ackedOf = (hall: readonly Candidate[]): number =>
  hall.flatMap(({ pages }) => pages).reduce((sum, { outbox }) => sum + outbox.ackedSeq, 0)

/** At once, with all its processes; answers for how many seconds it has been away. */
async function killNode(node: Node): Promise<() => number> {
  const pids = await findDatabase(dataOf(node))
  if (pids.length === 0) throw new Error(`There is no ${node.name} to kill.`)
  const at = performance.now()
  killAtOnce(pids)
  await untilTrue(`${node.name} is gone`, 10_000, async () => (await stillRunning(pids)).length === 0)
  return () => (performance.now() - at) / 1_000
}

/** What a page was told is there, and is not. */
async function lostOf({ schoolId, group, subdomain }: Seated, all: unknown): Promise<string[]> {
  const candidates = Array.isArray(all) ? (all as Candidate[]) : []
  const pages = candidates.flatMap((one) => one.pages)
  const { port } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
  const { rows } = await connect(superuserUrl({ name: '', port }), (client) =>
    client.query<{ attempt: string; found: number; acked: number }>(
      `SELECT t.attempt, t.acked, count(v.seq)::int AS found
       FROM unnest($2::uuid[], $3::int[], $4::int[]) AS t (attempt, epoch, acked)
       LEFT JOIN ${group}.attempt_events v ON v.school_id = $1 AND v.attempt_id = t.attempt AND v.epoch = t.epoch AND v.seq <= t.acked
       GROUP BY t.attempt, t.epoch, t.acked HAVING count(v.seq) <> t.acked`,
      [
        schoolId,
        pages.map(({ attemptId }) => attemptId),
        pages.map(({ epoch }) => epoch),
        pages.map(({ outbox }) => outbox.ackedSeq),
      ],
    ),
  )
  return rows.map(
    ({ attempt, found, acked }) =>
      `Of attempt ${attempt} of ${subdomain} ${found} of ${acked} acknowledged events are there.`,
  )
}
