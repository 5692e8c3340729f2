import { planTier } from '@sabimark/domain/school/plan.ts'
import type { School } from './schools.ts'

const day = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
})

/** The plan a school chose, and until when it tries it free of charge: "Standard · trial until 6 Dec 2026". */
export function subscriptionText({ subscription, trialEndsAt }: Pick<School, 'subscription' | 'trialEndsAt'>): string {
  const tier = planTier(subscription)
  if (trialEndsAt === null) return tier
  const end = new Date(trialEndsAt)
  return end > new Date() ? `${tier} · trial until ${day.format(end)}` : `${tier} · trial over`
}
