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
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import type { Stage } from '../parts/stage.ts'

/** The socket of a page that has told its ticket. */
export type Line = { say(text: string): void; next(frame: string): Promise<void>; close(): void }

/** The attempts of an exam, each with a ticket. */
export async function ticketsOf(
  { pools, secret }: Stage['product'],
  { schoolId }: Stage['school'],
  examId: string,
): Promise<{ sittingId: string; ticket: string }[]> {
  const attempts = await inSchool(pools.app, { schoolId }, (tx) =>
    tx.rows<{ attemptId: string; studentId: string; epoch: number; sittingId: string }>(
      `SELECT id AS "attemptId", student_id AS "studentId", live_epoch AS epoch, sitting_id AS "sittingId"
       FROM exam_attempts WHERE school_id = $1 AND exam_id = $2`,
      [schoolId, examId],
    ),
  )
  return attempts.map((claims) => ({
    sittingId: claims.sittingId,
    ticket: writeTicket({ ...claims, schoolId }, [secret]),
  }))
}

export async function openSocket(port: number): Promise<WebSocket> {
  const headers = { origin: `http://127.0.0.1:${port}` }
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, { protocols: liveProtocol, headers })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.onopen = () => resolve()
  socket.onerror = () => reject(new Error('A socket was refused.'))
  await promise
  return socket
}

export async function openLine(port: number, ticket: string): Promise<Line> {
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
export async function beat(line: Line, firstMs: number, untilMs: number): Promise<void> {
  const began = performance.now()
  for (let at = firstMs; at < untilMs; at += heartbeatEveryMs) {
    await wait(Math.max(0, at - (performance.now() - began)))
    const heard = line.next(downFrames.heard)
    line.say(heartbeatFrame(0))
    await heard
  }
  await wait(Math.max(0, untilMs - (performance.now() - began)))
}
