import { contract } from '@sabimark/contract/contract.ts'
import { refusals } from '@sabimark/contract/refusal.ts'
import { expect, test } from 'vitest'
import {
  type ExamForm,
  emptyExam,
  examFormOf,
  examProblems,
  moved,
  sumOf,
  toExam,
  windowText,
  withQuestions,
  withTotalSpread,
} from './exam-draft.ts'

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`
const morning = new Date('2026-11-20T08:12:00Z')
const filled: ExamForm = {
  ...emptyExam(morning),
  title: 'First term test',
  subject: uuid(1),
  class: [uuid(2)],
  totalMarks: '10',
  questions: [3, 4, 5].map((last) => ({ questionId: uuid(last), marks: '2.5' })),
}
const fits = (input: unknown) => contract.exam.create['~orpc'].inputSchema?.safeParse(input).success

test('a new exam is set for the next full hour in Lagos', () => {
  expect(emptyExam(morning)).toMatchObject({ scheduledDate: '2026-11-20', scheduledTime: '10:00' })
  // 23:30 in Lagos: the next full hour is tomorrow's.
  expect(emptyExam(new Date('2026-11-20T22:30:00Z'))).toMatchObject({
    scheduledDate: '2026-11-21',
    scheduledTime: '00:00',
  })
})

test('a new exam is of the only subject there is, and of none where there is a choice', () => {
  expect(emptyExam(morning, [uuid(1)]).subject).toBe(uuid(1))
  expect(emptyExam(morning, [uuid(1), uuid(2)]).subject).toBe('')
  expect(emptyExam(morning, []).subject).toBe('')
})

test('the empty form asks for what the specification requires', () => {
  const empty = { ...emptyExam(morning), duration: '', passingScore: '', scheduledDate: '', scheduledTime: '' }
  expect(Object.keys(examProblems(empty))).toEqual([
    'title',
    'subject',
    'duration',
    'scheduledDate',
    'scheduledTime',
    'passingScore',
    'totalMarks',
  ])
})

test('what is plainly missing before it is published is said in the words of the server, in the order of the screen', () => {
  const unready = { ...filled, title: '', duration: '', class: [], questions: [] }
  const problems = examProblems(unready, { isToPublish: true })
  expect(Object.keys(problems)).toEqual(['title', 'class', 'duration', 'questions'])
  expect(problems).toMatchObject({ class: refusals.NO_CLASSES.message, questions: refusals.NO_QUESTIONS.message })
  expect(Object.keys(examProblems(unready))).toEqual(['title', 'duration'])
  expect(examProblems(filled, { isToPublish: true })).toEqual({})
})

test('a filled form fits the contract, with and without a closing time', () => {
  expect(examProblems(filled)).toEqual({})
  expect(fits(toExam(filled))).toBe(true)
  const closing = { ...filled, closingDate: '2026-11-21', closingTime: '16:30' }
  expect(examProblems(closing)).toEqual({})
  expect(toExam(closing)).toMatchObject({ closingDate: '2026-11-21', closingTime: '16:30' })
  expect(fits(toExam(closing))).toBe(true)
})

test('what was kept comes back as it was typed', () => {
  const form = { ...filled, location: 'Hall A', closingDate: '2026-11-20', closingTime: '23:59' }
  const draft = contract.exam.create['~orpc'].inputSchema?.parse(toExam(form))
  if (!draft) throw new Error('the contract has no input schema')
  expect(examFormOf(draft)).toEqual(form)
})

test.each<[keyof ExamForm, Partial<ExamForm>]>([
  ['title', { title: 'Mock\u200b' }],
  ['duration', { duration: '0' }],
  ['duration', { duration: '1.5' }],
  ['scheduledDate', { scheduledDate: '2026-06-31' }],
  ['closingDate', { closingDate: '2026-06-31' }],
  ['passingScore', { passingScore: '101' }],
  ['maxAttempts', { maxAttempts: '0' }],
  ['totalMarks', { totalMarks: '0' }],
  ['totalMarks', { totalMarks: 'ten' }],
  ['questions', { questions: [{ questionId: uuid(3), marks: '' }] }],
])('%s is refused: %j', (field, change) => {
  expect(Object.keys(examProblems({ ...filled, ...change }))).toEqual([field])
})

test('the total is spread to the last hundredth', () => {
  const questions = withTotalSpread(filled)
  expect(questions.map(({ marks }) => marks)).toEqual(['3.34', '3.33', '3.33'])
  expect(sumOf(questions)).toBe(1_000)
  expect(withTotalSpread({ ...filled, totalMarks: 'ten' })).toEqual(filled.questions)
})

test('the sum counts what can be read', () => {
  expect(sumOf(filled.questions)).toBe(750)
  expect(sumOf([...filled.questions, { questionId: uuid(6), marks: 'x' }])).toBe(750)
})

test('questions move one place and stay at the ends', () => {
  const order = (questions: ExamForm['questions']) => questions.map(({ questionId }) => questionId.at(-1)).join('')
  expect(order(moved(filled.questions, 1, -1))).toBe('435')
  expect(order(moved(filled.questions, 1, 1))).toBe('354')
  expect(order(moved(filled.questions, 0, -1))).toBe('345')
  expect(order(moved(filled.questions, 2, 1))).toBe('345')
})

test('the window is said in Lagos time and ends at 23:59 unless somebody says otherwise', () => {
  expect(windowText(filled)).toBe('Opens Fri 20 Nov 2026, 10:00 am and closes Fri 20 Nov 2026, 11:59 pm, Lagos time.')
  expect(windowText({ ...filled, closingTime: '09:00' })).toMatch('It would close before it opens')
  expect(windowText({ ...filled, scheduledTime: '' })).toBeNull()
})

const chosen = (...marks: string[]) => marks.map((one, index) => ({ questionId: uuid(index + 3), marks: one }))

test.each([
  ['proposed with the first questions', '', chosen(), chosen('2', '2.5'), '4.5'],
  ['the sum when one more is chosen', '4', chosen('2', '2'), chosen('2', '2', '1'), '5'],
  ['the sum when marks are typed', '4', chosen('2', '2'), chosen('2', '3.5'), '5.5'],
  ['nothing again when the last one goes', '2', chosen('2'), chosen(), ''],
  ['the teacher’s own while it is not the sum', '20', chosen('2'), chosen('2', '2'), '20'],
  ['the teacher’s own before any question', '20', chosen(), chosen('2'), '20'],
])('the total is %s', (_what, totalMarks, before, after, expected) => {
  expect(withQuestions({ questions: before, totalMarks }, after)).toEqual({ questions: after, totalMarks: expected })
})
