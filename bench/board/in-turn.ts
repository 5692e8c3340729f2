import { setTimeout as wait } from 'node:timers/promises'
import { downFrames, heartbeatEveryMs, heartbeatFrame } from '@sabimark/domain/attempt/live-frames.ts'
import type { Line } from '../live/line.ts'
import type { Stage } from '../parts/stage.ts'
import { microsBetween, runMicros } from '../product/processes.ts'
import type { ReadBoard } from './read-board.ts'

/** What one look takes. Processor in milliseconds, of server and database; `fresh`: of a look that read, `shared`: of one that was answered from it. */
export type Looks = { bytes: number[]; freshMs: number[]; sharedMs: number[] }

/** What a hall does within so long of itself leaves as soon as that: the rest is for when it was heard to be written down. */
const workShare = 0.15
/** What goes on after an answer: its connection, memory that is given back. */
const afterMs = 50

type Asked = {
  stage: Stage
  hall: string
  look: (since?: string) => ReturnType<ReadBoard>
  lines: readonly Line[]
  watchers: number
}

/**
 * One board that asks every four seconds, counted by itself: between two looks the hall saves and is heard as much as in so long, all at
 * once, and then is still while the kernel counts what the look takes. As long without one is counted beside it, and taken off. The first
 * looks are not counted: a server that has just been started compiles while it answers them.
 */
export async function lookInTurn({ stage, hall, look, lines, watchers }: Asked): Promise<Looks> {
  const { product, load, pace } = stage
  const { candidates, savesPerSecond, beforeMs, watchMs, everyMs } = pace.board
  const firstCounted = Math.round(beforeMs / everyMs)
  const rounds = firstCounted + Math.round(watchMs / everyMs)
  const beats = Math.ceil((lines.length * everyMs) / heartbeatEveryMs)
  const counted = async (work: () => Promise<void>) => {
    const [before, began] = [runMicros(product.pid), performance.now()]
    await work()
    await wait(afterMs)
    return { micros: microsBetween(before, runMicros(product.pid)), tookMs: performance.now() - began }
  }
  let { since } = (await look()).board
  const [bytes, freshMs, sharedMs]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await Promise.all([
      load.measure({
        ...{ kind: 'open', hall, lanes: candidates },
        perSecond: savesPerSecond / workShare,
        durationMs: everyMs * workShare,
      }),
      ...Array.from({ length: beats }, (_, beat) => beatOnce(lines[(round * beats + beat) % lines.length])),
    ])
    await wait(Math.max(0, everyMs - (performance.now() - began)))
    const before = since
    let readBytes = 0
    const fresh = await counted(async () => {
      const { bytes: read, board } = await look(before)
      if (board.isWhole) throw new Error('A board was answered with all of the hall again.')
      readBytes = read
      since = board.since
    })
    const shared = await counted(async () => {
      for (let other = 1; other < watchers; other += 1) await look(before)
    })
    const still = await counted(() => wait(Math.max(0, fresh.tookMs - afterMs)))
    if (round < firstCounted) continue
    bytes.push(readBytes)
    const atRest = still.micros / still.tookMs
    freshMs.push((fresh.micros - atRest * fresh.tookMs) / 1000)
    sharedMs.push((shared.micros - atRest * shared.tookMs) / (watchers - 1) / 1000)
  }
  return { bytes, freshMs, sharedMs }
}

async function beatOnce(line: Line | undefined): Promise<void> {
  const heard = line?.next(downFrames.heard)
  line?.say(heartbeatFrame(0))
  await heard
}
