import { runningPeriod } from '@sabimark/domain/school/billing/cycle.ts'
import {
  dayText,
  nairaText,
  overlapping,
  type PeriodDays,
  periodProblems,
  periodText,
  receiptText,
} from '@sabimark/domain/school/billing/period.ts'
import { tooSmallText } from '@sabimark/domain/school/billing/plan-text.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { type Plan, planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { inSchoolOf } from '../company/in-school-of.ts'
import { selectTaken } from '../school.db.ts'
import {
  type Billing,
  insertPeriod,
  lockBilling,
  type PeriodRow,
  takeReceiptNumber,
  updateVoided,
} from './billing.db.ts'
import { endText, lasting } from './billing-outcome.ts'
import { followTurns } from './follow-turns.ts'

type NewPeriod = PeriodDays & { id: string; plan: Plan; paidNaira: number; paidOn: string; note: string }

/** Records days that a school has paid for. Those that run now begin at once. */
export async function recordPeriod(ctx: Ctx<NewPeriod>) {
  const { id, ...period } = ctx.input
  const problems = periodProblems(period, lagosDate(ctx.now))
  if (Object.keys(problems).length > 0) return refuse('INVALID_FORM', { fields: problems })
  // Before the school is locked, here as everywhere.
  const number = await takeReceiptNumber(ctx.tx)
  const recorded = await inSchoolOf(ctx, id, async ({ tx, note }) => {
    const billing = await lockBilling(tx)
    if (!billing) return refuse('UNKNOWN_SCHOOL')
    const other = overlapping(billing.all.filter(isValid), period)
    if (other) {
      const sentence = `${receiptText(other.number)} has some of these days: ${periodText(other)}.`
      return refuse('PERIOD_OVERLAPS', { fields: { startsOn: sentence } })
    }
    const row = await insertPeriod(tx, { ...period, number, madeAt: billing.now })
    await note('school.period_recorded', id, { changes: { period: [null, periodLine(row)] } })
    const after = await followTurns(tx, { ...billing, periods: [...billing.periods, row] })
    return lasting([
      `${periodLine(row)}.`,
      beginText(billing, after, period),
      ...requestText(billing, period),
      ...[tooSmallText(period.plan, await selectTaken(tx)) ?? []].flat(),
      endText(after),
    ])
  })
  return recorded ?? refuse('UNKNOWN_SCHOOL')
}

/** 'Receipt SM-000012: Professional, 1 Sep 2026 to 31 Dec 2026, ₦120,000' */
function periodLine({ number, plan, paidNaira, ...days }: PeriodRow): string {
  return `Receipt ${receiptText(number)}: ${planName(plan)}, ${periodText(days)}, ${nairaText(paidNaira)}`
}

const isValid = ({ voidedAt }: { voidedAt: Date | null }) => voidedAt === null

function beginText(before: Billing, after: Billing, { plan, startsOn, endsOn }: NewPeriodDays): string {
  const today = lagosDate(after.now)
  if (endsOn < today) return 'These days are over: the plan stays as it is.'
  if (startsOn > today) return `It begins on ${dayText(startsOn)}.`
  return before.plan === plan
    ? 'It runs from now on.'
    : `${planName(plan)} begins at once, instead of ${planName(before.plan)}.`
}

type NewPeriodDays = PeriodDays & { plan: Plan }

function requestText({ asked }: Billing, { plan }: NewPeriodDays): string[] {
  if (!asked) return []
  if (asked.plan === plan) return [`It is the plan that was asked for.`]
  return [`${planName(asked.plan)} was asked for: that ends as this period begins with ${planName(plan)}.`]
}

/** Takes a period out of what counts. The plan stays as it is: it changes as another cycle begins. */
export async function voidPeriod(ctx: Ctx<{ id: string; periodId: string; reason: string }>) {
  const { id, periodId, reason } = ctx.input
  const voided = await inSchoolOf(ctx, id, async ({ tx, note }) => {
    const billing = await lockBilling(tx)
    if (!billing) return refuse('UNKNOWN_SCHOOL')
    const period = billing.all.find((one) => one.id === periodId && one.voidedAt === null)
    if (!period) return refuse('UNKNOWN_PERIOD')
    await updateVoided(tx, periodId, billing.now, reason)
    const receipt = receiptText(period.number)
    await note('school.period_voided', id, { changes: { period: [periodLine(period), null], reason: [null, reason] } })
    const periods = billing.periods.filter((one) => one !== period)
    const isRunning = runningPeriod([period], lagosDate(billing.now)) !== undefined
    const after = await followTurns(tx, { ...billing, periods })
    const stays = `The plan stays ${planName(after.plan)} until another period begins.`
    return lasting([
      `Receipt ${receipt} is marked as void: ${periodText(period)}, ${nairaText(period.paidNaira)}.`,
      ...(isRunning ? [stays] : []),
      endText(after),
    ])
  })
  return voided ?? refuse('UNKNOWN_SCHOOL')
}
