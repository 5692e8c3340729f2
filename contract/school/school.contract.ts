import { oc } from '@orpc/contract'
import { plans } from '@sabimark/domain/school/plan.ts'
import { z } from 'zod'
import { refuses, refusesOnly } from '../refusal.ts'
import { id, instant, optionalText, page, text, typedText } from '../text.ts'

export const difficulty = z.enum(['Easy', 'Medium', 'Hard'])
export const activeStatus = z.enum(['active', 'inactive'])

/** A class as staff see it: `name` is level and arm, as in SS2B. */
export const classItem = z.object({ id, name: z.string() })

/** A subject as staff see it. */
export const subjectItem = z.object({
  id,
  name: z.string(),
  code: z.string(),
  description: z.string(),
  color: z.string(),
  difficulty,
  durationMinutes: z.int(),
  status: activeStatus,
})

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
        school: z.object({ name: z.string(), subdomain: z.string() }).nullable(),
        hasDemo: z.boolean(),
      }),
    )
    .errors(refusesOnly()),

  /** Whether a new school could have this subdomain now, and the address it would have. Reserved and impossible ones are not free. */
  checkSubdomain: oc
    .route({ method: 'GET', path: '/subdomains/check', tags: ['school'], summary: 'Ask whether a subdomain is free' })
    .input(z.object({ subdomain: typedText(63) }))
    .output(z.object({ isFree: z.boolean(), website: z.string() }))
    .errors(refusesOnly()),

  /** The own school's plan and address, and when its trial ends; null for a school without one. */
  subscription: oc
    .route({ method: 'GET', path: '/subscription', tags: ['school'], summary: 'The plan of the school' })
    .output(z.object({ subscription: z.enum(plans), trialEndsAt: instant.nullable(), website: z.string() }))
    .errors(refuses()),

  /** All schools, newest first, with how much there is at each, for the super administrator. */
  list: oc
    .route({ method: 'GET', path: '/schools', tags: ['school'], summary: 'List the schools' })
    .input(page.extend({ search: optionalText(80) }))
    .output(
      z.object({
        items: z.array(
          z.object({
            id,
            name: z.string(),
            subdomain: z.string(),
            subscription: z.enum(plans),
            /** Until when its trial runs or ran; null for a school that was given none. */
            trialEndsAt: instant.nullable(),
            status: z.enum(['pending_verification', 'active', 'inactive']),
            studentsCount: z.int(),
            teachersCount: z.int(),
            subjectsCount: z.int(),
            questionsCount: z.int(),
            examsCount: z.int(),
            /** Marked papers. */
            resultsCount: z.int(),
            createdAt: instant,
          }),
        ),
        nextCursor: id.nullable(),
      }),
    )
    .errors(refuses()),

  listClasses: oc
    .route({ method: 'GET', path: '/classes', tags: ['school'], summary: 'List the classes of the school' })
    .output(z.object({ items: z.array(classItem) }))
    .errors(refuses()),

  listSubjects: oc
    .route({ method: 'GET', path: '/subjects', tags: ['school'], summary: 'List the subjects of the school' })
    .output(z.object({ items: z.array(subjectItem) }))
    .errors(refuses()),

  addSubject: oc
    .route({ method: 'POST', path: '/subjects', tags: ['school'], summary: 'Add a subject', successStatus: 201 })
    .meta({ demoNoun: 'subjects' })
    .input(
      z.object({
        name: text(80),
        code: text(12),
        durationMinutes: z.int().min(1).max(600),
        difficulty: difficulty.default('Medium'),
        color: z
          .string()
          .regex(/^#[0-9a-fA-F]{6}$/)
          .default('#0B6B4F'),
        status: activeStatus.default('active'),
        description: optionalText(500),
      }),
    )
    .output(subjectItem)
    .errors(refuses('SUBJECT_CODE_TAKEN', 'PLAN_LIMIT', 'TRIAL_LIMIT')),
}
