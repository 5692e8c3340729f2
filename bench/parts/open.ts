import type { Figures } from '../report/figures.ts'
import { saveHall } from './save.ts'
import { type Stage, withProcessorTime } from './stage.ts'

/** Saves at a fixed rate that leaves the server half of what it can do; measured from the moment each was due. */
export async function measureOpen(stage: Stage, perSecond: number): Promise<NonNullable<Figures['open']>> {
  const { load, pace, say } = stage
  const order = { kind: 'open', hall: saveHall, lanes: pace.openLanes, perSecond } as const
  await load.measure({ ...order, durationMs: pace.warmUpMs })
  const { outcome } = await withProcessorTime(stage, `saves at ${Math.round(perSecond)} a second`, () =>
    load.measure({ ...order, durationMs: pace.measureMs }),
  )
  const { p50Ms, p99Ms } = outcome
  say(
    `open, ${pace.openLanes} candidates at ${Math.round(perSecond)}/s: p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
  )
  return { p50Ms, p99Ms }
}
