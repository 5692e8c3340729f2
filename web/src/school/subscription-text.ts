import type { School } from '@sabimark/contract/answers.ts'
import { dayText } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { serverNow } from '../platform/server-now.ts'

type Subscribed = Pick<School, 'subscription' | 'nextSubscription' | 'trialEndsAt' | 'paidUntil'>

/**
 * The plan a school has, until when it is paid for or tried free of charge, and which it asks for: "Professional · trial until 6 Dec 2026 ·
 * asks for Enterprise".
 */
export function subscriptionText(school: Subscribed): string {
  return [planName(school.subscription), termsText(school)].filter((part) => part !== null).join(' · ')
}

/** What is said of its plan behind the plan's name: "trial until 6 Dec 2026 · asks for Enterprise". Null for nothing. */
export function termsText(school: Subscribed, { hasOneDay = false } = {}): string | null {
  const { nextSubscription } = school
  const asked = nextSubscription === null ? null : `asks for ${planName(nextSubscription)}`
  return [endText(school, hasOneDay), asked].filter((part) => part !== null).join(' · ') || null
}

/** The same where there is room for one day: until when it is paid, also while the trial runs. */
export function shortTermsText(school: Subscribed): string | null {
  return termsText(school, { hasOneDay: true })
}

function endText({ trialEndsAt, paidUntil }: Subscribed, hasOneDay: boolean): string | null {
  const now = serverNow()
  const end = trialEndsAt === null ? null : new Date(trialEndsAt)
  const isTrying = end !== null && end > now
  // What is paid for begins while the trial still runs, or behind it.
  if (paidUntil !== null && !(isTrying && paidUntil < lagosDate(end))) {
    if (paidUntil < lagosDate(now)) return `ended ${dayText(paidUntil)}`
    // What is paid for may be another plan.
    if (!isTrying) return `until ${dayText(paidUntil)}`
    return `${hasOneDay ? '' : `trial until ${lagosDay(end)}, `}paid until ${dayText(paidUntil)}`
  }
  if (end === null) return null
  return isTrying ? `trial until ${lagosDay(end)}` : 'trial over'
}
