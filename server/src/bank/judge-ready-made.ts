import type { Tx } from '../platform/database/tenant.ts'
import { readyMadeSources } from './load-ready-made.ts'
import { selectSources } from './ready-made.db.ts'

/**
 * How many of these questions are ready-made ones that anybody can read with their answers, and how many were found wrong. Of a
 * practice its own answers are open anyway.
 */
export async function judgeReadyMade(tx: Tx, questionIds: readonly string[], isPractice: boolean) {
  const sources = await selectSources(tx, questionIds)
  if (sources.length === 0) return { publicCount: 0, withdrawnCount: 0 }
  const { isFact, withdrawalOf } = await readyMadeSources()
  return {
    publicCount: isPractice ? 0 : sources.filter(isFact).length,
    withdrawnCount: sources.filter((source) => withdrawalOf(source)).length,
  }
}
