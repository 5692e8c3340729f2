import { oc } from '@orpc/contract'
import { plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../list.ts'
import { keptPicture, sentPicture, sentSmallPicture } from '../picture.ts'
import { actOutcome } from '../record.ts'
import { refuses, refusesOnly } from '../refusal.ts'
import { id, instant, typedText } from '../text.ts'
import { auditContract } from './audit/audit.contract.ts'
import { billingContract } from './billing/billing.contract.ts'
import { classContract } from './classes/class.contract.ts'
import { companyContract } from './company/company.contract.ts'
import { gradingContract } from './grading/grading.contract.ts'
import { settingsContract } from './settings/settings.contract.ts'
import { subjectContract } from './subjects/subject.contract.ts'
import { termContract } from './terms/term.contract.ts'

/** A class as it is named beside other things: `name` is level and arm, as in SS2B. */
export const classItem = z.object({ id, name: z.string() })

export const schoolContract = {
  /**
   * What the sign-in page of the host asked may show. On a school's own host `school` is that one, or null where no active
   * school has the name; on any other host it is the only active school there is, else null.
   */
  signInPlace: oc
    .route({ method: 'GET', path: '/sign-in-place', tags: ['school'], summary: 'What the sign-in page shows' })
    .output(
      z.object({
        isOwnHost: z.boolean(),
        school: z
          .object({
            name: z.string(),
            subdomain: z.string(),
            logo: z.string().nullable(),
            color: z.string(),
            motto: z.string(),
            established: z.int().nullable(),
            address: z.string(),
            phone: z.string(),
            email: z.string(),
            website: z.string(),
          })
          .nullable(),
        hasDemo: z.boolean(),
      }),
    )
    .errors(refusesOnly()),

  /** Whether a new school could have this subdomain now, and the address it would have. Reserved and impossible ones are not free. */
  checkSubdomain: oc
    .route({ method: 'GET', path: '/subdomains/check', tags: ['school'], summary: 'Check whether a subdomain is free' })
    .input(z.object({ subdomain: typedText(63) }))
    .output(z.object({ isFree: z.boolean(), website: z.string() }))
    .errors(refusesOnly()),

  /**
   * The own school's plan and address, when its trial ends (null for a school without one), the last day that is paid for (null
   * for none), whether all of that is over, so that nothing can be added, and how many places of the plan are taken: by students
   * who are not inactive and subjects in use.
   */
  subscription: oc
    .route({ method: 'GET', path: '/subscription', tags: ['school'], summary: 'The plan of the school' })
    .output(
      z.object({
        subscription: z.enum(plans),
        trialEndsAt: instant.nullable(),
        paidUntil: z.iso.date().nullable(),
        hasEnded: z.boolean(),
        website: z.string(),
        /** Whom to write to about it; null while the company has said nothing of itself. */
        companyEmail: z.string().nullable(),
        taken: z.object({ students: z.int(), subjects: z.int() }),
      }),
    )
    .errors(refuses()),

  ...companyContract,

  ...billingContract,

  ...classContract,

  ...subjectContract,

  ...termContract,

  ...gradingContract,

  ...settingsContract,

  ...auditContract,

  /** The logo of the school, which everybody may see. `small` is what its students have at `/files/{id}/small`. */
  setLogo: oc
    .route({ method: 'PUT', path: '/school/logo', tags: ['school'], summary: 'Set or remove the logo of the school' })
    .input(z.object({ data: sentPicture, small: sentSmallPicture }))
    .output(z.object({ logoId: keptPicture }))
    .errors(refuses('NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'PLAN_LACKS')),

  /** The acts on records of the last 30 days that can be undone, newest first: all of the school's, a teacher's own. */
  listActs: oc
    .route({ method: 'GET', path: '/acts', tags: ['school'], summary: 'List recent changes' })
    .input(listInput(['newest'], {}))
    .output(
      listOutput(
        z.object({
          id,
          /** Such as student.deactivated. */
          action: z.string(),
          by: z.string().nullable(),
          at: instant,
          count: z.int(),
          isUndone: z.boolean(),
          /** How many its undo left as they were, or could only take back in part; 0 where it was not undone. */
          keptCount: z.int(),
        }),
      ),
    )
    .errors(refuses('BAD_REQUEST')),

  /**
   * Takes an act back, within 30 days: what it changed and nobody has touched since is as before, what it deleted is there
   * again. The rest is named. Taken back twice is the same as once; a rehearsal of one that is taken back names the rest again.
   */
  undo: oc
    .route({ method: 'POST', path: '/acts/{batch}/undo', tags: ['school'], summary: 'Undo an action' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ batch: id }))
    .output(actOutcome)
    .errors(
      refuses(
        'UNDO_TOO_LATE',
        'UNKNOWN_ACT',
        'GIVER_GONE',
        'PLAN_LIMIT',
        'PLAN_ENDED',
        'TRIAL_LIMIT',
        'YEAR_MOVED_ON',
        'STUDENTS_CHANGED_SINCE',
        'CLASS_CLOSED',
      ),
    ),
}
