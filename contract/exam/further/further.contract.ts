import { oc } from '@orpc/contract'
import { accessCodeProblem } from '@sabimark/domain/exam/access-code.ts'
import { mostNamed } from '@sabimark/domain/exam/further/further-sitting.ts'
import { z } from 'zod'
import { lastingOutcome } from '../../record.ts'
import { refuses } from '../../refusal.ts'
import { id } from '../../text.ts'
import { examDraft } from '../exam-draft.ts'

const tags = ['exam']
const acting = oc.meta({ demoNoun: 'exams' })
const refusals = ['UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST', 'UNAVAILABLE'] as const

const typedTimes = examDraft.pick({ scheduledDate: true, scheduledTime: true, closingDate: true, closingTime: true })
const ofSitting = { examId: id, sittingId: id }

const accessCode = z
  .string()
  .max(40)
  .refine((typed) => accessCodeProblem(typed) === null, {
    error: ({ input }) => accessCodeProblem(String(input)) ?? undefined,
  })

/** Who sits a published exam beside or after its classes (decision 064). */
export const examFurtherContract = {
  /**
   * A further sitting with the same paper. Without `ids` it is for who was absent: whoever has begun no sitting of the exam when
   * those before it have closed. With `ids` it is for these students, who have a place in no other. Who has begun is skipped.
   */
  addSitting: acting
    .route({ method: 'POST', path: '/exams/{examId}/sittings', tags, summary: 'Add a further sitting' })
    .input(typedTimes.extend({ examId: id, ids: z.array(id).min(1).max(mostNamed).optional() }))
    .output(lastingOutcome)
    .errors(
      refuses(
        ...refusals,
        ...(['INVALID_TIME', 'CLOSING_TIME_PAST', 'CLOSES_BEFORE_IT_OPENS'] as const),
        ...(['ANSWERS_SHOWN', 'TOO_MANY_SITTINGS', 'NOBODY_CAN_SIT_IT'] as const),
      ),
    ),

  /**
   * Moves one sitting that has not opened and nobody has begun. With `seen`, the times that were looked at, it is refused where
   * somebody has changed them since (TIMES_CHANGED).
   */
  moveSitting: acting
    .route({ method: 'POST', path: '/exams/{examId}/sittings/{sittingId}/move', tags, summary: 'Move a sitting' })
    .input(
      typedTimes.extend({
        ...ofSitting,
        seen: z.object({ opensAt: z.iso.datetime().max(40), closesAt: z.iso.datetime().max(40) }).optional(),
      }),
    )
    .output(lastingOutcome)
    .errors(
      refuses(
        ...refusals,
        ...(['INVALID_TIME', 'OPENING_TIME_PAST', 'CLOSES_BEFORE_IT_OPENS'] as const),
        ...(['NOBODY_CAN_SIT_IT', 'TIMES_CHANGED', 'CODE_SHOWN'] as const),
      ),
    ),

  /** Takes a further sitting away that is not over and nobody has begun: students have the place they had without it. */
  removeSitting: acting
    .route({
      method: 'POST',
      path: '/exams/{examId}/sittings/{sittingId}/remove',
      tags,
      summary: 'Take a further sitting away',
    })
    .input(z.object(ofSitting))
    .output(lastingOutcome)
    .errors(refuses(...refusals, 'NOBODY_CAN_SIT_IT', 'CODE_SHOWN')),

  /**
   * Students from outside the classes of an exam, with everybody else, or in the next sitting to come. `isNamed` false: they are taken out of
   * the sitting they are named for, unless they have begun.
   */
  nameStudents: acting
    .route({
      method: 'POST',
      path: '/exams/{examId}/students',
      tags,
      summary: 'Name students from outside the classes',
    })
    .input(z.object({ examId: id, ids: z.array(id).min(1).max(mostNamed), isNamed: z.boolean() }))
    .output(lastingOutcome)
    .errors(refuses(...refusals)),

  /**
   * What candidates type before they begin, in every sitting of the exam; null for nothing. With `seen`, the code that was looked at, it
   * is refused where somebody has set another since (CHANGED_MEANWHILE).
   */
  setAccessCode: acting
    .route({ method: 'POST', path: '/exams/{examId}/access-code', tags, summary: 'Set the access code of an exam' })
    .input(z.object({ examId: id, code: accessCode.nullable(), seen: z.string().max(40).nullable().optional() }))
    .output(lastingOutcome)
    .errors(refuses(...refusals, 'CHANGED_MEANWHILE')),
}
