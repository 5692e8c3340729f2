// Candidates of many schools who save at once: those of one database, or of one group, share calls.
import type { Order } from '../load/messages.ts'
import { type Stage, withProcessorTime } from '../parts/stage.ts'
import { layExam, layQuestions } from '../product/exam.ts'
import { laySchool } from '../product/school.ts'
import type { ManySchools } from './citus-figures.ts'

const hall = 'many schools'
const atOnce = 8

/** Schools of one candidate and one question each, all of them in the exam room. */
export async function layManySchools({ product, load, say }: Stage, count: number): Promise<{ lanes: number }> {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const halls: string[] = []
  const lay = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const school = await laySchool(product, 1)
      const exam = await layExam(product, school, await layQuestions(product, school, [sum]), 1)
      const cookies = exam.students.map(({ cookie }) => cookie)
      halls.push(school.schoolId)
      starts.push({ kind: 'start', port: product.port, hall: school.schoolId, ...exam, cookies } as const)
    }
  }
  const starts: Extract<Order, { kind: 'start' }>[] = []
  await Promise.all(Array.from({ length: atOnce }, lay))
  for (const start of starts) await load.tell(start)
  await load.tell({ kind: 'join', hall, halls })
  say(`${count} candidates of ${count} schools are in the exam room`)
  return { lanes: count }
}

const sum = { question: 'How much is two and two?', options: ['Three', 'Four'], correctAnswer: 1 }

export async function measureManySchools(
  stage: Stage,
  { lanes }: { lanes: number },
  measureMs: number,
): Promise<ManySchools> {
  const order = { kind: 'closed', hall, lanes } as const
  await stage.load.measure({ ...order, durationMs: measureMs / 5 })
  const before = await commitsOf(stage)
  const called = await callsOf(stage)
  const { outcome, cpuMicros } = await withProcessorTime(stage, `saves by ${lanes} schools`, () =>
    stage.load.measure({ ...order, durationMs: measureMs }),
  )
  const { count, perSecond, p99Ms } = outcome
  const commitsPerSave = ((await commitsOf(stage)) - before) / count
  const calls = [...(await callsOf(stage))].flatMap(([where, now]) => {
    const since = now - (called.get(where) ?? 0)
    return since > 0 ? [{ where, calls: since }] : []
  })
  const savesPerCall = count / calls.reduce((sum, one) => sum + one.calls, 0)
  return { perSecond, p99Ms, cpuMicros: cpuMicros / count, commitsPerSave, savesPerCall, calls }
}

/** How often save_events was called in each schema that has one; read when all backends have rested. */
async function callsOf({ product: { pools } }: Stage): Promise<Map<string, number>> {
  const nodes = new Map((await pools.homes.all()).map(({ node, app }) => [node, app]))
  const found = new Map<string, number>()
  for (const app of nodes.values()) {
    const { rows } = await app.query<{ where: string; calls: number }>(
      "SELECT schemaname AS where, calls FROM pg_stat_user_functions WHERE funcname = 'save_events'",
    )
    for (const { where, calls } of rows) found.set(where, (found.get(where) ?? 0) + calls)
  }
  return found
}

/** Of every node that holds schools; a backend tells of its commits when it has rested for ten seconds at the latest. */
async function commitsOf({ product: { pools }, pace }: Stage): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, pace.settleMs))
  const nodes = new Map((await pools.homes.all()).map(({ node, app }) => [node, app]))
  let sum = 0
  for (const app of nodes.values()) {
    const { rows } = await app.query<{ commits: number }>(
      'SELECT xact_commit AS commits FROM pg_stat_database WHERE datname = current_database()',
    )
    sum += rows[0]?.commits ?? Number.NaN
  }
  return sum
}
