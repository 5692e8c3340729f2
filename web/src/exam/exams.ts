import type { Exam } from '@sabimark/contract/answers.ts'
import { questionTypes } from '@sabimark/domain/bank/question-type.ts'
import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { typeNames } from '../bank/questions.ts'

/** The specification's exam types as people read them. */
export const typeWords: Record<ExamType, string> = {
  mock: 'Mock',
  practice: 'Practice',
  assessment: 'Assessment',
  quiz: 'Quiz',
  practical: 'Practical',
}

export const releaseWords: Record<ReleaseRule, string> = {
  immediate: 'As soon as they hand in',
  after_exam: 'When the exam has closed',
  manual: 'When a teacher releases them',
}

/** An instant from the server in words, Lagos time. */
export function lagosText(instant: string): string {
  return formatLagos(new Date(instant))
}

/** In minutes, as people say it: '90 minutes', not '1 hour 30 minutes'. */
export function durationText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** The refusal's sentence, for an address without a valid exam id. */
export const unknownExam = 'There is no such exam in your school.'

/** '1 question', '10 questions'. */
export function questionsText(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`
}

/** '12 multiple choice, 3 essays'; empty while there is no question. */
export function typesText(types: Exam['questionTypes']): string {
  return questionTypes
    .filter((type) => types[type] !== undefined)
    .map((type) => `${types[type]} ${typeNames[type].toLowerCase()}${type === 'essay' && types[type] !== 1 ? 's' : ''}`)
    .join(', ')
}

/** What is shuffled for each candidate. */
export function orderText(areQuestionsShuffled: boolean, areOptionsShuffled: boolean): string {
  if (areQuestionsShuffled && areOptionsShuffled) return 'Questions and options shuffled'
  if (areQuestionsShuffled) return 'Questions shuffled'
  return areOptionsShuffled ? 'Options shuffled' : 'The same for everybody'
}
