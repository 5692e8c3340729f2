// A server that is off for some minutes, which are wound and not waited for.
import { inDatabase } from '../kill/database.ts'
import type { Product } from '../kill/product.ts'
import type { Scripted } from './scripted.ts'

/** So much time passes for an exam that is sat, and for these candidates of it: all it knows is as much longer ago. */
export async function wind({ dataDir }: Product, pages: readonly Scripted[], ms: number): Promise<void> {
  const by = [`${ms} ms`]
  const ids = pages.map(({ attemptId }) => attemptId)
  await inDatabase(dataDir, async (ask) => {
    await ask('BEGIN')
    await ask('UPDATE exam_sittings SET opens_at = opens_at - $1::interval', by)
    await ask(
      'UPDATE exam_attempts SET started_at = started_at - $1::interval, deadline = deadline - $1::interval WHERE id = ANY ($2)',
      [...by, ids],
    )
    await ask('UPDATE attempt_epochs SET taken_at = taken_at - $1::interval WHERE attempt_id = ANY ($2)', [...by, ids])
    await ask('UPDATE attempt_presence SET heard_at = heard_at - $1::interval', by)
    await ask('UPDATE due_work SET due_at = due_at - $1::interval WHERE reference = ANY ($2)', [...by, ids])
    await ask('COMMIT')
  })
  for (const page of pages) page.woundMs += ms
}

/** The server is off, and comes back when `ms` have passed for those who sit an exam. */
export async function outage(
  product: Product,
  pages: readonly Scripted[],
  ms: number,
  meanwhile: () => void,
): Promise<void> {
  const began = performance.now()
  await product.stop()
  meanwhile()
  product.start(1)
  await product.ready()
  await wind(product, pages, Math.max(0, Math.round(ms - (performance.now() - began))))
}
