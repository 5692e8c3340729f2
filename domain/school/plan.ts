import type { Plan } from '../words/plan/plan-name.ts'

/** How many of each a plan has room for; `null` is no limit. */
export type PlanLimits = { students: number | null; subjects: number | null }

export const planLimits: Record<Plan, PlanLimits> = {
  starter: { students: 200, subjects: 5 },
  professional: { students: 800, subjects: null },
  enterprise: { students: null, subjects: null },
}

export type PlanTier = 'Basic' | 'Standard' | 'Premium'

const tiers: Record<Plan, PlanTier> = { starter: 'Basic', professional: 'Standard', enterprise: 'Premium' }

/** How the filter of Schools Management calls a plan. */
export function planTier(plan: Plan): PlanTier {
  return tiers[plan]
}

/** Whether `adding` more, one unless said, may be there beside the `currentCount` there are. */
export function hasRoomFor(plan: Plan, what: keyof PlanLimits, currentCount: number, adding = 1): boolean {
  const limit = planLimits[plan][what]
  return limit === null || currentCount + adding <= limit
}

/** From here on a school is told how full its plan is. */
const tellFrom = 0.9

/** '186 of 200 students' once nine tenths of a plan's places are taken; null before, and where there is no limit. */
export function nearlyFullText(plan: Plan, what: keyof PlanLimits, takenCount: number): string | null {
  const limit = planLimits[plan][what]
  if (limit === null || takenCount < limit * tellFrom) return null
  return `${takenCount.toLocaleString('en-NG')} of ${limit.toLocaleString('en-NG')} ${what}`
}
