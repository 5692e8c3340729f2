import { setTimeout as wait } from 'node:timers/promises'
import {
  downFrames,
  heartbeatEveryMs,
  heartbeatFrame,
  hiFrame,
  livePath,
  liveProtocol,
} from '@sabimark/domain/attempt/live-frames.ts'
import { writeTicket } from '@sabimark/server/src/attempt/ticket.ts'
import { hallChannel } from '@sabimark/server/src/exam/time/time.db.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { quantile } from '../load/figures.ts'
import type { Stage } from '../parts/stage.ts'
import { layExam } from '../product/exam.ts'
import { processorTime, residentMb } from '../product/processes.ts'

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
  const attempts = await inSchool(product.pools.app, school, (tx) =>
    tx.rows<{ attemptId: string; studentId: string; epoch: number; sittingId: string }>(
      `SELECT id AS "attemptId", student_id AS "studentId", live_epoch AS epoch, sitting_id AS "sittingId"
       FROM exam_attempts WHERE school_id = $1 AND exam_id = $2`,
      [school.schoolId, exam.examId],
    ),
  )
  await wait(pace.settleMs)
  say(`watching the server by itself for ${watchMs / 1000} s`)
  const alone = await percentOfCore(product.pid, () => wait(watchMs))
  say(`opening ${attempts.length} sockets`)
  const lines: Line[] = []
  for (const claims of attempts) {
    const ticket = writeTicket({ ...claims, schoolId: school.schoolId }, [product.secret])
    lines.push(await openLine(product.port, ticket))
  }
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

/** Server and database together, while something goes on. */
async function percentOfCore(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = processorTime(pid)
  const began = performance.now()
  await work()
  const after = processorTime(pid)
  return (after.node + after.postgres - before.node - before.postgres) / 10 / (performance.now() - began)
}

/** Of a server nobody has asked for anything, whose memory has no room yet: it grows by what each socket takes, and its opening. */
export async function measureSocketKb({ pid, port }: Stage['product'], pages: number): Promise<number> {
  const before = residentMb(pid)
  const sockets = await Promise.all(Array.from({ length: pages }, () => openSocket(port)))
  const after = residentMb(pid)
  for (const socket of sockets) socket.close()
  return ((after - before) * 1024) / pages
}

async function openSocket(port: number): Promise<WebSocket> {
  const headers = { origin: `http://127.0.0.1:${port}` }
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, { protocols: liveProtocol, headers })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.onopen = () => resolve()
  socket.onerror = () => reject(new Error('A socket was refused.'))
  await promise
  return socket
}

type Line = { say(text: string): void; next(frame: string): Promise<void>; close(): void }

async function openLine(port: number, ticket: string): Promise<Line> {
  const socket = await openSocket(port)
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  socket.onmessage = ({ data }) => {
    waiting.get(String(data))?.resolve()
    waiting.delete(String(data))
  }
  socket.onclose = ({ code }) => {
    for (const one of waiting.values()) one.reject(new Error(`A socket was closed with ${code}.`))
  }
  const line: Line = {
    say: (text) => socket.send(text),
    next: (frame) => {
      const one = Promise.withResolvers<void>()
      waiting.set(frame, one)
      return one.promise
    },
    close: () => socket.close(),
  }
  const taken = line.next(downFrames.ok)
  socket.send(hiFrame(ticket))
  await taken
  return line
}

/** Heartbeats of a page, from some moment on until the end. */
async function beat(line: Line, firstMs: number, untilMs: number): Promise<void> {
  const began = performance.now()
  for (let at = firstMs; at < untilMs; at += heartbeatEveryMs) {
    await wait(Math.max(0, at - (performance.now() - began)))
    const heard = line.next(downFrames.heard)
    line.say(heartbeatFrame(0))
    await heard
  }
  await wait(Math.max(0, untilMs - (performance.now() - began)))
}
