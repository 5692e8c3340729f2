import { type Plan, planName } from '@sabimark/domain/words/plan/plan-name.ts'

/** The plans as sign-up offers them (specification part 1, section 9). Prices are per term. */
export const planOffers: { plan: Plan; name: string; price: string; line: string }[] = [
  { plan: 'starter', name: planName('starter'), price: '₦50,000', line: 'Up to 200 students, 5 subjects' },
  { plan: 'professional', name: planName('professional'), price: '₦120,000', line: 'Up to 800 students, all subjects' },
  { plan: 'enterprise', name: planName('enterprise'), price: '₦250,000', line: 'Unlimited students, all subjects' },
]
