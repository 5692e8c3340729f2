// What happens to the product in the middle of an exam, and whether everything acknowledged is there afterwards.
import { checkLog } from './check-log.ts'
import { inDatabase } from './database.ts'
import { fillDisk } from './full-disk.ts'
import type { HallRun, HallState } from './hall.ts'
import { pause } from './patience.ts'
import type { Kill } from './plan.ts'
import type { Product } from './product.ts'
import type { SessionOptions, Struck, Tools } from './session.ts'

export const strikes: Record<SessionOptions['disaster'], (tools: Tools) => HallRun['strike']> = {
  kills: (tools) => (kills, state) => strikeMany(tools, kills, state),
  'full disk':
    ({ product, session, say }) =>
    async (kills, state) => {
      for (const { afterMs } of kills) {
        await pause(afterMs)
        await fillDisk(product, say)
        const { acknowledged, problems } = await lookForAll(product, state)
        session.lookedFor += acknowledged
        session.problems.push(...problems)
        say(`room again: ${acknowledged} acknowledged events, ${problems.length} problems`)
      }
    },
  none: () => null,
}

async function lookForAll({ dataDir }: Product, { candidates }: HallState) {
  if (candidates.length === 0) return { acknowledged: 0, problems: [] }
  return await inDatabase(dataDir, (ask) => checkLog(ask, candidates))
}

/** Kills, and kills again while the product comes back; then waits until it is ready and looks for everything. */
export async function strikeMany({ options, product, session }: Tools, kills: Kill[], state: HallState): Promise<void> {
  const struck: Struck[] = []
  let startsBefore = 0
  for (const kill of kills) {
    await pause(kill.afterMs)
    startsBefore = product.startCount()
    await product.kill(kill.victim)
    const readyMs = -performance.now()
    // The line an operator types; the exam goes on by itself.
    if (!product.isRunning()) product.start(state.workers)
    const number = session.struck.length + struck.length + 1
    const { number: exam, workers } = state
    struck.push({ ...kill, number, exam, workers, isByItself: false, readyMs, acknowledged: 0 })
  }
  await product.ready()
  const last = struck.at(-1)
  if (last) {
    last.readyMs += performance.now()
    last.isByItself = product.startCount() === startsBefore
  }
  const { acknowledged, problems } = await lookForAll(product, state)
  session.lookedFor += acknowledged
  session.problems.push(...problems)
  for (const one of struck) {
    // Only the last one of a chain was followed by a ready product.
    const told = { ...one, readyMs: one === last ? Math.round(one.readyMs) : Number.NaN, acknowledged }
    session.struck.push(told)
    options.onKill?.(told, one === last ? problems : [])
  }
  // A page whose log has a hole would wait for ever.
  if (problems.length > 0) throw new Error('After this kill the run makes no sense any more.')
}
