import { type Asker, textIn } from '../growth/ask.ts'
import { processorTime } from '../product/processes.ts'
import type { Product } from '../product/start-product.ts'

/** One act on every student: how long whoever asked for it waited, and what it cost server and database. */
export type ActFigures = { tookMs: number; cpuMicros: number }

type Order = { cookie: string; ids: readonly string[]; rounds: number }

/** Changes every student at once and takes that back, so often; the middle one of the rounds counts. */
export async function measureActs(product: Product, asker: Asker, order: Order): Promise<Record<string, ActFigures>> {
  const rounds: Record<string, ActFigures[]> = {}
  const act = async (name: string, path: string, body: object) => {
    const before = processorTime(product.pid)
    const began = performance.now()
    const outcome = await asker.post(path, body, order.cookie)
    const tookMs = performance.now() - began
    const after = processorTime(product.pid)
    const done: unknown = Reflect.get(Object(outcome), 'doneCount')
    if (done !== order.ids.length) throw new Error(`${name} changed ${done} of ${order.ids.length} students.`)
    rounds[name] ??= []
    rounds[name].push({ tookMs, cpuMicros: after.node - before.node + after.postgres - before.postgres })
    return outcome
  }
  for (let round = 0; round < order.rounds; round++) {
    const moved = await act('set the class', '/students/class', { ids: order.ids, classId: null })
    await act('undo it', `/acts/${textIn(moved, 'batch')}/undo`, {})
    const gone = await act('deactivate', '/students/status', { ids: order.ids, status: 'inactive' })
    await act('undo that', `/acts/${textIn(gone, 'batch')}/undo`, {})
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, all]) => [name, middleOf(all)]))
}

/** The round that took neither longest nor shortest. */
export function middleOf(rounds: readonly ActFigures[]): ActFigures {
  const middle = rounds.toSorted((a, b) => a.tookMs - b.tookMs)[Math.floor((rounds.length - 1) / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}
