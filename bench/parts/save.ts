import { setTimeout as wait } from 'node:timers/promises'
import { layExam } from '../product/exam.ts'
import { residentMb } from '../product/processes.ts'
import type { SaveFigures } from '../report/figures.ts'
import { type Stage, withProcessorTime } from './stage.ts'

export const saveHall = 'saves'

/** Candidates in the exam room, as many as any load of saves has lanes. */
export async function openSaveHall(stage: Stage): Promise<void> {
  const { product, load, school, questionIds, pace, say } = stage
  const count = Math.max(...pace.lanes, pace.openLanes)
  say(`opening an exam for ${count} candidates who will save`)
  const { examId, contentHash, students } = await layExam(product, school, questionIds, count)
  const cookies = students.map(({ cookie }) => cookie)
  await load.tell({ kind: 'start', port: product.port, hall: saveHall, examId, contentHash, cookies })
}

/** A closed loop of saves for each number of lanes; also the most memory the Node processes took. */
export async function measureSaves(
  stage: Stage,
  lanes: readonly number[],
): Promise<{ save: Record<string, SaveFigures>; mostMb: number }> {
  const commits = await watchCommits(stage)
  const save: Record<string, SaveFigures> = {}
  let mostMb = 0
  const memory = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(stage.product.pid))
  }, 250)
  try {
    for (const count of lanes) save[count] = await measureOne(stage, count, commits)
  } finally {
    clearInterval(memory)
  }
  return { save, mostMb }
}

async function measureOne(stage: Stage, lanes: number, commits: CommitWatch): Promise<SaveFigures> {
  const { load, pace, say } = stage
  const order = { kind: 'closed', hall: saveHall, lanes } as const
  const warm = await load.measure({ ...order, durationMs: pace.warmUpMs })
  const { outcome, cpuMicros, parts } = await withProcessorTime(stage, `saves by ${lanes}`, () =>
    load.measure({ ...order, durationMs: pace.measureMs }),
  )
  const { count, perSecond, p50Ms, p95Ms, p99Ms, bytes, ownCpuMicros } = outcome
  const perSave = (micros: number) => Math.round(micros / count)
  const committed = await commits.sinceLast()
  say(
    `save by ${lanes}: ${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms, node ${perSave(parts.node)} µs + PostgreSQL ${perSave(parts.postgres)} µs (load generator ${Math.round(ownCpuMicros)} µs)`,
  )
  return {
    perSecond,
    p50Ms,
    p95Ms,
    p99Ms,
    cpuMicros: cpuMicros / count,
    commitsPerSave: committed / (warm.count + count),
    bytes,
  }
}

type CommitWatch = { sinceLast(): Promise<number> }

/** Counts commits of the product. Its jobs look for work all the time; what they commit at rest is taken off. */
async function watchCommits({ product: { pools }, pace, say }: Stage): Promise<CommitWatch> {
  const read = async () => {
    // A backend tells of its commits when it has been idle for ten seconds at the latest.
    await wait(pace.settleMs)
    const { rows } = await pools.app.query<{ commits: number }>(
      'SELECT xact_commit AS commits FROM pg_stat_database WHERE datname = current_database()',
    )
    return { commits: rows[0]?.commits ?? Number.NaN, at: performance.now() }
  }
  say('counting the commits of a server at rest')
  const [first, second] = [await read(), await read()]
  const perMsAtRest = (second.commits - first.commits) / (second.at - first.at)
  let last = second
  return {
    sinceLast: async () => {
      const before = last
      last = await read()
      return Math.max(0, last.commits - before.commits - perMsAtRest * (last.at - before.at))
    },
  }
}
