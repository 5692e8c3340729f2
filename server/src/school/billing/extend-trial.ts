import { beginOf, dayAfter, daysFromTo, furthestPeriod } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { inSchoolOf } from '../company/in-school-of.ts'
import { lockBilling, updateTrial } from './billing.db.ts'
import { endText, lasting } from './billing-outcome.ts'
import { followTurns } from './follow-turns.ts'

/** Lets a trial end with another day, which is the last one of it. */
export async function extendTrial(ctx: Ctx<{ id: string; until: string; reason: string }>) {
  const { id, until, reason } = ctx.input
  const extended = await inSchoolOf(ctx, id, async ({ tx, note }) => {
    const billing = await lockBilling(tx)
    if (!billing) return refuse('UNKNOWN_SCHOOL')
    if (!billing.trialUntil) return refuse('NO_TRIAL')
    const ahead = daysFromTo(lagosDate(billing.now), until)
    if (ahead < 1) return refuse('INVALID_FORM', { fields: { until: 'Choose a day after today.' } })
    if (ahead > furthestPeriod) return refuse('INVALID_FORM', { fields: { until: 'Choose a day within a year.' } })
    // The last moment of the day: the trial has that day, and none of the next.
    const endsAt = new Date(beginOf(dayAfter(until)).getTime() - 1000)
    await updateTrial(tx, endsAt)
    const trialEndsOn = [lagosDate(billing.trialUntil), until] as const
    await note('school.trial_extended', id, { changes: { trialEndsOn, reason: [null, reason] } })
    return lasting([endText(await followTurns(tx, { ...billing, trialEndsAt: endsAt, trialUntil: endsAt }))])
  })
  return extended ?? refuse('UNKNOWN_SCHOOL')
}
