import { oc } from '@orpc/contract'
import { unusualKinds } from '@sabimark/domain/attempt/unusual-kinds.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id } from '../text.ts'

/**
 * Whose paper of an exam was sat unusually, and why, for staff: facts for a person to weigh, by the rule of `domain/attempt/unusual.ts`,
 * and no verdict. Of papers that are handed in; who has most reasons stands first.
 */
export const unusualCall = oc
  .route({
    method: 'GET',
    path: '/exams/{examId}/unusual',
    tags: ['result'],
    summary: 'Whose paper of an exam was sat unusually',
  })
  .input(z.object({ examId: id }))
  .output(
    z.object({
      /** How many were looked at, the newest; `paperCount`: how many are handed in. */
      lookedAtCount: z.int(),
      paperCount: z.int(),
      unusualCount: z.int(),
      /** The first hundred. */
      papers: z.array(
        z.object({
          attemptId: id,
          student: z.string(),
          studentNumber: z.string(),
          className: z.string().nullable(),
          attemptNumber: z.int(),
          /** `count` and `ms` where the kind has them, and otherwise 0. */
          reasons: z.array(z.object({ kind: z.enum(unusualKinds), count: z.int(), ms: z.int() })),
        }),
      ),
    }),
  )
  .errors(refuses('UNKNOWN_EXAM'))
