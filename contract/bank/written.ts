import { maxOptions, questionTypes } from '@sabimark/domain/bank/question.ts'
import { z } from 'zod'
import { revision } from '../record.ts'
import { difficulty } from '../school/subjects/subject.contract.ts'
import { id, marksHundredths, optionalText, text } from '../text.ts'
import { answerRules } from './answer-rules.ts'

/** The longest text several questions can be about. */
export const mostInPassage = 20_000

/**
 * What a question is about, beside its own text: a passage of the subject as it is, or with another text for all its
 * questions, or a new one; the same text is the same passage.
 */
const passage = z.union([
  z.object({ id, revision, text: text(mostInPassage) }),
  z.object({ id }),
  z.object({ text: text(mostInPassage) }),
])

const place = z
  .int()
  .min(0)
  .max(maxOptions - 1)

/**
 * What is written of a question. `correctAnswer` is the position in `options`, from 0, or all positions where several are
 * right. True/false questions take the options True, False; a blank and an essay have none.
 */
export const written = {
  subjectId: id,
  type: z.enum(questionTypes),
  /** Null takes it off; unsaid, it stays as it is. */
  passage: passage.nullable().optional(),
  question: text(10_000),
  options: z.array(optionalText(2_000)).max(maxOptions).default([]),
  correctAnswer: z.union([place, z.array(place).max(maxOptions)]).default([]),
  /** Whether each option keeps its place when options are shuffled; null leaves it to the rule. Unsaid, it stays as it is. */
  keeps: z.array(z.boolean().nullable()).max(maxOptions).optional(),
  rules: answerRules.default({ kind: 'one' }),
  explanation: optionalText(5_000),
  difficulty: difficulty.default('Medium'),
  topic: text(120),
  marksHundredths,
  timeAllocationMinutes: z.number().positive().max(240),
  tags: z.array(text(40)).max(20).default([]),
}

export const writtenQuestion = z.object(written)
