import { oc } from '@orpc/contract'
import { leaveReasons } from '@sabimark/domain/people/students/leaving.ts'
import { termFields } from '@sabimark/domain/school/terms/term-fields.ts'
import { fieldProblem } from '@sabimark/domain/words/field.ts'
import { z } from 'zod'
import { actOutcome } from '../../record.ts'
import { refuses } from '../../refusal.ts'
import { classItem } from '../../school/school.contract.ts'
import { id, text } from '../../text.ts'

/** Where the students of a class go when a year begins: into a class, or out of the school. Null: it has to be said. */
const intoClass = z.object({ kind: z.literal('class'), classId: id })
const target = z.discriminatedUnion('kind', [intoClass, z.object({ kind: z.literal('leave') })]).nullable()

/** What one student does in place of their class. */
const exception = z.discriminatedUnion('kind', [
  z.object({ studentId: id, kind: z.literal('repeat') }),
  intoClass.extend({ studentId: id }),
  z.object({ studentId: id, kind: z.literal('leave'), reason: z.enum(leaveReasons) }),
])

const mostClasses = 300
/** As many students may do something else than their class. */
export const mostExceptions = 5_000

/** A school year begins by promotion. */
export const promotionContract = {
  /**
   * What beginning a year would be, as most schools do it: `year` is the one the school is in, `nextYear` the one after it ('' where its
   * name does not say). A line for each class that has active students, in the order of the school; `open` can be chosen instead. Who is
   * in no class is counted in `withoutClass` and stays in none.
   */
  planPromotion: oc
    .route({ method: 'GET', path: '/promotion', tags: ['people'], summary: 'Propose where each class goes' })
    .output(
      z.object({
        year: z.string(),
        nextYear: z.string(),
        classes: z.array(z.object({ id, name: z.string(), level: z.string(), studentsCount: z.int(), target })),
        open: z.array(classItem),
        withoutClass: z.int(),
      }),
    )
    .errors(refuses()),

  /**
   * Begins the school year `year` after `from`, the one that was looked at, for everybody at once: each active student goes where their class goes or their own exception says,
   * and their enrolment of the year before ends so. Whoever leaves by a class has graduated. `studentsCount` and `withoutClass` are what
   * was looked at: another number is refused. Who sits an exam goes on; results stay with the class they were sat in.
   */
  promote: oc
    .route({ method: 'POST', path: '/promotion', tags: ['people'], summary: 'Begin a school year' })
    .meta({ demoNoun: 'users' })
    .input(
      z.object({
        from: text(termFields.year.max),
        year: text(termFields.year.max).refine((year) => fieldProblem(termFields.year, year) === null),
        classes: z.array(z.object({ classId: id, studentsCount: z.int().min(0), target })).max(mostClasses),
        withoutClass: z.int().min(0),
        // One of each student: of two nobody could say which is meant.
        exceptions: z
          .array(exception)
          .max(mostExceptions)
          .refine((all) => new Set(all.map(({ studentId }) => studentId)).size === all.length),
      }),
    )
    .output(actOutcome)
    .errors(
      refuses(
        ...(['PROMOTION_INCOMPLETE', 'COUNT_CHANGED', 'CLASS_CLOSED', 'YEAR_EXISTS', 'LEAVERS_SITTING'] as const),
        'UNKNOWN_PERSON',
      ),
    ),
}
