import { oc } from '@orpc/contract'
import { companySchoolFields } from '@sabimark/domain/school/company/company-school-fields.ts'
import { plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { z } from 'zod'
import { editedFields, revision } from '../../record.ts'
import { recordCalls } from '../../record-calls.ts'
import { refuses } from '../../refusal.ts'
import { id, instant } from '../../text.ts'

const schoolStatus = z.enum(['pending_verification', 'active', 'inactive'])

/** A school as the company sees it: what it says of itself, who owns it, and how much there is at it; no content. */
export const schoolRecord = z.object({
  id,
  name: z.string(),
  /** The name of who signed it up or was invited to; null where they have left it. */
  owner: z.string().nullable(),
  subdomain: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  /** Where its picture is fetched from; null for none. */
  logo: z.string().nullable(),
  subscription: z.enum(plans),
  /** Until when its trial runs or ran; null for a school that was given none. */
  trialEndsAt: instant.nullable(),
  /** The plan it asked for at the next cycle, or was given; null for none. */
  nextSubscription: z.enum(plans).nullable(),
  /** The last day that is paid for, 'YYYY-MM-DD' in Lagos; null for none. */
  paidUntil: z.iso.date().nullable(),
  /** The last day of its plan, 'YYYY-MM-DD' in Lagos; null for one that never ends. */
  expiryDate: z.iso.date().nullable(),
  /** A school that is suspended is inactive, also while its last candidates still sit their exams. */
  status: schoolStatus,
  /** Since when it is suspended, and why; null where it is not. */
  suspendedAt: instant.nullable(),
  suspendReason: z.string().nullable(),
  studentsCount: z.int(),
  teachersCount: z.int(),
  subjectsCount: z.int(),
  questionsCount: z.int(),
  examsCount: z.int(),
  /** Exams that are open now. */
  activeExams: z.int(),
  /** Marked papers. */
  resultsCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
  revision,
})

/** Which school a line of the office is about. */
const ofSchool = { schoolId: id, school: z.string(), owner: z.string().nullable() }
const day = z.iso.date()

/** The newest or most pressing of these, and how many there are in all. */
const lines = <Line extends z.ZodType>(line: Line) => z.object({ items: z.array(line), total: z.int() })

const calls = recordCalls({ tags: ['school'], path: '/schools', demoNoun: 'schools' })
const sorts = ['newest', 'name', 'students', 'teachers', 'subjects', 'questions', 'exams', 'results'] as const

/** The schools, for super administrators. */
export const companyContract = {
  /** All schools with how much there is at each. */
  list: calls
    .list('List the schools', schoolRecord, sorts, {
      status: schoolStatus.optional(),
      subscription: z.enum(plans).optional(),
    })
    .errors(refuses('BAD_REQUEST')),

  /** One school, and what the company did to it; never the company's own. */
  getSchool: calls.get('Read a school and its history', { school: schoolRecord }).errors(refuses('UNKNOWN_SCHOOL')),

  /** Writes to a school from outside: it reads in its own history that the company did. */
  updateSchool: calls
    .update('Edit a school', editedFields(companySchoolFields), { school: schoolRecord })
    .errors(refuses('UNKNOWN_SCHOOL', 'CHANGED_MEANWHILE')),

  /**
   * The company's working day over all schools: the newest payments, the plans asked for, longest waiting first, and the plans that end
   * within thirty days or ended as long ago, soonest first. Fifty lines each.
   */
  plans: oc
    .route({
      method: 'GET',
      path: '/schools/plans',
      tags: ['billing'],
      summary: 'Payments, requests and ends of all schools',
    })
    .output(
      z.object({
        payments: lines(
          z.object({
            ...ofSchool,
            id,
            plan: z.enum(plans),
            startsOn: day,
            endsOn: day,
            paidNaira: z.int(),
            paidOn: day,
            receiptNumber: z.string(),
            isVoid: z.boolean(),
          }),
        ),
        requests: lines(z.object({ ...ofSchool, plan: z.enum(plans), asked: z.enum(plans), askedAt: instant })),
        ends: lines(
          z.object({ ...ofSchool, plan: z.enum(plans), isTrial: z.boolean(), endsOn: day, hasEnded: z.boolean() }),
        ),
      }),
    )
    .errors(refuses()),

  /** All schools in figures, and how much there is at them together; `premium`: of the largest plan. */
  figures: oc
    .route({ method: 'GET', path: '/schools/figures', tags: ['school'], summary: 'Count the schools' })
    .output(
      z.object({
        total: z.int(),
        active: z.int(),
        premium: z.int(),
        students: z.int(),
        teachers: z.int(),
        subjects: z.int(),
        questions: z.int(),
        exams: z.int(),
        /** Marked papers. */
        results: z.int(),
      }),
    )
    .errors(refuses()),

  /** The last good backup of everything, whoever took it; `isLate`: there was none for 48 hours, nor is the database or what was restored into it newer. */
  lastBackup: oc
    .route({ method: 'GET', path: '/backups/last', tags: ['school'], summary: 'When the last good backup was taken' })
    .output(
      z.object({
        last: z.object({ madeAt: instant, byteCount: z.int() }).nullable(),
        isLate: z.boolean(),
        /** The last nightly one that failed, and why, in a sentence; null where none did, or a good one was taken since. */
        failed: z.object({ at: instant, why: z.string() }).nullable(),
        /** Whether the server takes one each night by itself. */
        isNightly: z.boolean(),
      }),
    )
    .errors(refuses()),
}
