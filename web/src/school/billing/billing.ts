import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { dayAfter, dayText } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { type Plan, planName, plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { serverNow } from '../../platform/server-now.ts'

export type Period = BillingFacts['periods'][number]

/** Plans to choose from, by the names of the price list. */
export const planChoices = plans.map((plan) => ({ value: plan, label: planName(plan) }))

/** 'Professional until 31 Dec 2026', 'Free trial of Starter until 6 Dec 2026'. */
export function planLine({ plan, endsOn, hasEnded, periods, trialEndsAt }: BillingFacts): string {
  const isPaid = periods.some(({ voidedAt }) => voidedAt === null)
  const name = isPaid || trialEndsAt === null ? planName(plan) : `Free trial of ${planName(plan)}`
  if (endsOn === null) return name
  return `${name} ${hasEnded ? 'ended on' : 'until'} ${dayText(endsOn)}`
}

/** 'Starter was asked for and begins on 1 Jan 2027.' */
export function nextLine({ next }: BillingFacts): string | null {
  if (!next) return null
  const begin = next.startsOn === null ? 'with the next period that is recorded' : `on ${dayText(next.startsOn)}`
  return `${planName(next.plan)} was asked for and begins ${begin}.`
}

/** How a period stands today. */
export function periodState({ voidedAt, startsOn, endsOn }: Period): 'void' | 'over' | 'running' | 'ahead' {
  const today = lagosDate(serverNow())
  if (voidedAt !== null) return 'void'
  if (endsOn < today) return 'over'
  return startsOn > today ? 'ahead' : 'running'
}

/** The plan the next period is most likely recorded for, and the day it begins. */
export function likelyNext({ next, plan, endsOn, hasEnded, periods }: BillingFacts): { plan: Plan; startsOn: string } {
  const today = lagosDate(serverNow())
  const isPaid = periods.some(({ voidedAt }) => voidedAt === null)
  return { plan: next?.plan ?? plan, startsOn: isPaid && endsOn !== null && !hasEnded ? dayAfter(endsOn) : today }
}
