import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { heartbeatEveryMs } from '@sabimark/domain/attempt/live-frames.ts'
import { beat, type Line, openLine, ticketsOf } from '../live/line.ts'
import { quantile } from '../load/figures.ts'
import type { Stage } from '../parts/stage.ts'
import { layExam } from '../product/exam.ts'
import { percentOfCore } from '../product/processes.ts'
import { readBoard } from './read-board.ts'

export type BoardFigures = {
  /** All of the sitting, packed, and until it was there. */
  firstKb: number
  firstMs: number
  /** What has changed since the look before, packed, and the processor of server and database for it. */
  laterKb: number
  laterCpuMs: number
  /** Of one core, while five people watch. */
  corePercent: number
}

const watchers = 5

/** A hall late in its exam: everybody has answered, goes on saving, and has a socket; then people watch it. */
export async function measureBoard(stage: Stage): Promise<BoardFigures> {
  const { product, load, school, questionIds, pace, say } = stage
  const { candidates, savesPerSecond, watchMs, everyMs } = pace.board
  const { examId, contentHash, students } = await layExam(product, school, questionIds, candidates)
  const cookies = students.map(({ cookie }) => cookie)
  await load.measure({ kind: 'start', port: product.port, hall: examId, examId, contentHash, cookies })
  await load.tell({ kind: 'answer', hall: examId })
  const attempts = await ticketsOf(product, school, examId)
  const path = `/api/exams/${examId}/sittings/${attempts[0]?.sittingId}/board`
  const lines: Line[] = []
  const agent = new Agent({ keepAlive: true })
  const look: Look = async (since) => {
    const { bytes, board } = await readBoard(agent, product.port, path, school.teacherCookie, since)
    return { bytes, since: board.since, isWhole: board.isWhole }
  }
  try {
    for (const { ticket } of attempts) lines.push(await openLine(product.port, ticket))
    await wait(pace.settleMs)
    /** As much as goes on in the hall, with so many who watch; bytes of all they read later. */
    const stretch = async (count: number) => {
      const read: number[] = []
      const percent = await percentOfCore(product.pid, () =>
        Promise.all([
          load.measure({
            kind: 'open',
            hall: examId,
            lanes: candidates,
            perSecond: savesPerSecond,
            durationMs: watchMs,
          }),
          ...lines.map((line, index) => beat(line, (index / lines.length) * heartbeatEveryMs, watchMs)),
          ...Array.from({ length: count }, (_, place) => watch(look, { watchMs, everyMs, place, count, read })),
        ]),
      )
      return { percent, read: read.toSorted((a, b) => a - b) }
    }
    say(`watching the hall by itself for ${watchMs / 1000} s`)
    const alone = await stretch(0)
    const began = performance.now()
    const first = await look()
    const firstMs = performance.now() - began
    say('one board')
    const one = await stretch(1)
    say(`${watchers} boards`)
    const all = await stretch(watchers)
    return {
      ...{ firstKb: first.bytes / 1000, firstMs, laterKb: quantile(one.read, 0.5) / 1000 },
      laterCpuMs: ((one.percent - alone.percent) / 100) * (watchMs / one.read.length),
      corePercent: all.percent - alone.percent,
    }
  } finally {
    for (const { close } of lines) close()
    agent.destroy()
    await load.tell({ kind: 'close', hall: examId })
  }
}

type Look = (since?: string) => Promise<{ bytes: number; since: string; isWhole: boolean }>
type Watch = { watchMs: number; everyMs: number; place: number; count: number; read: number[] }

/** One board, which has read all just before. */
async function watch(look: Look, { watchMs, everyMs, place, count, read }: Watch): Promise<void> {
  const began = performance.now()
  let { since } = await look()
  for (let at = everyMs * (1 + place / count); at <= watchMs; at += everyMs) {
    await wait(Math.max(0, at - (performance.now() - began)))
    const next = await look(since)
    if (next.isWhole) throw new Error('A board was answered with all of the hall again.')
    read.push(next.bytes)
    since = next.since
  }
  await wait(Math.max(0, watchMs - (performance.now() - began)))
}
