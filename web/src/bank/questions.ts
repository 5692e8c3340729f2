import type { QuestionType } from '@sabimark/domain/bank/question-type.ts'

export const typeNames: Record<QuestionType, string> = {
  multiple_choice: 'Multiple choice',
  true_false: 'True or false',
  essay: 'Essay',
  fill_blank: 'Fill in the blank',
}

/** In a narrow column. */
export const shortTypes: Record<QuestionType, string> = {
  multiple_choice: 'Choice',
  true_false: 'True, false',
  essay: 'Essay',
  fill_blank: 'Blank',
}

/** '1 minute', '2.5 minutes'. */
export function minutesText(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** '1 mark', '2.5 marks'; `marks` as marksText writes them. */
export function marksWords(marks: string): string {
  return `${marks} ${marks === '1' ? 'mark' : 'marks'}`
}

/** Why a teacher's bank can lack what the school has. */
export const hiddenText = 'Questions of a colleague’s exam are shown once that exam is over.'
