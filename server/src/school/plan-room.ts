import { hasRoomFor, type PlanLimits, planLimits } from '@sabimark/domain/school/plan.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { lockSchool } from './school.db.ts'

type Counting = { adding: number; count: (tx: Tx) => Promise<number> }

/**
 * Refuses what the plan has no room for, and whatever adds once it has ended; undefined where there is room. Everybody of the
 * school who adds or reactivates such a thing waits here, so that the count still holds at the commit.
 */
export async function refuseBeyondPlan(tx: Tx, what: keyof PlanLimits, { adding, count }: Counting) {
  const school = await lockSchool(tx)
  if (!school) return refuse('NOT_ALLOWED')
  if (school.hasEnded && adding > 0) return refuse('PLAN_ENDED')
  const limit = planLimits[school.plan][what]
  if (adding === 0 || limit === null || hasRoomFor(school.plan, what, await count(tx), adding)) return undefined
  return refuse('PLAN_LIMIT', { limit })
}

/** Does what may take places of the plan, and refuses it where it took more than there are: only what it did counts. */
export async function withinPlan<Done>(
  tx: Tx,
  what: keyof PlanLimits,
  count: (tx: Tx) => Promise<number>,
  work: () => Promise<Done>,
) {
  const school = await lockSchool(tx)
  if (!school) return refuse('NOT_ALLOWED')
  const limit = planLimits[school.plan][what]
  if (limit === null && !school.hasEnded) return await work()
  const before = await count(tx)
  const done = await work()
  const adding = (await count(tx)) - before
  if (adding <= 0) return done
  if (school.hasEnded) return refuse('PLAN_ENDED')
  if (limit === null || hasRoomFor(school.plan, what, before, adding)) return done
  return refuse('PLAN_LIMIT', { limit })
}

/** "199 of 200" places of the plan are taken after an act; null where the plan has no limit. */
export async function placesTaken(tx: Tx, what: keyof PlanLimits, takenCount: number): Promise<string | null> {
  const school = await lockSchool(tx)
  const limit = school ? planLimits[school.plan][what] : null
  return limit === null ? null : `${takenCount.toLocaleString('en-NG')} of ${limit.toLocaleString('en-NG')}`
}
