import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, marksHundredths, optionalText, shortId, typedText } from '../text.ts'
import { markedBy } from './hand-marking.contract.ts'

const tags = ['marking']
const ofQuestion = z.object({ examId: id, questionId: shortId })

/**
 * The text by which the rules know an answer, after folding. It is no text to show people: of an answer of signs alone it can be
 * empty. It may be longer than what was typed, as folding makes up to eighteen signs of one.
 */
const answerKey = typedText(4_000)

export const rulingsContract = {
  /** The distinct answers to a blank, those that wait for a person first, then the most frequent; what was typed is shown as it was typed. */
  listAnswers: oc
    .route({
      method: 'GET',
      path: '/exams/{examId}/questions/{questionId}/answers',
      tags,
      summary: 'List the distinct answers to a blank',
    })
    .input(ofQuestion)
    .output(
      z.object({
        /** The revision of the key that was read here: a ruling carries it, so that nobody rules on a key they have not seen. */
        seen: z.int(),
        /** Whoever asks may decide about them: the exam's owner and administrators. Others mark what waits, one by one. */
        mayRule: z.boolean(),
        question: markedBy,
        items: z.array(
          z.object({
            answerKey,
            texts: z.array(z.object({ text: z.string(), count: z.int() })),
            count: z.int(),
            waitingCount: z.int(),
            /** How many of these answers do not count, because others of their section do. */
            notCountedCount: z.int(),
            /** The marks that every counting answer of this text has; null while one waits, where they differ, or where none counts. */
            earned: marksHundredths.nullable(),
            /** What a teacher decided about them, in per cent of the marks. */
            ruled: z.int().nullable(),
          }),
        ),
        /** Distinct answers that are not listed: there are too many. */
        moreCount: z.int(),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM', 'UNKNOWN_QUESTION')),

  /**
   * Decides about spellings for everybody, also for who hands in later: a new revision of the key, by the exam's owner or an
   * administrator. The papers are marked again one after the other.
   */
  ruleAnswers: oc
    .route({
      method: 'POST',
      path: '/exams/{examId}/questions/{questionId}/rulings',
      tags,
      summary: 'Accept or refuse spellings for everybody',
    })
    .meta({ demoNoun: 'results' })
    .input(
      ofQuestion.extend({
        seen: z.int().min(0),
        rulings: z
          .array(z.object({ answerKey, percent: z.int().min(0).max(100) }))
          .min(1)
          .max(300),
        reason: optionalText(500),
      }),
    )
    .output(z.object({ seen: z.int() }))
    .errors(refuses('UNKNOWN_EXAM', 'WRONG_STATUS', 'ATTEMPTS_EXIST', 'UNKNOWN_QUESTION', 'KEY_CHANGED_MEANWHILE')),
}
