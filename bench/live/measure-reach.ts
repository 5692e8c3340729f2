import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { downFrames, heartbeatEveryMs } from '@sabimark/domain/attempt/live-frames.ts'
import { createTicketReader } from '@sabimark/server/src/attempt/ticket.ts'
import { readBoard } from '../board/read-board.ts'
import { quantile } from '../load/figures.ts'
import { type Candidate, save, wholePaper } from '../load/hall.ts'
import { startAll } from '../load/herds.ts'
import { bodyOf, mustBeServed, rpcRequest } from '../load/requests.ts'
import { openWire, type Wire } from '../load/wire.ts'
import type { Stage } from '../parts/stage.ts'
import { layExam } from '../product/exam.ts'
import { beat, type Line, openLine } from './line.ts'

export type ReachFigures = {
  /** From an answer that is acknowledged until a board has it that asks as its page does. */
  toBoardP50Ms: number
  toBoardP95Ms: number
  /** From staff's press until a page has the time they gave: told by its socket, it asks. */
  toPageP50Ms: number
  toPageAllMs: number
}

/** So often staff give five minutes. */
const extensions = 5
const shownWithinMs = 60_000

/** Somebody of the hall: a page with its socket, and the connection it saves over. */
type Seat = { candidate: Candidate; wire: Wire; line: Line; attemptId: string; answered: number }

/** A hall of some candidates who write, somebody who watches it, and staff who give time. */
export async function measureReach(stage: Stage): Promise<ReachFigures> {
  const { product, school, questionIds, pace, say } = stage
  const { candidates, overMs } = pace.live.reach
  const { examId, contentHash, students } = await layExam(product, school, questionIds, candidates)
  const cookies = students.map(({ cookie }) => cookie)
  const { hall } = await startAll({ kind: 'start', port: product.port, hall: examId, examId, contentHash, cookies })
  const readTicket = createTicketReader([product.secret])
  const seats: Seat[] = []
  for (const candidate of hall.candidates) {
    const attemptId = readTicket(candidate.ticket)?.attemptId ?? ''
    const [wire, line] = [openWire(product.port), await openLine(product.port, candidate.ticket)]
    await save(wire, candidate, [{ kind: 'start' }])
    seats.push({ candidate, wire, line, attemptId, answered: 0 })
  }
  const staff = openWire(product.port)
  const ask = askBy(staff, product.port, school.teacherCookie)
  try {
    const { sittingId } = await ask('exam/get', { examId })
    say(`${candidates} candidates write, and one board is watched`)
    const beating = seats.map(({ line }, index) => beat(line, (index / seats.length) * heartbeatEveryMs, overMs))
    const [boardMs] = await Promise.all([measureToBoard(stage, seats, { examId, sittingId }), ...beating])
    say('staff give time')
    const pageMs: number[] = []
    for (let number = 0; number < extensions; number += 1)
      pageMs.push(...(await measureToPages(ask, seats, { examId, sittingId })))
    pageMs.sort((one, other) => one - other)
    return {
      ...{ toBoardP50Ms: quantile(boardMs, 0.5), toBoardP95Ms: quantile(boardMs, 0.95) },
      ...{ toPageP50Ms: quantile(pageMs, 0.5), toPageAllMs: quantile(pageMs, 1) },
    }
  } finally {
    staff.close()
    for (const { wire, line } of seats) {
      wire.close()
      line.close()
    }
  }
}

type Sitting = { examId: string; sittingId: string }

/** Answers at any moment, each to another question; sorted, how long each took until the board counted it. */
async function measureToBoard({ product, school, pace }: Stage, seats: Seat[], of: Sitting): Promise<number[]> {
  const { answers, overMs } = pace.live.reach
  const path = `/api/exams/${of.examId}/sittings/${of.sittingId}/board`
  const agent = new Agent({ keepAlive: true })
  const waiting: { attemptId: string; count: number; savedAt: number }[] = []
  const tookMs: number[] = []
  const places: string[] = []
  const counts = new Map<string, number>()
  let since: string | undefined
  const look = async () => {
    const { board } = await readBoard(agent, product.port, path, school.teacherCookie, since)
    const shownAt = performance.now()
    since = board.since
    for (const [place, { attemptId, answered }] of board.rows.entries()) {
      places[place] = attemptId ?? ''
      counts.set(places[place] ?? '', answered)
    }
    for (const { place, answered } of board.changed)
      if (answered !== undefined) counts.set(places[place] ?? '', answered)
    for (const one of [...waiting]) {
      if ((counts.get(one.attemptId) ?? 0) < one.count) continue
      tookMs.push(shownAt - one.savedAt)
      waiting.splice(waiting.indexOf(one), 1)
    }
  }
  const began = performance.now()
  const writing = Promise.all(
    Array.from({ length: answers }, async (_, number) => {
      await wait((overMs * (number + Math.random())) / answers)
      const seat = seats[number % seats.length]
      if (!seat) throw new Error('Nobody sits in this hall.')
      seat.answered += 1
      const answer = wholePaper(seat.candidate)[seat.answered]
      await save(seat.wire, seat.candidate, answer ? [answer] : [])
      waiting.push({ attemptId: seat.attemptId, count: seat.answered, savedAt: performance.now() })
    }),
  )
  // As the page does: so long after the last one has come.
  do {
    await look()
    await wait(pace.board.everyMs)
    if (performance.now() - began > overMs + shownWithinMs) throw new Error('An answer never came to the board.')
  } while (performance.now() - began < overMs || waiting.length > 0)
  await writing
  agent.destroy()
  return tookMs.toSorted((one, other) => one - other)
}

type Ask = ReturnType<typeof askBy>

/** A call of the product by staff. */
function askBy(wire: Wire, port: number, cookie: string) {
  return async (path: string, input: object) => {
    const reply = await wire.ask(rpcRequest(port, path, cookie, JSON.stringify(input)))
    mustBeServed(path, reply)
    return JSON.parse(bodyOf(reply)).json
  }
}

/** Staff extend the sitting; from their press until each page has asked and has the time. */
async function measureToPages(ask: Ask, seats: readonly Seat[], of: Sitting): Promise<number[]> {
  const allowed = await Promise.all(seats.map(askAllowed))
  const { closesAt, changes } = await ask('exam/getSitting', of)
  const pressedAt = performance.now()
  const told = seats.map(async (seat, index) => {
    await seat.line.next(downFrames.lookNow)
    if ((await askAllowed(seat)) <= (allowed[index] ?? 0)) throw new Error('A page was told of time it has not got.')
    return performance.now() - pressedAt
  })
  await ask('exam/extend', {
    ...{ ...of, by: { minutes: 5 }, reason: 'The power was away' },
    seen: { closesAt, change: changes[0]?.id ?? null },
  })
  return await Promise.all(told)
}

/** An empty save, as a page asks for news. */
async function askAllowed({ candidate: { port, cookie, ticket, openedAt }, wire }: Seat): Promise<number> {
  const input = { ticket, sentAtMs: Math.floor(performance.now() - openedAt), events: [] }
  const reply = await wire.ask(rpcRequest(port, 'attempt/save', cookie, JSON.stringify(input)))
  mustBeServed('A look', reply)
  return JSON.parse(bodyOf(reply)).json.allowedMs ?? 0
}
