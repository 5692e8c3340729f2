import { expect, test } from 'vitest'
import { optionLetter, type QuestionDraft, questionProblems, trueFalseOptions } from './question.ts'

const options = (...texts: string[]) => texts.map((text, index) => ({ id: `option${index}`, text }))
const choice: QuestionDraft = {
  type: 'multiple_choice',
  text: 'What is 2 + 2?',
  topic: 'Addition',
  options: options('3', '4', '5', '22'),
  correctOptionIds: ['option1'],
  rules: { kind: 'one' },
  marks: 1,
  timeAllocation: 2,
}
const trueFalse: QuestionDraft = {
  ...choice,
  type: 'true_false',
  options: trueFalseOptions,
  correctOptionIds: ['isfalse'],
}
const essay: QuestionDraft = {
  ...choice,
  type: 'essay',
  options: [],
  correctOptionIds: [],
  rules: { kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen', guide: '', rubric: [] },
}

test.each([
  ['multiple choice', choice],
  ['two options', { ...choice, options: options('a', 'b') }],
  ['ten options', { ...choice, options: options(...'abcdefghij') }],
  ['true/false', trueFalse],
  [
    'true/false under ids of its own',
    { ...trueFalse, options: options('True', 'False'), correctOptionIds: ['option0'] },
  ],
  ['essay', essay],
  ['half a mark', { ...choice, marks: 0.5 }],
  ['a third of a mark, rounded', { ...choice, marks: 0.33 }],
])('%s may be stored', (_what, draft) => {
  expect(questionProblems(draft)).toEqual([])
})

test.each<[string, Partial<QuestionDraft>, string, string]>([
  ['no text', { text: ' ' }, 'question', 'Question is required.'],
  ['no topic', { topic: '' }, 'topic', 'Topic is required.'],
  ['one option', { options: options('3', '4').slice(1) }, 'options', 'Give at least 2 options.'],
  ['eleven options', { options: options(...'abcdefghijk') }, 'options', 'Give at most 10 options.'],
  ['an empty option', { options: options('3', ' ') }, 'options', 'An option is empty.'],
  ['two equal options', { options: options('4', '4') }, 'options', 'Two options are the same.'],
  ['equal but for case and space', { options: options('A  cell', ' a cell ') }, 'options', 'Two options are the same.'],
  ['equal in NFC', { options: options('O\u0323la', '\u1ecdla') }, 'options', 'Two options are the same.'],
  ['no right answer', { correctOptionIds: [] }, 'correctAnswer', 'Choose the one correct answer.'],
  [
    'two right answers',
    { correctOptionIds: ['option1', 'option2'] },
    'correctAnswer',
    'Choose the one correct answer.',
  ],
  ['a right answer from elsewhere', { correctOptionIds: ['other'] }, 'correctAnswer', 'Choose the one correct answer.'],
  ['no marks', { marks: 0 }, 'marks', 'Marks must be more than 0.'],
  ['minus marks', { marks: -1 }, 'marks', 'Marks must be more than 0.'],
  ['no number of marks', { marks: Number.NaN }, 'marks', 'Marks must be more than 0.'],
  ['parts of a hundredth', { marks: 0.333 }, 'marks', 'Marks can have at most two decimals.'],
  ['a billionth of a mark', { marks: 1e-9 }, 'marks', 'Marks can have at most two decimals.'],
  ['marks beyond measure', { marks: 1_000.01 }, 'marks', 'Marks can be at most 1,000.'],
  ['a billionth of a minute', { timeAllocation: 1e-9 }, 'timeAllocation', 'Time can have at most two decimals.'],
  ['half a day', { timeAllocation: 720 }, 'timeAllocation', 'Time can be at most 240 minutes.'],
  ['no time', { timeAllocation: 0 }, 'timeAllocation', 'Time must be more than 0 minutes.'],
  ['endless time', { timeAllocation: Number.POSITIVE_INFINITY }, 'timeAllocation', 'Time must be more than 0 minutes.'],
])('%s is refused', (_what, change, field, message) => {
  expect(questionProblems({ ...choice, ...change })).toEqual([{ field, message }])
})

test.each([
  ['swapped', [...trueFalseOptions].reverse()],
  ['three', [...trueFalseOptions, { id: 'maybe1', text: 'Maybe' }]],
  ['one id twice', trueFalseOptions.map(({ text }) => ({ id: 'isfalse', text }))],
])('true/false with its options %s is refused', (_what, wrong) => {
  expect(questionProblems({ ...trueFalse, options: wrong }).map(({ field }) => field)).toEqual(['options'])
})

test('one option id twice is refused', () => {
  const twice = [
    { id: 'option1', text: '3' },
    { id: 'option1', text: '4' },
  ]
  expect(questionProblems({ ...choice, options: twice })).toEqual([
    { field: 'options', message: 'Two options have the same id.' },
  ])
})

test('letters are A to Z and no further', () => {
  expect([0, 1, 5, 25].map(optionLetter)).toEqual(['A', 'B', 'F', 'Z'])
  for (const index of [-1, 26, 0.5]) expect(() => optionLetter(index)).toThrow(RangeError)
})
