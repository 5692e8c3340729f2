import { setTimeout as wait } from 'node:timers/promises'
import { downFrames, heartbeatEveryMs } from '@sabimark/domain/attempt/live-frames.ts'
import { hallChannel } from '@sabimark/server/src/exam/time/time.db.ts'
import { quantile } from '../load/figures.ts'
import type { Stage } from '../parts/stage.ts'
import { layExam } from '../product/exam.ts'
import { percentOfCore, residentMb } from '../product/processes.ts'
import { beat, type Line, openLine, openSocket, ticketsOf } from './line.ts'

/** Starting is measured elsewhere. */
const startedAtOnce = 50

export type LiveFigures = {
  /** Memory of the server's processes for each open socket. */
  socketKb: number
  /** Of one core, server and database together, while every page says each 25 s that it is there. */
  corePercent: number
  /** From the notice of an act until a page is told. */
  hintP50Ms: number
  hintAllMs: number
}

/** Pages of one exam with their sockets open, at rest but for their heartbeats; then staff give time. */
export async function measureLive(stage: Stage, socketKb: number): Promise<LiveFigures> {
  const { product, load, school, questionIds, pace, say } = stage
  const { pages, watchMs } = pace.live
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
  say(`watching the server by itself for ${watchMs / 1000} s`)
  const alone = await percentOfCore(product.pid, () => wait(watchMs))
  say(`opening ${attempts.length} sockets`)
  const lines: Line[] = []
  for (const { ticket } of attempts) lines.push(await openLine(product.port, ticket))
  try {
    say(`watching them for ${watchMs / 1000} s`)
    const withAll = await percentOfCore(product.pid, () =>
      Promise.all(lines.map((line, index) => beat(line, (index / lines.length) * heartbeatEveryMs, watchMs))),
    )
    const notifiedAt = performance.now()
    const told = lines.map(async (line) => {
      await line.next(downFrames.lookNow)
      return performance.now() - notifiedAt
    })
    await product.pools.app.query('SELECT pg_notify($1, $2)', [hallChannel, attempts[0]?.sittingId])
    const tookMs = await Promise.all(told)
    return { socketKb, corePercent: withAll - alone, hintP50Ms: quantile(tookMs, 0.5), hintAllMs: Math.max(...tookMs) }
  } finally {
    for (const { close } of lines) close()
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
