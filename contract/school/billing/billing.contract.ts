import { oc } from '@orpc/contract'
import { mostNaira } from '@sabimark/domain/school/billing/period.ts'
import { plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { z } from 'zod'
import { lastingOutcome, revision } from '../../record.ts'
import { refuses } from '../../refusal.ts'
import { id, instant, optionalText, text } from '../../text.ts'

/** A day as 'YYYY-MM-DD', in Lagos. */
const day = z.iso.date()
const plan = z.enum(plans)

/** Days that were paid for, the first and the last with them, as the receipt says it. Voided: they count no more. */
export const billingPeriod = z.object({
  id,
  plan,
  startsOn: day,
  endsOn: day,
  paidNaira: z.int(),
  paidOn: day,
  /** 'SM-000123' */
  receiptNumber: z.string(),
  note: z.string(),
  madeAt: instant,
  voidedAt: instant.nullable(),
  voidReason: z.string().nullable(),
})

const billing = {
  plan,
  /** Of the school: a change of its plan says which one it was asked on. */
  revision,
  /** The plan asked for at the next cycle; `startsOn` null while no end and no further period is known. */
  next: z.object({ plan, askedAt: instant, startsOn: day.nullable() }).nullable(),
  /** Until when its trial runs or ran; null for a school that was given none. */
  trialEndsAt: instant.nullable(),
  /** The last day of the plan; null for one that never ends. Behind it nothing can be added. */
  endsOn: day.nullable(),
  hasEnded: z.boolean(),
  /** How many places are taken: by students who are not inactive, and subjects in use. */
  taken: z.object({ students: z.int(), subjects: z.int() }),
  /** The newest days first, voided ones among them. */
  periods: z.array(billingPeriod),
  /** What a receipt says of who pays, and of whom: the company, as Settings say; null where they say nothing. */
  school: z.object({ name: z.string(), address: z.string() }),
  contact: z
    .object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      website: z.string(),
      address: z.string(),
    })
    .nullable(),
}

const tags = ['billing']
const changing = oc.meta({ demoNoun: 'schools' })
const nextPlan = z.object({ revision, plan })

/** What a school pays for, for super administrators and for the school itself. */
export const billingContract = {
  /** Plan, end and periods of one school; never of the company's own. */
  billing: oc
    .route({ method: 'GET', path: '/schools/{id}/billing', tags, summary: 'Read what a school has paid for' })
    .input(z.object({ id }))
    .output(z.object(billing))
    .errors(refuses('UNKNOWN_SCHOOL')),

  /**
   * Records days that a school has paid for, and gives them the next receipt. One that runs now begins at once, with its plan; no
   * two of a school have a day in common.
   */
  recordPeriod: changing
    .route({ method: 'POST', path: '/schools/{id}/periods', tags, summary: 'Record a paid period', successStatus: 201 })
    .input(
      z.object({
        id,
        plan,
        startsOn: day,
        endsOn: day,
        paidNaira: z.int().min(0).max(mostNaira),
        paidOn: day,
        note: optionalText(300),
      }),
    )
    .output(lastingOutcome)
    .errors(refuses('UNKNOWN_SCHOOL', 'INVALID_FORM', 'PERIOD_OVERLAPS')),

  /** Takes a period out of what counts: it and its receipt stay, marked as void. */
  voidPeriod: changing
    .route({ method: 'POST', path: '/schools/{id}/periods/{periodId}/void', tags, summary: 'Void a paid period' })
    .input(z.object({ id, periodId: id, reason: text(300) }))
    .output(lastingOutcome)
    .errors(refuses('UNKNOWN_SCHOOL', 'UNKNOWN_PERIOD')),

  /** Which plan the next cycle begins with; the present one: no change. */
  setNextPlan: changing
    .route({ method: 'PUT', path: '/schools/{id}/next-plan', tags, summary: 'Set the plan of the next cycle' })
    .input(nextPlan.extend({ id }))
    .output(lastingOutcome)
    .errors(refuses('UNKNOWN_SCHOOL', 'CHANGED_MEANWHILE', 'NOTHING_WOULD_CHANGE')),

  /** Lets a trial end with this day: after today, and at most a year from it. */
  extendTrial: changing
    .route({ method: 'PUT', path: '/schools/{id}/trial', tags, summary: 'Extend the free trial of a school' })
    .input(z.object({ id, until: day, reason: text(300) }))
    .output(lastingOutcome)
    .errors(refuses('UNKNOWN_SCHOOL', 'INVALID_FORM', 'NO_TRIAL')),

  /** The own school's plan, how full it is, when it ends and what was paid. */
  plan: oc
    .route({ method: 'GET', path: '/plan', tags, summary: 'Your school’s plan' })
    .output(z.object(billing))
    .errors(refuses()),

  /** As setNextPlan, by the school itself. */
  askPlan: changing
    .route({ method: 'PUT', path: '/plan/next', tags, summary: 'Ask for another plan' })
    .input(nextPlan)
    .output(lastingOutcome)
    .errors(refuses('CHANGED_MEANWHILE', 'NOTHING_WOULD_CHANGE')),
}
