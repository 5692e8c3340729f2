import { contract } from '@sabimark/contract/contract.ts'
import type { EssayRules } from '@sabimark/domain/bank/answer-rules.ts'
import { expect, test } from 'vitest'
import { emptyEssay, fromEssayRules, sumWords, toEssayRules, withOneMorePoint } from './essay-draft.ts'
import {
  emptyQuestion,
  nextQuestion,
  type QuestionForm,
  questionFormProblems,
  toQuestion,
  withOneMore,
  withoutOption,
  withType,
} from './question-draft.ts'

const subject = '01890000-0000-7000-8000-000000000001'
const filled: QuestionForm = {
  ...emptyQuestion(subject),
  question: 'What is $2^3$?',
  options: ['4', '6', '8', '9'].map((text, index) => ({ id: `o${index + 1}`, text })),
  correctAnswer: ['o3'],
  topic: 'Indices',
}
const fits = (input: unknown) => contract.bank.addQuestion['~orpc'].inputSchema?.safeParse(input).success

test('the empty form asks for everything a question needs, in the order of the form', () => {
  expect(Object.keys(questionFormProblems(emptyQuestion('')))).toEqual([
    'subject',
    'question',
    'topic',
    'options',
    'correctAnswer',
  ])
})

test('a filled form fits the contract and names the right option by its position', () => {
  expect(questionFormProblems(filled)).toEqual({})
  expect(toQuestion(filled)).toMatchObject({ correctAnswer: [2], options: ['4', '6', '8', '9'], marksHundredths: 100 })
  expect(fits(toQuestion(filled))).toBe(true)
})

test('what is said of an option keeping its place is sent, and nothing where nothing is said', () => {
  expect(toQuestion(filled)).not.toHaveProperty('keeps')
  const options = filled.options.map((one) => (one.id === 'o4' ? { ...one, keepsPlace: false } : one))
  const said = toQuestion({ ...filled, options })
  expect(said.keeps).toEqual([null, null, null, false])
  expect(fits(said)).toBe(true)
})

test('true or false has its two options and sends none', () => {
  const form = { ...withType(filled, 'true_false'), correctAnswer: ['isfalse'] }
  expect(questionFormProblems(form)).toEqual({})
  expect(toQuestion(form)).toMatchObject({ type: 'true_false', options: [], correctAnswer: [1] })
  expect(questionFormProblems(withType(filled, 'true_false'))).toHaveProperty('correctAnswer')
})

test('options come and go between two and ten, and the bubble stays with its text', () => {
  let form = filled
  for (let tries = 0; tries < 9; tries += 1) form = withOneMore(form)
  expect(form.options.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, place) => `o${place + 1}`))
  const fewer = withoutOption(filled, 'o1')
  expect(toQuestion(fewer)).toMatchObject({ correctAnswer: [1], options: ['6', '8', '9'] })
  expect(withoutOption(filled, 'o3').correctAnswer).toEqual([])
  const two = withoutOption(withoutOption(filled, 'o1'), 'o2')
  expect(withoutOption(two, 'o3').options).toHaveLength(2)
})

test.each(['', '0', '-1', '1.234', 'two'])('%j marks is refused', (marks) => {
  expect(Object.keys(questionFormProblems({ ...filled, marks }))).toEqual(['marks'])
})

test.each(['', '0', '241', 'long'])('%j minutes is refused', (timeAllocation) => {
  expect(Object.keys(questionFormProblems({ ...filled, timeAllocation }))).toEqual(['timeAllocation'])
})

test('marks and minutes are read with a point or a comma', () => {
  expect(toQuestion({ ...filled, marks: '2,5', timeAllocation: '1.5' })).toMatchObject({
    marksHundredths: 250,
    timeAllocationMinutes: 1.5,
  })
})

test('the next question keeps what a row of questions shares', () => {
  const saved = { ...filled, tags: 'WAEC', marks: '2', explanation: 'Because.' }
  expect(nextQuestion(saved)).toMatchObject({
    topic: 'Indices',
    tags: 'WAEC',
    marks: '2',
    question: '',
    explanation: '',
    correctAnswer: [],
  })
  expect(nextQuestion(saved).options.every(({ text }) => text === '')).toBe(true)
})

test('an essay goes through the form and back as it was, its points under their ids', () => {
  const rules: EssayRules = {
    ...{ kind: 'essay', minWords: null, maxWords: 500, answerOn: 'paper', guide: 'Both sides' },
    rubric: [{ id: 'point0000001', text: 'Names both', hundredths: 250 }],
  }
  expect(toEssayRules(fromEssayRules(rules))).toEqual(rules)
  const form = { ...withType(filled, 'essay'), essay: withOneMorePoint(fromEssayRules(rules)) }
  expect(questionFormProblems(form)).toHaveProperty('rubric')
  form.essay = { ...form.essay, rubric: form.essay.rubric.map((one) => ({ ...one, text: 'A point' })) }
  expect(questionFormProblems(form)).toEqual({})
  expect(fits(toQuestion(form))).toBe(true)
  expect(toQuestion(nextQuestion(form)).rules).toEqual({ ...rules, guide: '', rubric: [] })
})

test.each<[string, string, string | null]>([
  ['10', '10', 'The points come to 10 of 10 marks.'],
  ['2', '10', 'The points come to 2 of 10 marks. Full marks need a mark by hand.'],
  ['2', '1', 'The points come to 2 of 1 mark. More than the marks is never given.'],
  ['two', '10', null],
])('points of %s beside %s marks', (points, marks, words) => {
  const essay = { ...emptyEssay(), rubric: [{ id: 'point0000001', text: 'A point', points }] }
  expect(sumWords(essay, marks)?.words ?? null).toBe(words)
})
