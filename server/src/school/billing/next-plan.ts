import { nextTurn } from '@sabimark/domain/school/billing/cycle.ts'
import { takesEffectText, tooSmallText } from '@sabimark/domain/school/billing/plan-text.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { type Plan, planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { selectLastChange } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import type { Services } from '../../platform/process/services.ts'
import { inSchoolOf } from '../company/in-school-of.ts'
import { selectOptionalSchool, selectTaken } from '../school.db.ts'
import { selectCompanyContact } from '../settings/settings.db.ts'
import { type Billing, lockBilling } from './billing.db.ts'
import { lasting } from './billing-outcome.ts'
import { followTurns } from './follow-turns.ts'

type Asking = { revision: number; plan: Plan }

/** Asks for the plan the next cycle begins with; the present plan asks for none. */
async function changeNextPlan({ tx, input, note }: Pick<Ctx<Asking>, 'tx' | 'input' | 'note'>, action: string) {
  const billing = await lockBilling(tx)
  if (!billing) return refuse('UNKNOWN_SCHOOL')
  if (billing.revision !== input.revision) {
    return refuse('CHANGED_MEANWHILE', { ...(await selectLastChange(tx, tx.schoolId)), revision: billing.revision })
  }
  const { asked, plan, now } = billing
  const wanted = input.plan === plan ? null : input.plan
  if (wanted === (asked?.plan ?? null)) return refuse('NOTHING_WOULD_CHANGE')
  const next = wanted === null ? null : { plan: wanted, at: now }
  const changes = { nextPlan: [asked?.plan ?? null, wanted] as const }
  await note(action, tx.schoolId, { changes, detail: { revision: billing.revision + 1 } })
  await followTurns(tx, { ...billing, asked: next }, { isEdited: true })
  return lasting(wanted === null ? [`It stays ${planName(plan)}.`] : await effectsOf(tx, billing, wanted))
}

async function effectsOf(tx: Tx, billing: Billing, wanted: Plan): Promise<string[]> {
  const turn = nextTurn(billing, billing.now)
  const tooSmall = tooSmallText(wanted, await selectTaken(tx))
  return [takesEffectText(wanted, billing.plan, turn && lagosDate(turn)), ...(tooSmall ? [tooSmall] : [])]
}

/** By the company. */
export async function setNextPlan(ctx: Ctx<Asking & { id: string }>) {
  const set = await inSchoolOf(ctx, ctx.input.id, (inIt) => changeNextPlan(inIt, 'school.next_plan_set'))
  return set ?? refuse('UNKNOWN_SCHOOL')
}

/** By an administrator of the school: the company is mailed what is wanted, where it has said how to reach it. */
export async function askPlan({ config }: Pick<Services, 'config'>, ctx: Ctx<Asking>) {
  const asked = await changeNextPlan(ctx, 'school.plan_asked')
  if ('refusal' in asked && asked.refusal === 'UNKNOWN_SCHOOL') throw new Error('Who asks is at a school.')
  if (!isRefused(asked)) await mailRequest(config.publicUrl, ctx)
  return asked
}

/** Whatever hinders it: Schools Management says who asks for what. */
async function mailRequest(publicUrl: string, { tx, input }: Ctx<Asking>): Promise<void> {
  const [contact, school] = [await selectCompanyContact(tx), await selectOptionalSchool(tx)]
  if (!contact?.email || !school || school.plan === input.plan) return
  const data = {
    name: contact.name,
    school: school.name,
    plan: planName(input.plan),
    present: planName(school.plan),
    link: `${publicUrl}/dashboard/schools/${tx.schoolId}`,
  }
  await askForMail(tx, { kind: 'plan_asked', to: contact.email, data })
}
