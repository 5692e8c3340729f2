import { oc } from '@orpc/contract'
import { questionTypes } from '@sabimark/domain/bank/question.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { difficulty } from '../school/school.contract.ts'
import { id, instant, marksHundredths, optionalText, page, shortId, text } from '../text.ts'

export const questionOption = z.object({ id: shortId, text: z.string() })

/** A question of the bank, with its key: for staff only. */
export const questionItem = z.object({
  id,
  subjectId: id,
  subject: z.string(),
  type: z.enum(questionTypes),
  question: z.string(),
  options: z.array(questionOption),
  correctOptionIds: z.array(shortId),
  explanation: z.string(),
  difficulty,
  topic: z.string(),
  marksHundredths,
  timeAllocationMinutes: z.number(),
  tags: z.array(z.string()),
  createdAt: instant,
})

export const bankContract = {
  listQuestions: oc
    .route({ method: 'GET', path: '/questions', tags: ['bank'], summary: 'List the questions of the bank' })
    .input(page.extend({ subjectId: id.optional(), search: optionalText(80) }))
    .output(z.object({ items: z.array(questionItem), nextCursor: id.nullable() }))
    .errors(refuses()),

  /** `correctAnswer` is the position in `options`, from 0. True/false questions take the options True, False. */
  addQuestion: oc
    .route({ method: 'POST', path: '/questions', tags: ['bank'], summary: 'Add a question', successStatus: 201 })
    .meta({ demoNoun: 'questions' })
    .input(
      z.object({
        subjectId: id,
        type: z.enum(['multiple_choice', 'true_false']),
        question: text(10_000),
        options: z.array(optionalText(2_000)).max(6).default([]),
        correctAnswer: z.int().min(0).max(5),
        explanation: optionalText(5_000),
        difficulty: difficulty.default('Medium'),
        topic: text(120),
        marksHundredths,
        timeAllocationMinutes: z.number().positive().max(240),
        tags: z.array(text(40)).max(20).default([]),
      }),
    )
    .output(questionItem)
    .errors(refuses('INVALID_QUESTION', 'UNKNOWN_SUBJECT', 'TRIAL_LIMIT')),
}
