import { endOfPlan, lastDayOf, nextTurn } from '@sabimark/domain/school/billing/cycle.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { inSchoolOf } from '../company/in-school-of.ts'
import { selectTaken } from '../school.db.ts'
import { selectCompanyContact, selectOptionalTab } from '../settings/settings.db.ts'
import { schoolTab } from '../settings/settings-tabs.ts'
import { selectOptionalBilling, sentPeriod } from './billing.db.ts'

async function read(tx: Tx) {
  const [billing, school, contact] = await Promise.all([
    ...([selectOptionalBilling(tx), selectOptionalTab(tx, schoolTab, { isLocked: false })] as const),
    selectCompanyContact(tx),
  ])
  if (!billing || !school) return undefined
  const { plan, revision, asked, trialUntil, all, now } = billing
  const end = endOfPlan(billing)
  const turn = nextTurn(billing, now)
  return {
    plan,
    revision,
    taken: await selectTaken(tx),
    periods: all.map(sentPeriod),
    next: asked && { plan: asked.plan, askedAt: asked.at.toISOString(), startsOn: turn && lagosDate(turn) },
    trialEndsAt: trialUntil?.toISOString() ?? null,
    endsOn: end && lastDayOf(end),
    hasEnded: end !== null && end <= now,
    school: { name: school.name, address: school.address },
    contact,
  }
}

/** What a school has paid for, for the company. */
export async function readBilling(ctx: Ctx<{ id: string }>) {
  return (await inSchoolOf(ctx, ctx.input.id, ({ tx }) => read(tx))) ?? refuse('UNKNOWN_SCHOOL')
}

/** The own school's plan. */
export async function readPlan(tx: Tx) {
  const billing = await read(tx)
  if (!billing) throw new Error('Who asks is at a school.')
  return billing
}
