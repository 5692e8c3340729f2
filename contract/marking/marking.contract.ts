import { oc } from '@orpc/contract'
import { mostLateAtOnce } from '@sabimark/domain/attempt/late-decision.ts'
import { z } from 'zod'
import { answerValue } from '../attempt/attempt.contract.ts'
import { answerRules } from '../bank/answer-rules.ts'
import { lastingOutcome } from '../record.ts'
import { refuses } from '../refusal.ts'
import { id, marksHundredths, shortId } from '../text.ts'
import { checkAnswerContract } from './check-answer.contract.ts'
import { correctionsContract } from './corrections/corrections.contract.ts'
import { handMarkingContract } from './hand-marking.contract.ts'
import { markedQuestion } from './marked-question.ts'
import { paperMarksContract } from './paper-marks.contract.ts'
import { printedKey } from './printed-key.ts'
import { rulingsContract } from './rulings.contract.ts'

/** The sums of a marked paper; `percentage` is earned of available marks, rounded half up, and not final while answers wait for a marker. */
export const totals = z.object({
  correctCount: z.int(),
  partlyCount: z.int(),
  wrongCount: z.int(),
  unansweredCount: z.int(),
  waitingCount: z.int(),
  questionCount: z.int(),
  earnedHundredths: marksHundredths,
  availableHundredths: marksHundredths,
  percentage: z.int(),
})

export const markingContract = {
  ...handMarkingContract,
  ...rulingsContract,
  ...paperMarksContract,
  ...correctionsContract,
  ...checkAnswerContract,

  /** Marks a preview's answers; stores nothing. `purpose`: the key is printed, which the school's log keeps. */
  markPreview: oc
    .route({ method: 'POST', path: '/exams/{examId}/preview/mark', tags: ['marking'], summary: 'Mark a preview' })
    .input(
      z.object({
        examId: id,
        answers: z.record(shortId, answerValue),
        purpose: z.enum(['print']).optional(),
      }),
    )
    .output(
      z.object({
        totals,
        /** `rules`: all that is accepted, and how far a number may be off, as the bank says it. */
        marked: z.array(markedQuestion.extend({ rules: answerRules.optional() })),
        /** To print. */
        key: printedKey.optional(),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM', 'NO_QUESTIONS', 'PAPER_TOO_LARGE', 'WRONG_STATUS')),

  /**
   * Accepts or refuses answers that arrived late; the attempt is marked again. What arrives later is not covered and asks
   * again after an acceptance; refused stays refused.
   */
  decideLate: oc
    .route({
      method: 'POST',
      path: '/attempts/{attemptId}/late',
      tags: ['marking'],
      summary: 'Accept or refuse late answers',
    })
    .meta({ demoNoun: 'results' })
    .input(
      z.object({
        attemptId: id,
        decision: z.enum(['accepted', 'refused']),
        /** `afterEnd.late.count` as it was shown; when more has arrived since, nothing is decided. */
        seen: z.int().min(0),
        /** Accepts those, too, that arrived when right answers could be read. */
        evenAfterAnswers: z.boolean().optional(),
      }),
    )
    .output(z.object({ totals }))
    .errors(
      refuses('UNKNOWN_ATTEMPT', 'UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST', 'NOTHING_LATE', 'MORE_LATE_ANSWERS'),
    ),

  /**
   * Accepts what waits of several papers of one exam. Each says what was `seen` of it, as in decideLate. Left as they are, with why: those of which
   * more has arrived since, those with answers that came when right answers could be read, which are accepted one by one, and those of which nothing waits.
   */
  acceptLate: oc
    .route({
      method: 'POST',
      path: '/exams/{examId}/late',
      tags: ['marking'],
      summary: 'Accept the late answers of several papers',
    })
    .meta({ demoNoun: 'results' })
    .input(
      z.object({
        examId: id,
        attempts: z
          .array(z.object({ attemptId: id, seen: z.int().min(0) }))
          .min(1)
          .max(mostLateAtOnce),
      }),
    )
    .output(lastingOutcome)
    .errors(refuses('UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST')),
}
