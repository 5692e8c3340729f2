import { quantile } from '../load/figures.ts'
import { processorTime } from '../product/processes.ts'
import type { Product } from '../product/start-product.ts'

/** One call: processor time of the server's processes and PostgreSQL's, and how long the caller waited. */
export type CallFigures = { cpuMicros: number; p50Ms: number }

/** Does the work for one item after the other. What `atEnd` waits for counts as processor time of the items. */
export async function measured<T>(
  { pid }: Product,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  atEnd: () => Promise<void> = async () => undefined,
): Promise<CallFigures> {
  const tookMs: number[] = []
  const before = processorTime(pid)
  for (const item of items) {
    const began = performance.now()
    await work(item)
    tookMs.push(performance.now() - began)
  }
  await atEnd()
  const after = processorTime(pid)
  const spent = after.node - before.node + after.postgres - before.postgres
  return {
    cpuMicros: spent / items.length,
    p50Ms: quantile(
      tookMs.toSorted((a, b) => a - b),
      0.5,
    ),
  }
}
