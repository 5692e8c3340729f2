/** What a school pays for. Stored as these words; specification part 1, section 9. */
export const plans = ['starter', 'professional', 'enterprise'] as const

export type Plan = (typeof plans)[number]

const names: Record<Plan, string> = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' }

/** The name a school chose its plan by, at sign-up and among the prices. */
export function planName(plan: Plan): string {
  return names[plan]
}
