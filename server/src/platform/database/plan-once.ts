import type { Tx } from './tenant.ts'

/**
 * From here to the end of this transaction PostgreSQL keeps one plan of each statement. Left to itself it plans the first five runs anew, and
 * all that follow where it guesses that these values deserve it: for statements that are asked again and again by the same few keys planning
 * would take more than they do.
 */
export async function planOnce(tx: Tx): Promise<void> {
  await tx.run(`SELECT set_config('plan_cache_mode', 'force_generic_plan', true)`)
}
