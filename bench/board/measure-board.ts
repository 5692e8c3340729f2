import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Line, openLine, ticketsOf } from '../live/line.ts'
import { quantile } from '../load/figures.ts'
import type { Stage } from '../parts/stage.ts'
import { layExam } from '../product/exam.ts'
import { lookInTurn } from './in-turn.ts'
import { readBoard } from './read-board.ts'

export type BoardFigures = {
  /** All of the sitting, packed, and until it was there. */
  firstKb: number
  firstMs: number
  /**
   * What has changed since the look before, packed, and the processor of server and database for it: in the mean, and in the middle. A look now
   * and then meets V8 clearing all memory, 100 ms for all that the server has done in a minute: that is of the mean, and of `corePercent`.
   */
  laterKb: number
  laterCpuMs: number
  laterMiddleMs: number
  /** Of a look that is answered from what another has read. */
  sharedCpuMs: number
  /** Of one core, while five people watch. */
  corePercent: number
}

const watchers = 5
/** Of five boards that each ask every four seconds at moments of their own, every fourth look reads: none does within three seconds. */
const looksToReading = 4
/** Starting is measured elsewhere. */
const startedAtOnce = 50

/** A hall late in its exam: everybody has answered, goes on saving, and has a socket; then people watch it. */
export async function measureBoard(stage: Stage): Promise<BoardFigures> {
  const { product, load, school, questionIds, pace, say } = stage
  const { candidates, everyMs } = pace.board
  const { examId, contentHash, students } = await layExam(product, school, questionIds, candidates)
  const halls: string[] = []
  for (let from = 0; from < students.length; from += startedAtOnce) {
    const hall = `${examId} ${from}`
    const cookies = students.slice(from, from + startedAtOnce).map(({ cookie }) => cookie)
    await load.measure({ kind: 'start', port: product.port, hall, examId, contentHash, cookies })
    halls.push(hall)
  }
  await load.tell({ kind: 'join', hall: examId, halls })
  await load.tell({ kind: 'answer', hall: examId })
  const attempts = await ticketsOf(product, school, examId)
  const path = `/api/exams/${examId}/sittings/${attempts[0]?.sittingId}/board`
  const lines: Line[] = []
  const agent = new Agent({ keepAlive: true })
  const look = (since?: string) => readBoard(agent, product.port, path, school.teacherCookie, since)
  try {
    for (const { ticket } of attempts) lines.push(await openLine(product.port, ticket))
    await wait(pace.settleMs)
    const began = performance.now()
    const first = await look()
    const firstMs = performance.now() - began
    say('looks in turn with what goes on in the hall')
    const { bytes, freshMs, sharedMs } = await lookInTurn({ stage, hall: examId, look, lines, watchers })
    const [laterCpuMs, sharedCpuMs] = [meanOf(freshMs), meanOf(sharedMs)]
    const readings = watchers / looksToReading
    return {
      ...{ firstKb: first.bytes / 1000, firstMs, laterKb: middleOf(bytes) / 1000 },
      ...{ laterCpuMs, laterMiddleMs: middleOf(freshMs), sharedCpuMs },
      corePercent: ((readings * laterCpuMs + (watchers - readings) * sharedCpuMs) / everyMs) * 100,
    }
  } finally {
    for (const { close } of lines) close()
    agent.destroy()
    await load.tell({ kind: 'close', hall: examId })
  }
}

const middleOf = (all: readonly number[]) =>
  quantile(
    all.toSorted((one, other) => one - other),
    0.5,
  )
const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
