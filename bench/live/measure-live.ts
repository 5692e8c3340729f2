import { setTimeout as wait } from 'node:timers/promises'
import { downFrames } from '@sabimark/domain/attempt/live-frames.ts'
import { hallChannel } from '@sabimark/server/src/exam/time/time.db.ts'
import { openLivePage } from '../../scripts/live/live-page.ts'
import { quantile } from '../load/figures.ts'
import type { Stage } from '../parts/stage.ts'
import { layExam } from '../product/exam.ts'
import { microsBetween, residentMb, runMicros } from '../product/processes.ts'
import { beat, type Line, openLine, openSocket, ticketsOf } from './line.ts'
import { measureReach, type ReachFigures } from './measure-reach.ts'

/** So often is looked who is back. */
const lookEveryMs = 50
/** Nobody is missing for longer, or the bench has failed. */
const backWithinMs = 120_000

/** Starting is measured elsewhere. */
const startedAtOnce = 50

export type LiveFigures = ReachFigures & {
  /** Memory of the server's processes for each open socket. */
  socketKb: number
  /** Of one core, server and database together, while every page says each 25 s that it is there. */
  corePercent: number
  /** From the notice of an act until a page is told. */
  hintP50Ms: number
  hintAllMs: number
  /** From the end of a server that is restarted until it is ready, and until every page has its socket again. */
  restartMs: number
  backAllMs: number
}

/** Pages of one exam with their sockets open, at rest but for their heartbeats; then staff give time. */
export async function measureLive(stage: Stage, socketKb: number): Promise<LiveFigures> {
  const { product, load, school, questionIds, pace, say } = stage
  const { pages } = pace.live
  const exam = await layExam(product, school, questionIds, pages)
  for (let from = 0; from < exam.students.length; from += startedAtOnce) {
    const { examId, contentHash, students } = exam
    const hall = `${examId} ${from}`
    const cookies = students.slice(from, from + startedAtOnce).map(({ cookie }) => cookie)
    await load.measure({ kind: 'start', port: product.port, hall, examId, contentHash, cookies })
    await load.tell({ kind: 'close', hall })
  }
  const attempts = await ticketsOf(product, school, exam.examId)
  await wait(pace.settleMs)
  say(`opening ${attempts.length} sockets`)
  const lines: Line[] = []
  for (const { ticket } of attempts) lines.push(await openLine(product.port, ticket))
  try {
    const corePercent = await inTurn(stage, lines)
    const notifiedAt = performance.now()
    const told = lines.map(async (line) => {
      await line.next(downFrames.lookNow)
      return performance.now() - notifiedAt
    })
    await product.pools.app.query('SELECT pg_notify($1, $2)', [hallChannel, attempts[0]?.sittingId])
    const tookMs = await Promise.all(told)
    const hints = { hintP50Ms: quantile(tookMs, 0.5), hintAllMs: Math.max(...tookMs) }
    const reach = await measureReach(stage)
    for (const { close } of lines) close()
    say('restarting the server under them')
    return { socketKb, corePercent, ...hints, ...reach, ...(await measureRestart(stage, attempts)) }
  } finally {
    for (const { close } of lines) close()
  }
}

/**
 * What the pages that say they are there take of one core: stretches in which each says so once and others in which none does, in turn, by the
 * kernel's count of each thread; the middle of the differences. Nobody is silent so long that it would be ended.
 */
async function inTurn({ product, pace, say }: Stage, lines: readonly Line[]): Promise<number> {
  const { stretchMs, rounds } = pace.live
  const percentOf = async (work: () => Promise<unknown>) => {
    const [before, began] = [runMicros(product.pid), performance.now()]
    await work()
    return microsBetween(before, runMicros(product.pid)) / 10 / (performance.now() - began)
  }
  const differences: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    say(`watching them for ${stretchMs / 1000} s, silent and heard, ${round} of ${rounds}`)
    const silent = await percentOf(() => wait(stretchMs))
    const heard = await percentOf(() =>
      Promise.all(lines.map((line, index) => beat(line, (index / lines.length) * stretchMs, stretchMs))),
    )
    differences.push(heard - silent)
  }
  return quantile(
    differences.toSorted((one, other) => one - other),
    0.5,
  )
}

/** Pages that know when to ask again by what the exam room does. */
async function measureRestart({ product }: Stage, attempts: readonly { ticket: string }[]) {
  const pages = attempts.map(({ ticket }) => openLivePage(`http://127.0.0.1:${product.port}`, ticket))
  const all = async (times: number) => {
    const giveUpAt = performance.now() + backWithinMs
    while (!pages.every(({ opened }) => opened >= times)) {
      if (performance.now() > giveUpAt) throw new Error('Not every page has its socket again.')
      await wait(lookEveryMs)
    }
  }
  try {
    await all(1)
    const { ready } = await product.restart()
    const gone = performance.now()
    const since = () => performance.now() - gone
    const [restartMs, backAllMs] = await Promise.all([ready.then(since), all(2).then(since)])
    return { restartMs, backAllMs }
  } finally {
    for (const { close } of pages) close()
  }
}

/** Of a server nobody has asked for anything, whose memory has no room yet: it grows by what each socket takes, and its opening. */
export async function measureSocketKb({ pid, port }: Stage['product'], pages: number): Promise<number> {
  const before = residentMb(pid)
  const sockets = await Promise.all(Array.from({ length: pages }, () => openSocket(port)))
  const after = residentMb(pid)
  for (const socket of sockets) socket.close()
  return ((after - before) * 1024) / pages
}
