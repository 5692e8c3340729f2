import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { asShare } from './list-shares.ts'
import { selectOptionalShare, updateRevoked } from './share.db.ts'

/** Ends a link at once; ended once more it stays ended. */
export async function revokeShare(tx: Tx, { id }: { id: string }) {
  await updateRevoked(tx, id)
  const row = await selectOptionalShare(tx, id)
  return row ? asShare(row, tx.now) : refuse('UNKNOWN_SHARE')
}
