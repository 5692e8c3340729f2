import { type Cycle, endOfPlan, nextTurn, turned } from '@sabimark/domain/school/billing/cycle.ts'
import { nextTelling } from '@sabimark/domain/school/billing/end-told.ts'
import { insertAudit } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type Billing, updateCycle } from './billing.db.ts'
import { planFollowing } from './plan-following.ts'

/**
 * Writes the cycles of a locked school as they are by now: what has begun or ended since they were read last takes effect, and the
 * next turn or telling is planned. `isEdited`: somebody has asked for another plan, or taken that back.
 */
export async function followTurns(tx: Tx, billing: Billing, { isEdited = false } = {}): Promise<Billing> {
  const { now, readAt } = billing
  const after = { ...billing, ...turned(billing, readAt, now), readAt: now }
  const isChanged = after.plan !== billing.plan || after.asked !== billing.asked
  await updateCycle(tx, after, { readAt: now, isChanged: isChanged || isEdited })
  if (after.plan !== billing.plan) {
    const changes = { subscription: [billing.plan, after.plan] as const }
    await insertAudit(tx, { actorId: null, action: 'school.plan_changed', subject: tx.schoolId, changes })
  }
  const next = nextLook(after, now)
  if (next) await planFollowing(tx, next)
  return after
}

/** When there is something to follow or to tell again; null: nothing is known. */
function nextLook(cycle: Cycle, now: Date): Date | null {
  const end = endOfPlan(cycle)
  const moments = [nextTurn(cycle, now), end && nextTelling(end, now)].filter((one) => one !== null)
  return moments.length === 0 ? null : new Date(Math.min(...moments.map((one) => one.getTime())))
}
