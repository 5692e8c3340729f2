import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import type { ContentQuestion, ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'

export const tryOutTitle = 'Try the exam room'
export const tryOutSubject = 'Six short questions of every kind'
export const tryOutMinutes = 10

const mark = { marksHundredths: 100 }
const letters = 'ABCD'
const options = (question: string, ...texts: string[]) =>
  texts.map((text, place) => ({ id: `${question}${letters[place]}`, text }))

/** One question of each way a candidate answers. The same at every school, and in no bank. */
const questions: ContentQuestion[] = [
  {
    ...mark,
    id: 'try_one',
    type: 'multiple_choice',
    text: 'How many days are there in a week?',
    options: options('try_one', '5', '6', '7', '10'),
  },
  {
    ...mark,
    id: 'try_several',
    type: 'multiple_choice',
    text: 'Which of these numbers are even?',
    options: options('try_several', '4', '7', '10', '15'),
    rules: { kind: 'several', partial: 'right_minus_wrong' },
  },
  {
    ...mark,
    id: 'try_true',
    type: 'true_false',
    text: 'The sun rises in the east.',
    options: options('try_true', 'True', 'False'),
  },
  {
    ...mark,
    id: 'try_number',
    type: 'fill_blank',
    options: [],
    text: 'What is $\\frac{1}{2} + \\frac{1}{4}$? You can type a decimal or a fraction.',
    rules: { kind: 'number', before: '', after: '' },
  },
  {
    ...mark,
    id: 'try_blank',
    type: 'fill_blank',
    text: 'Complete the sentence.',
    options: [],
    rules: { kind: 'text', before: 'The capital of Nigeria is', after: '.' },
  },
  {
    ...mark,
    id: 'try_essay',
    type: 'essay',
    options: [],
    text: 'Describe the way from your home to your school.',
    rules: { kind: 'essay', minWords: 10, maxWords: 60, answerOn: 'screen' },
  },
]

export const tryOutContent: ExamContent = { rulesVersion: 2, questions }

export const tryOutOrder = questions.map(({ id, options }) => ({
  questionId: id,
  optionIds: options.map((option) => option.id),
}))

/** Nobody marks the essay, so it has none. */
export const tryOutKey: ExamKey = {
  try_one: { correctOptionIds: ['try_oneC'] },
  try_several: {
    correctOptionIds: ['try_severalA', 'try_severalC'],
    rules: { kind: 'several', partial: 'right_minus_wrong' },
  },
  try_true: { correctOptionIds: ['try_trueA'] },
  try_number: {
    correctOptionIds: [],
    rules: {
      kind: 'number',
      before: '',
      after: '',
      unit: null,
      near: 'wrong',
      accepted: [{ value: '0.75', tolerance: { kind: 'absolute', amount: '0' }, percent: 100 }],
    },
  },
  try_blank: {
    correctOptionIds: [],
    rules: {
      kind: 'text',
      before: 'The capital of Nigeria is',
      after: '.',
      compare: usualCompare,
      near: 'wrong',
      accepted: [{ text: 'Abuja', percent: 100 }],
    },
  },
}
