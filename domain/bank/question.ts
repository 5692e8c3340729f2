import { optionsProblems } from './option-rules.ts'

/** Every question type of the specification. */
export const questionTypes = ['multiple_choice', 'true_false', 'essay', 'fill_blank'] as const
export type QuestionType = (typeof questionTypes)[number]

/** The types that can be written in the bank today; the others have no marking rule yet. */
export const authorableTypes = ['multiple_choice', 'true_false'] as const satisfies readonly QuestionType[]
export type AuthorableType = (typeof authorableTypes)[number]

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** One choice. `id` is short, random and unique in its question: answers refer to it, never to a letter or a position. */
export type QuestionOption = { id: string; text: string }

/** The two options of every true/false question, in the order they are always shown. */
export const trueFalseOptions: readonly [QuestionOption, QuestionOption] = [
  { id: 'true', text: 'True' },
  { id: 'false', text: 'False' },
]

export const minOptions = 2
export const maxOptions = 6

/** What somebody typed for a question. `marks` in marks (0.5 is half a mark), `timeAllocation` in minutes. */
export type QuestionDraft = {
  type: QuestionType
  text: string
  topic: string
  options: readonly QuestionOption[]
  correctOptionIds: readonly string[]
  marks: number
  timeAllocation: number
}

export type QuestionField = 'text' | 'topic' | 'options' | 'correctOptionIds' | 'marks' | 'timeAllocation'
export type QuestionProblem = { field: QuestionField; message: string }

/** The letter an option is shown with: 0 is A. Only for the eye; refuses (RangeError) beyond Z. */
export function optionLetter(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index > 25) throw new RangeError(`No letter for option ${index}`)
  return String.fromCharCode(65 + index)
}

/**
 * Everything that keeps a question out of the bank, in the order of the form; empty means it may be stored.
 * Topic, marks and time are required by the specification; the rest is what makes a question markable.
 */
export function questionProblems(draft: QuestionDraft): QuestionProblem[] {
  const problems: QuestionProblem[] = []
  if (draft.text.trim() === '') problems.push({ field: 'text', message: 'Question is required.' })
  if (draft.topic.trim() === '') problems.push({ field: 'topic', message: 'Topic is required.' })
  problems.push(...optionsProblems(draft))
  if (!(draft.marks > 0 && Number.isFinite(draft.marks))) {
    problems.push({ field: 'marks', message: 'Marks must be more than 0.' })
  } else if (Math.abs(draft.marks * 100 - Math.round(draft.marks * 100)) > 1e-6) {
    problems.push({ field: 'marks', message: 'Marks can have at most two decimals.' })
  }
  if (!(draft.timeAllocation > 0 && Number.isFinite(draft.timeAllocation))) {
    problems.push({ field: 'timeAllocation', message: 'Time must be more than 0 minutes.' })
  }
  return problems
}
