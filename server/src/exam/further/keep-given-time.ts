import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { LockedSitting } from '../lock-sittings.db.ts'
import { insertChanges, selectGiven } from '../time/time.db.ts'

/** Extra time that was given in a sitting that goes stays the candidates': another sitting of the exam has its lines from now on. */
export async function keepGivenTime(
  tx: Tx,
  { from, to, by }: { from: LockedSitting; to: LockedSitting; by: string },
): Promise<void> {
  const given = await selectGiven(tx, from.sittingId)
  if (given.length === 0) return
  const reason = `Was given in the sitting of ${formatLagos(from.opensAt)}`
  const lines = given.map((one) => ({ ...one, kind: 'extra_time' as const }))
  await insertChanges(tx, { sittingId: to.sittingId, reason, by }, lines)
}
