import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { isTheirsToWrite, narrowedTo } from './bank.access.ts'
import { readyMadeWithdrawals } from './load-ready-made.ts'
import { selectWithdrawn } from './withdrawn.db.ts'

/** What the school took and was found wrong since, found by its sources. While nothing was withdrawn it asks nothing. */
export async function listWithdrawn(tx: Tx, actor: Actor) {
  const { withdrawals, withdrawalOf } = await readyMadeWithdrawals()
  const sources = withdrawals.flatMap((one) => one.sources)
  const rows = sources.length === 0 ? [] : await selectWithdrawn(tx, sources, narrowedTo(actor))
  return {
    items: rows.flatMap(({ source, ownerId, ...row }) => {
      const withdrawal = withdrawalOf(source)
      if (!withdrawal) return []
      const mayAct = isTheirsToWrite(actor, { ownerId })
      return [{ ...row, why: withdrawal.why, mayAct, isReplaceable: withdrawal.instead !== null }]
    }),
  }
}
