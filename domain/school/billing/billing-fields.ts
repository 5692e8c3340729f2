import { planName, plans } from '../../words/plan/plan-name.ts'

const names = Object.fromEntries(plans.map((plan) => [plan, planName(plan)]))

/** What the log of a school keeps of its plan, as a history reads it. */
export const billingFields = {
  subscription: { label: 'Plan', names },
  nextPlan: { label: 'Next plan', names },
  trialEndsOn: { label: 'Last day of the trial' },
  period: { label: 'Paid period' },
  reason: { label: 'Reason' },
} as const
