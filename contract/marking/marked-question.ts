import { outcomes } from '@sabimark/domain/marking/mark-paper.ts'
import { z } from 'zod'
import { earnedMarks, marksHundredths, shortId } from '../text.ts'

/** One question as it was marked; for staff and, when released, the candidate. */
export const markedQuestion = z.object({
  questionId: shortId,
  outcome: z.enum(outcomes),
  earnedHundredths: earnedMarks,
  ofHundredths: marksHundredths,
  correctOptionIds: z.array(shortId),
  /** Of a typed answer: what earns full marks, with the unit. */
  accepted: z.array(z.string()),
  /** Where a person marked it: points of the rubric it earned, what was added or taken off beside them, and the comments. */
  byHand: z
    .object({
      points: z.array(z.object({ text: z.string(), hundredths: z.int() })),
      adjustHundredths: z.int(),
      comments: z.array(z.string()),
    })
    .optional(),
  /** Why, where the author said so. */
  explanation: z.string().optional(),
})
