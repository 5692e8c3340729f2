import { oc } from '@orpc/contract'
import { z } from 'zod'
import { answerValue, ticket } from '../attempt/attempt.contract.ts'
import { refusesOnly } from '../refusal.ts'
import { shortId } from '../text.ts'
import { markedQuestion } from './marked-question.ts'

/** An answer of a practice that was checked. */
export const checkedAnswer = z.object({
  questionId: shortId,
  /** As it was when it was checked first: this counts. */
  value: answerValue,
  /** Absent where it `isHeld`: another exam that is not over asks questions of this practice. */
  mark: markedQuestion.omit({ questionId: true, byHand: true }).optional(),
  isHeld: z.boolean().optional(),
})

export const checkAnswerContract = {
  /**
   * Checks the saved answer to a question of a practice that runs, and says what is right. Checked again it answers the same: the
   * first checked answer counts, whatever is answered later. Without a question: everything that has been checked so far.
   */
  checkAnswer: oc
    .route({ method: 'POST', path: '/attempts/check', tags: ['marking'], summary: 'Check an answer of a practice' })
    .meta({ demoNoun: 'exam attempts' })
    .input(z.object({ ticket, questionId: shortId.optional() }))
    .output(z.object({ items: z.array(checkedAnswer) }))
    .errors(
      refusesOnly(
        'FORGED_TICKET',
        'UNKNOWN_ATTEMPT',
        'NOT_PRACTICE',
        'NOTHING_TO_CHECK',
        'MARKED_BY_TEACHER',
        'ANSWER_KEPT_BACK',
        'UNAVAILABLE',
      ),
    ),
}
