import { adjustments } from '@sabimark/domain/exam/version.ts'
import { z } from 'zod'
import { answerRules } from '../bank/answer-rules.ts'
import { instant, marksHundredths, shortId } from '../text.ts'

/** The key of a published exam for who marks on paper: all that the computer marks by. */
export const printedKey = z.object({
  /**
   * Of which version of the exam, and how often its key was written, each from 1, and when last: two printed keys of one code differ by
   * them.
   */
  version: z.int(),
  revision: z.int(),
  madeAt: instant,
  /** What everybody has on top of their answers. */
  bonusHundredths: marksHundredths,
  entries: z.record(
    shortId,
    z.object({
      /** Each of them is right: several options that are right together stand in one. */
      rights: z.array(z.object({ correctOptionIds: z.array(shortId), rules: answerRules.optional() })).min(1),
      /** What teachers decided about typed answers, as the rules know them. */
      rulings: z.array(z.object({ answerKey: z.string(), percent: z.int().min(0).max(100) })),
      adjust: z.enum(adjustments).optional(),
      /** Whether it said something else when it was published. */
      isChanged: z.boolean(),
    }),
  ),
})
