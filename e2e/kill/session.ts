// A whole run: one installation, many exams, and the kills between; then what is left of it all.
import { contract } from '@sabimark/contract/contract.ts'
import { call } from './call.ts'
import type { Candidate, Tally } from './candidate.ts'
import { checkLog } from './check-log.ts'
import { checkMarks, type Outcomes } from './check-marks.ts'
import { checkRest, damageInLog, readEverything, stuckWork } from './check-rest.ts'
import { inDatabase } from './database.ts'
import { fillDisk } from './full-disk.ts'
import { type HallRun, type HallState, runHall } from './hall.ts'
import { pause, untilTrue } from './patience.ts'
import type { Kill, Plan } from './plan.ts'
import { processesOn } from './processes.ts'
import { installProduct, type Product } from './product.ts'
import { openSchool, type School } from './school.ts'

export type Struck = Kill & {
  number: number
  exam: number
  workers: number
  /** Nobody had to start it again. */
  isByItself: boolean
  /** From the last kill to the first answer of a ready server. */
  readyMs: number
  /** Acknowledged events of this exam that were looked for afterwards. */
  acknowledged: number
}

export type SessionOptions = {
  seed: string
  plan: Plan
  candidates: number
  leavers: number
  /** What strikes at the moments of the plan; nothing, and everybody acts faster. */
  disaster: 'kills' | 'full disk' | 'none'
  /**
   * After how long something counts as stuck: by then an exam of a minute with its minute of grace is over, and the lease of
   * one who was killed over the work has run out.
   */
  patienceMs: number
  /** Where the data folder is made. */
  place?: string
  onKill?: (struck: Struck, problems: readonly string[]) => void
  say?: (line: string) => void
}

export type Session = {
  struck: Struck[]
  candidates: number
  acknowledged: number
  /** Looked for after each kill and at the end, altogether. */
  lookedFor: number
  /** From the acknowledgement of handing in to the result, the longest. */
  longestWaitMs: number
  failures: Map<string, number>
  outcomes: Outcomes
  problems: string[]
}

export async function runSession(options: SessionOptions): Promise<Session> {
  const { seed, plan, disaster, say = () => undefined } = options
  const tally: Tally = { acknowledgements: 0, failures: new Map(), problems: [] }
  const session: Session = {
    ...{ struck: [], candidates: 0, acknowledged: 0, lookedFor: 0, longestWaitMs: 0 },
    ...{ failures: tally.failures, outcomes: new Map(), problems: tally.problems },
  }
  const over = new AbortController()
  const product = await installProduct(options.place)
  const all: Candidate[] = []
  try {
    const tools: Tools = { options, product, session, say }
    product.start(1)
    if (disaster === 'kills' && plan.firstStart.length > 0)
      await strikeMany(tools, plan.firstStart, { number: 0, workers: 1, candidates: [] })
    await product.ready()
    const school = await prepare(tools)
    let workers = 1
    for (const [index, hall] of plan.halls.entries()) {
      if (hall.workers !== workers) {
        workers = hall.workers
        await restart(product, workers, session.problems)
      }
      const candidates = await runHall({
        ...{ seed, number: index + 1, hall, school, candidates: options.candidates, tally },
        ...{ signal: over.signal, patienceMs: options.patienceMs },
        hurry: disaster === 'none' ? 4 : 1,
        strike: strikes[disaster](tools),
      })
      all.push(...candidates)
      say(`exam ${index + 1} of ${plan.halls.length}: ${candidates.length} candidates, all done`)
    }
    await judge(tools, all, school)
  } catch (error) {
    session.problems.push(error instanceof Error ? error.message : String(error))
    say(product.lastWords())
  } finally {
    over.abort(new Error('the run is over'))
    session.candidates = all.length
    session.longestWaitMs = Math.max(0, ...all.map(({ waitedMs }) => waitedMs))
    await product.remove()
  }
  return session
}

const strikes: Record<SessionOptions['disaster'], (tools: Tools) => HallRun['strike']> = {
  kills: (tools) => (kills, state) => strikeMany(tools, kills, state),
  'full disk':
    ({ product, session, say }) =>
    async (kills, state) => {
      for (const { afterMs } of kills) {
        await pause(afterMs)
        await fillDisk(product, say)
        const { acknowledged, problems } = await lookForAll(product, state)
        session.lookedFor += acknowledged
        session.problems.push(...problems)
        say(`room again: ${acknowledged} acknowledged events, ${problems.length} problems`)
      }
    },
  none: () => null,
}

async function lookForAll({ dataDir }: Product, { candidates }: HallState) {
  if (candidates.length === 0) return { acknowledged: 0, problems: [] }
  return await inDatabase(dataDir, (ask) => checkLog(ask, candidates))
}

type Tools = { options: SessionOptions; product: Product; session: Session; say: (line: string) => void }

async function prepare({ options, product }: Tools): Promise<School> {
  const most = Math.max(0, ...options.plan.halls.map(({ kills }) => kills.length))
  const size = { candidates: options.candidates + most, leavers: options.leavers }
  return await openSchool(product.url, `${product.dataDir}/outbox`, size)
}

async function restart(product: Product, workers: number, problems: string[]): Promise<void> {
  const code = await product.stop()
  if (code !== 0) problems.push(`told to stop, the server ended with ${code}`)
  product.start(workers)
  await product.ready()
}

/** Kills, and kills again while the product comes back; then waits until it is ready and looks for everything. */
async function strikeMany({ options, product, session }: Tools, kills: Kill[], state: HallState): Promise<void> {
  const struck: Struck[] = []
  let startsBefore = 0
  for (const kill of kills) {
    await pause(kill.afterMs)
    startsBefore = product.startCount()
    await product.kill(kill.victim)
    const readyMs = -performance.now()
    // The line an operator types; the exam goes on by itself.
    if (!product.isRunning()) product.start(state.workers)
    const number = session.struck.length + struck.length + 1
    const { number: exam, workers } = state
    struck.push({ ...kill, number, exam, workers, isByItself: false, readyMs, acknowledged: 0 })
  }
  await product.ready()
  const last = struck.at(-1)
  if (last) {
    last.readyMs += performance.now()
    last.isByItself = product.startCount() === startsBefore
  }
  const { acknowledged, problems } = await lookForAll(product, state)
  session.lookedFor += acknowledged
  session.problems.push(...problems)
  for (const one of struck) {
    // Only the last one of a chain was followed by a ready product.
    const told = { ...one, readyMs: one === last ? Math.round(one.readyMs) : Number.NaN, acknowledged }
    session.struck.push(told)
    options.onKill?.(told, one === last ? problems : [])
  }
  // A page whose log has a hole would wait for ever.
  if (problems.length > 0) throw new Error(`after this kill the run makes no sense any more`)
}

/** What is there when all exams are over and the clock has ended those of whoever left. */
async function judge(
  { options: { patienceMs }, product, session, say }: Tools,
  all: Candidate[],
  school: School,
): Promise<void> {
  const { dataDir } = product
  const leavers = all.filter(({ script }) => !script.handsIn)
  if (leavers.length > 0) say('waiting for the clock to end the attempts of those who left')
  const examIds = [...new Set(leavers.map(({ examId }) => examId))]
  const unmarked = () =>
    inDatabase(dataDir, (ask) =>
      ask(
        `SELECT 1 FROM exam_attempts a LEFT JOIN results r ON r.attempt_id = a.id WHERE a.exam_id = ANY ($1) AND r.id IS NULL`,
        [examIds],
      ),
    )
  const note = (error: unknown) => session.problems.push(error instanceof Error ? error.message : String(error))
  await untilTrue(
    'every attempt is closed and marked',
    patienceMs,
    async () => (await unmarked()).length === 0,
    500,
  ).catch(note)
  let stuck: string[] = []
  const isIdle = async () => {
    stuck = await inDatabase(dataDir, stuckWork)
    return stuck.length === 0
  }
  await untilTrue('no work is stuck', patienceMs, isIdle, 500).catch(() => session.problems.push(...stuck))

  await inDatabase(dataDir, async (ask) => {
    const log = await checkLog(ask, all)
    const marks = await checkMarks(ask, all)
    session.acknowledged = log.acknowledged
    session.lookedFor += log.acknowledged
    session.outcomes = marks.outcomes
    session.problems.push(...log.problems, ...marks.problems, ...(await checkRest(ask, all)))
    say(`${await readEverything(ask)} rows of all tables read`)
  })
  await askAsStaff(school, all, session.problems)
  session.problems.push(...damageInLog(dataDir))
  const code = await product.stop()
  if (code !== 0) session.problems.push(`told to stop, the server ended with ${code}`)
  const left = await processesOn(dataDir)
  if (left.length > 0) session.problems.push(`still running after the end: ${left.join('; ')}`)
}

/** The results as the school's staff see them. */
async function askAsStaff(school: School, all: Candidate[], problems: string[]): Promise<void> {
  for (const examId of new Set(all.map((candidate) => candidate.examId))) {
    let cursor: string | null = null
    let marked = 0
    do {
      const page: { items: { state: string }[]; nextCursor: string | null } = await call(
        school.admin,
        contract.result.listForExam,
        { examId, ...(cursor === null ? {} : { cursor }) },
      )
      marked += page.items.filter(({ state }) => state === 'marked').length
      cursor = page.nextCursor
    } while (cursor !== null)
    const wanted = all.filter((candidate) => candidate.examId === examId).length
    if (marked !== wanted) problems.push(`the school sees ${marked} marked attempts of ${wanted}`)
  }
}
