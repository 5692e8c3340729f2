import { oc } from '@orpc/contract'
import { difficulties, questionTypes } from '@sabimark/domain/bank/question.ts'
import { mostBlueprintRows } from '@sabimark/domain/exam/blueprint.ts'
import { mostQuestions } from '@sabimark/domain/exam/most-questions.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, marksHundredths, text } from '../text.ts'

const tags = ['exam']

/** Questions of which subject, and which of them are in the exam already and are not drawn again. */
const bank = z.object({ subjectId: id, except: z.array(id).max(mostQuestions).default([]) })

const kind = { topic: text(120), difficulty: z.enum(difficulties), type: z.enum(questionTypes) }

/** Null for any. */
const row = z.object({
  topic: kind.topic.nullable(),
  difficulty: kind.difficulty.nullable(),
  type: kind.type.nullable(),
  count: z.int().min(1).max(mostQuestions),
})

export const blueprintCalls = {
  /** How many questions of each kind can be drawn; a teacher is told of those they see. It changes nothing. */
  countDrawable: oc
    .route({ method: 'POST', path: '/blueprint/kinds', tags, summary: 'Count the questions that can be drawn' })
    .input(bank)
    .output(z.object({ kinds: z.array(z.object({ ...kind, topic: z.string(), count: z.int() })) }))
    .errors(refuses('UNKNOWN_SUBJECT')),

  /**
   * Draws exactly what the rows ask for, no question twice; `row` is the place of the row, from 0. Asked again it draws others. It
   * changes nothing: what is drawn is kept with the draft.
   */
  drawQuestions: oc
    .route({ method: 'POST', path: '/blueprint/draw', tags, summary: 'Draw questions by a blueprint' })
    .input(bank.extend({ rows: z.array(row).min(1).max(mostBlueprintRows) }))
    .output(
      z.object({
        questions: z.array(
          z.object({
            id,
            question: z.string(),
            type: z.enum(questionTypes),
            topic: z.string(),
            minutes: z.number(),
            marksHundredths,
            row: z.int(),
          }),
        ),
      }),
    )
    .errors(refuses('UNKNOWN_SUBJECT', 'NOT_ENOUGH_QUESTIONS')),
}
