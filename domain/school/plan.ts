/** What a school pays for. Stored as these words; specification part 1, section 9. */
export const plans = ['starter', 'professional', 'enterprise'] as const

export type Plan = (typeof plans)[number]

/** How many of each a plan has room for; `null` is no limit. */
export type PlanLimits = { students: number | null; subjects: number | null }

export const planLimits: Record<Plan, PlanLimits> = {
  starter: { students: 200, subjects: 5 },
  professional: { students: 800, subjects: null },
  enterprise: { students: null, subjects: null },
}

const names: Record<Plan, string> = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' }

/** The name a school chose its plan by, at sign-up and among the prices. */
export function planName(plan: Plan): string {
  return names[plan]
}

export type PlanTier = 'Basic' | 'Standard' | 'Premium'

const tiers: Record<Plan, PlanTier> = { starter: 'Basic', professional: 'Standard', enterprise: 'Premium' }

/** The name Schools Management shows for a plan. */
export function planTier(plan: Plan): PlanTier {
  return tiers[plan]
}

/** Whether one more may be added when `currentCount` are there already. */
export function hasRoomFor(plan: Plan, what: keyof PlanLimits, currentCount: number): boolean {
  const limit = planLimits[plan][what]
  return limit === null || currentCount < limit
}
