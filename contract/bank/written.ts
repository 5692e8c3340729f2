import { questionTypes } from '@sabimark/domain/bank/question.ts'
import { z } from 'zod'
import { difficulty } from '../school/subject.contract.ts'
import { id, marksHundredths, optionalText, text } from '../text.ts'
import { answerRules } from './answer-rules.ts'

const place = z.int().min(0).max(5)

/**
 * What is written of a question. `correctAnswer` is the position in `options`, from 0, or all positions where several are
 * right. True/false questions take the options True, False; a blank and an essay have none.
 */
export const written = {
  subjectId: id,
  type: z.enum(questionTypes),
  question: text(10_000),
  options: z.array(optionalText(2_000)).max(6).default([]),
  correctAnswer: z.union([place, z.array(place).max(6)]).default([]),
  rules: answerRules.default({ kind: 'one' }),
  explanation: optionalText(5_000),
  difficulty: difficulty.default('Medium'),
  topic: text(120),
  marksHundredths,
  timeAllocationMinutes: z.number().positive().max(240),
  tags: z.array(text(40)).max(20).default([]),
}

export const writtenQuestion = z.object(written)
