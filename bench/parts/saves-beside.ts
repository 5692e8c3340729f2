import type { SavesBeside } from '../load/figures.ts'
import { openSaveHall, saveHall } from './save.ts'
import type { Stage } from './stage.ts'

/** Does some work while candidates save; stretches of this length are measured until it is done. */
export async function savesBeside<T>(
  stage: Stage,
  stretchMs: number,
  work: () => Promise<T>,
): Promise<SavesBeside & { outcome: T }> {
  const { load, pace } = stage
  await openSaveHall(stage)
  const { middleLanes: lanes } = pace
  const order = { kind: 'open', hall: saveHall, lanes, perSecond: lanes, durationMs: pace.measureMs } as const
  await load.measure(order)
  const alone = await load.measure(order)
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  // Awaited below, when the saves that are under way are done.
  working.catch(() => undefined)
  let saveP99Ms = 0
  do saveP99Ms = Math.max(saveP99Ms, (await load.measure({ ...order, durationMs: stretchMs })).p99Ms)
  while (!isOver)
  return { outcome: await working, aloneP99Ms: alone.p99Ms, saveP99Ms }
}
