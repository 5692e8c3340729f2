import type { BillingFacts } from '@sabimark/contract/answers.ts'
import { dayAfter, dayText } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { type Plan, planName, plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { serverNow } from '../../platform/server-now.ts'

export type Period = BillingFacts['periods'][number]

/** Plans to choose from, by the names of the price list. */
export const planChoices = plans.map((plan) => ({ value: plan, label: planName(plan) }))

const isInForce = ({ voidedAt }: Period) => voidedAt === null

/** What a school has today: the plan and until when, which other is paid for ahead, and what that means in a sentence or two. */
export function planStanding(
  billing: BillingFacts,
  now = serverNow(),
): { title: string; ahead?: string; text: string } {
  const { plan, endsOn, hasEnded, periods, trialEndsAt } = billing
  const name = planName(plan)
  const trialEnd = trialEndsAt === null ? null : dayText(lagosDate(new Date(Date.parse(trialEndsAt) - 1)))
  const isInTrial = trialEndsAt !== null && new Date(trialEndsAt) > now
  const paid = periods.filter(isInForce)
  if (paid.length === 0 && isInTrial) {
    return {
      title: `Free trial of ${name} until ${trialEnd}`,
      text: `Everything is included until then. If ${name} is paid for by that day, nothing changes.`,
    }
  }
  const over = trialEnd === null ? '' : `The free trial ended on ${trialEnd}. `
  if (endsOn === null) return { title: name, text: `${over}The school is on ${name}, which has no end date.` }
  if (hasEnded) {
    const since = dayText(dayAfter(endsOn))
    return paid.length === 0
      ? {
          title: `${name}, not paid since ${since}`,
          text: `${over}The school is still on ${name}, but nothing is paid.`,
        }
      : {
          title: `${name} ended on ${dayText(endsOn)}`,
          text: `The school is still on ${name}, but since ${since} nothing is paid.`,
        }
  }
  const text = paidText(paid, isInTrial ? trialEnd : null, now)
  const change = changeText(billing, { paid, isInTrial, now })
  return { title: `${name} until ${dayText(endsOn)}`, ...change, text }
}

type Standing = { paid: readonly Period[]; isInTrial: boolean; now: Date }

/** Of a school that goes over to another plan with days that are paid for: what it has, and which comes. Null where it stays on its own. */
function changeText({ plan }: BillingFacts, { paid, isInTrial, now }: Standing) {
  const today = lagosDate(now)
  const days = [...paid].sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
  const change = days.find((period) => period.startsOn > today && period.plan !== plan)
  if (!change) return null
  const own = days.filter(({ startsOn, endsOn }) => startsOn < change.startsOn && endsOn >= today).at(-1)
  // When a trial ends the sentence below says.
  const behind = own ? ` until ${dayText(own.endsOn)}` : isInTrial ? ' (free trial)' : ''
  return {
    title: `${planName(plan)}${behind}`,
    ahead: `${planName(change.plan)} from ${dayText(change.startsOn)} until ${dayText(change.endsOn)}.`,
  }
}

/** 'Paid since 1 Sep 2026.', or what holds in days that no payment is for. */
function paidText(paid: readonly Period[], trialEnd: string | null, now: Date): string {
  const today = lagosDate(now)
  const running = paid.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn)
  if (running) return `Paid since ${dayText(running.startsOn)}.`
  const ahead = paid
    .map(({ startsOn }) => startsOn)
    .filter((day) => day > today)
    .sort()[0]
  if (trialEnd !== null) return `The free trial runs until ${trialEnd}, with everything included.`
  return ahead ? `The next paid days begin on ${dayText(ahead)}. Until then everything continues.` : ''
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
