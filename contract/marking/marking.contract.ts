import { oc } from '@orpc/contract'
import { outcomes } from '@sabimark/domain/marking/mark-paper.ts'
import { z } from 'zod'
import { answerValue } from '../attempt/attempt.contract.ts'
import { answerRules } from '../bank/answer-rules.ts'
import { refuses } from '../refusal.ts'
import { id, marksHundredths, shortId } from '../text.ts'
import { handMarkingContract } from './hand-marking.contract.ts'
import { paperMarksContract } from './paper-marks.contract.ts'
import { rulingsContract } from './rulings.contract.ts'

/** One question as it was marked; for staff and, when released, the candidate. */
export const markedQuestion = z.object({
  questionId: shortId,
  outcome: z.enum(outcomes),
  earnedHundredths: marksHundredths,
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

  /** Marks a preview's answers; stores nothing. */
  markPreview: oc
    .route({ method: 'POST', path: '/exams/{examId}/preview/mark', tags: ['marking'], summary: 'Mark a preview' })
    .input(z.object({ examId: id, answers: z.record(shortId, answerValue) }))
    .output(
      z.object({
        totals,
        /** `rules`: all that is accepted, and how far a number may be off, as the bank says it. */
        marked: z.array(markedQuestion.extend({ rules: answerRules.optional() })),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM', 'NO_QUESTIONS')),

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
    .errors(refuses('UNKNOWN_ATTEMPT', 'NOTHING_LATE', 'MORE_LATE_ANSWERS')),
}
