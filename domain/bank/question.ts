import type { AnswerRules } from './answer-rules.ts'
import { type RulesProblem, rulesProblems } from './answer-rules-problems.ts'
import { maxMarksHundredths } from './marks-text.ts'
import type { QuestionOption } from './option.ts'
import { multipleChoiceProblems, type OptionProblem, trueFalseProblems } from './option-problems.ts'
import type { QuestionType } from './question-type.ts'

export type { QuestionOption } from './option.ts'
export { maxOptions, minOptions, optionLetter, trueFalseOptions } from './option.ts'
export { type QuestionType, questionTypes } from './question-type.ts'

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** The most minutes a question can be given. */
export const maxMinutes = 240
const maxMarks = maxMarksHundredths / 100

/** What somebody typed for a question. `marks` in marks (0.5 is half a mark), `timeAllocation` in minutes. */
export type QuestionDraft = {
  type: QuestionType
  text: string
  topic: string
  options: readonly QuestionOption[]
  correctOptionIds: readonly string[]
  rules: AnswerRules
  marks: number
  timeAllocation: number
}

/** The controls of the question form, by the specification's names. */
export type QuestionField =
  | 'passage'
  | 'question'
  | 'topic'
  | OptionProblem['field']
  | RulesProblem['field']
  | 'marks'
  | 'timeAllocation'
export type QuestionProblem = { field: QuestionField; message: string }

/**
 * Everything that keeps a question out of the bank, in the order of the form; empty means it may be stored.
 * Topic, marks and time are required by the specification; the rest is what makes a question markable.
 */
export function questionProblems(draft: QuestionDraft): QuestionProblem[] {
  const problems: QuestionProblem[] = []
  if (draft.text.trim() === '') problems.push({ field: 'question', message: 'Question is required.' })
  if (draft.topic.trim() === '') problems.push({ field: 'topic', message: 'Topic is required.' })
  problems.push(...rulesProblems(draft.type, draft.rules))
  if (draft.type === 'multiple_choice') problems.push(...multipleChoiceProblems(draft))
  if (draft.type === 'true_false') problems.push(...trueFalseProblems(draft))
  if (!isPositive(draft.marks)) problems.push({ field: 'marks', message: 'Marks must be more than 0.' })
  else if (!hasAtMostTwoDecimals(draft.marks)) {
    problems.push({ field: 'marks', message: 'Marks can have at most two decimals.' })
  } else if (draft.marks > maxMarks) problems.push({ field: 'marks', message: 'Marks can be at most 1,000.' })
  if (!isPositive(draft.timeAllocation)) {
    problems.push({ field: 'timeAllocation', message: 'Time must be more than 0 minutes.' })
  } else if (!hasAtMostTwoDecimals(draft.timeAllocation)) {
    problems.push({ field: 'timeAllocation', message: 'Time can have at most two decimals.' })
  } else if (draft.timeAllocation > maxMinutes) {
    problems.push({ field: 'timeAllocation', message: `Time can be at most ${maxMinutes} minutes.` })
  }
  return problems
}

function isPositive(amount: number): boolean {
  return Number.isFinite(amount) && amount > 0
}

/** Of an amount above 0. Marks are stored in whole hundredths; 0.1 + 0.2 still counts as two decimals. */
function hasAtMostTwoDecimals(amount: number): boolean {
  const hundredths = Math.round(amount * 100)
  return hundredths >= 1 && Math.abs(amount * 100 - hundredths) < 1e-6
}

/** Whether a text may hold a formula, written between dollar signs. */
export function mayHaveMaths(text: string): boolean {
  return text.includes('$')
}
