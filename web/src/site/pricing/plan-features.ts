import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'

/** What each plan holds, in the words of the specification, part 1, section 9. */
export const planFeatures: Record<Plan, readonly string[]> = {
  starter: ['Up to 200 students', '5 subjects', 'Basic analytics', 'Email support', 'Online mode only'],
  professional: [
    'Up to 800 students',
    'All subjects',
    'Advanced analytics',
    'Priority support',
    'Online and offline modes',
    'Custom branding',
  ],
  enterprise: [
    'Unlimited students',
    'All subjects',
    'Full analytics suite',
    '24/7 support',
    'All modes',
    'Custom integration',
    'Training included',
  ],
}

/** How exams can be sat, side by side. Who may offer them without a network is `offline` of the plans' features. */
export const modesOf: Record<Plan, string> = {
  starter: 'online only',
  professional: 'online and offline',
  enterprise: 'all',
}

/** Hours until support answers. */
export const supportWithinHours: Record<Plan, number> = { starter: 48, professional: 24, enterprise: 4 }
