import { contract } from '@sabimark/contract/contract.ts'
import { refusals } from '@sabimark/contract/refusal.ts'
import { expect, test } from 'vitest'
import {
  type ExamForm,
  emptyExam,
  examFormOf,
  examProblems,
  sumOf,
  toExam,
  windowText,
  withoutSection,
  withPaper,
  withTotalSpread,
} from './exam-draft.ts'
import { moved } from './paper-moves.ts'

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`
const morning = new Date('2026-11-20T08:12:00Z')
const begins = { defaultDuration: 180, maxAttempts: 1, showResults: 'immediate', randomizeQuestions: true } as const
const filled: ExamForm = {
  ...emptyExam(morning, begins),
  title: 'First term test',
  subject: uuid(1),
  class: [uuid(2)],
  totalMarks: '10',
  questions: [3, 4, 5].map((last) => ({ questionId: uuid(last), marks: '2.5', section: 0 })),
}
const fits = (input: unknown) => contract.exam.create['~orpc'].inputSchema?.safeParse(input).success

test('a new exam is set for the next full hour in Lagos', () => {
  expect(emptyExam(morning, begins)).toMatchObject({ scheduledDate: '2026-11-20', scheduledTime: '10:00' })
  // 23:30 in Lagos: the next full hour is tomorrow's.
  expect(emptyExam(new Date('2026-11-20T22:30:00Z'), begins)).toMatchObject({
    scheduledDate: '2026-11-21',
    scheduledTime: '00:00',
  })
})

test.each([
  ['defaultDuration', 45, 'duration', '45'],
  ['maxAttempts', 3, 'maxAttempts', '3'],
  ['showResults', 'manual', 'showResults', 'manual'],
  ['randomizeQuestions', false, 'randomizeQuestions', false],
] as const)('a new exam begins with the school’s %s', (setting, value, control, begun) => {
  const usual = { duration: '180', maxAttempts: '1', showResults: 'immediate', randomizeQuestions: true }
  expect(emptyExam(morning, begins)).toMatchObject(usual)
  expect(emptyExam(morning, { ...begins, [setting]: value })).toMatchObject({ ...usual, [control]: begun })
})

test('a new exam is of the only subject there is, and of none where there is a choice', () => {
  expect(emptyExam(morning, begins, [uuid(1)]).subject).toBe(uuid(1))
  expect(emptyExam(morning, begins, [uuid(1), uuid(2)]).subject).toBe('')
  expect(emptyExam(morning, begins, []).subject).toBe('')
})

test('the empty form asks for what the specification requires', () => {
  const empty = { ...emptyExam(morning, begins), duration: '', passingScore: '', scheduledDate: '', scheduledTime: '' }
  const required = ['title', 'subject', 'duration', 'scheduledDate', 'scheduledTime', 'passingScore']
  expect(Object.keys(examProblems(empty))).toEqual(required)
  // The total is the sum of the questions, so that one with none is asked for questions, not for a figure.
  expect(Object.keys(examProblems(empty, { isToPublish: true })).sort()).toEqual(
    [...required, 'class', 'questions'].sort(),
  )
})

test('a draft without questions is kept without a total, and comes back without one', () => {
  const form = { ...filled, questions: [], totalMarks: '', totalQuestions: '' }
  expect(examProblems(form)).toEqual({})
  const draft = contract.exam.create['~orpc'].inputSchema?.parse(toExam(form))
  if (!draft) throw new Error('the contract has no input schema')
  expect(draft.totalMarksHundredths).toBe(0)
  expect(examFormOf({ ...draft, studentIds: [] }).totalMarks).toBe('')
  expect(Object.keys(examProblems({ ...filled, totalMarks: '' }))).toEqual(['totalMarks'])
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

test('named students take the place of a class, travel by id, and come back as they stand now', () => {
  const students = [{ id: uuid(6), name: 'Ada Example, SS1A' }]
  const form = { ...filled, class: [], students, closingDate: '2026-11-20', closingTime: '23:59' }
  expect(examProblems(form, { isToPublish: true })).toEqual({})
  expect(examProblems({ ...form, students: [] }, { isToPublish: true })).toHaveProperty('class')
  const input = toExam(form)
  expect(input).toMatchObject({ classIds: [], studentIds: [uuid(6)] })
  const draft = contract.exam.create['~orpc'].inputSchema?.parse(input)
  if (!draft) throw new Error('the contract has no input schema')
  const stored = { id: uuid(6), name: 'Ada Example', className: null, isActive: true }
  const shown = examFormOf({ ...draft, studentIds: [uuid(6)] }, [stored])
  expect(shown).toEqual({ ...form, students: [{ id: uuid(6), name: 'Ada Example (in no class)' }] })
})

test('what was kept comes back as it was typed', () => {
  const form = { ...filled, location: 'Hall A', closingDate: '2026-11-20', closingTime: '23:59' }
  const draft = contract.exam.create['~orpc'].inputSchema?.parse(toExam(form))
  if (!draft) throw new Error('the contract has no input schema')
  expect(examFormOf({ ...draft, studentIds: [] })).toEqual(form)
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
  ['questions', { questions: [{ questionId: uuid(3), marks: '', section: 0 }] }],
])('%s is refused: %j', (field, change) => {
  expect(Object.keys(examProblems({ ...filled, ...change }))).toEqual([field])
})

test('the total is spread to the last hundredth', () => {
  const questions = withTotalSpread(filled)
  expect(questions.map(({ marks }) => marks)).toEqual(['3.34', '3.33', '3.33'])
  expect(sumOf({ ...filled, questions })).toBe(1_000)
  expect(withTotalSpread({ ...filled, totalMarks: 'ten' })).toEqual(filled.questions)
})

test('the sum counts what can be read', () => {
  expect(sumOf(filled)).toBe(750)
  const unread = { questionId: uuid(6), marks: 'x', section: 0 }
  expect(sumOf({ ...filled, questions: [...filled.questions, unread] })).toBe(750)
})

test('questions move one place and stay at the ends', () => {
  const order = (questions: ExamForm['questions']) => questions.map(({ questionId }) => questionId.at(-1)).join('')
  expect(order(moved(filled, 1, -1))).toBe('435')
  expect(order(moved(filled, 1, 1))).toBe('354')
  expect(order(moved(filled, 0, -1))).toBe('345')
  expect(order(moved(filled, 2, 1))).toBe('345')
})

test('the window is said in Lagos time and ends at 23:59 unless somebody says otherwise', () => {
  expect(windowText(filled)).toBe(
    'Opens Fri 20 Nov 2026, 10:00\u00a0am and closes Fri 20 Nov 2026, 11:59\u00a0pm, Lagos time.',
  )
  expect(windowText({ ...filled, closingTime: '09:00' })).toMatch('It would close before it opens')
  expect(windowText({ ...filled, scheduledTime: '' })).toBeNull()
})

const chosen = (...marks: string[]) =>
  marks.map((one, index) => ({ questionId: uuid(index + 3), marks: one, section: 0 }))

test.each([
  ['proposed with the first questions', '', chosen(), chosen('2', '2.5'), '4.5'],
  ['the sum when one more is chosen', '4', chosen('2', '2'), chosen('2', '2', '1'), '5'],
  ['the sum when marks are typed', '4', chosen('2', '2'), chosen('2', '3.5'), '5.5'],
  ['nothing again when the last one goes', '2', chosen('2'), chosen(), ''],
  ['the teacher’s own while it is not the sum', '20', chosen('2'), chosen('2', '2'), '20'],
  ['the teacher’s own before any question', '20', chosen(), chosen('2'), '20'],
])('the total is %s', (_what, totalMarks, before, after, expected) => {
  const form = { questions: before, sections: [], totalMarks, totalQuestions: '' }
  expect(withPaper(form, { questions: after })).toMatchObject({ questions: after, totalMarks: expected })
})

test('as many questions are meant as are chosen, until the teacher types another number', () => {
  const form = { ...filled, totalQuestions: '3', totalMarks: '7.5' }
  expect(withPaper(form, { questions: chosen('2', '2') }).totalQuestions).toBe('2')
  expect(withPaper({ ...form, totalQuestions: '50' }, { questions: chosen('2') }).totalQuestions).toBe('50')
  expect(withPaper(form, { questions: [] }).totalQuestions).toBe('')
})

const section = (title: string, count = '') => ({ title, instructions: '', count, which: 'best' as const })
const parted: ExamForm = {
  ...filled,
  sections: [section('Section A'), section('Section B', '1')],
  questions: [3, 4, 5].map((last, place) => ({ questionId: uuid(last), marks: '2', section: place === 0 ? 0 : 1 })),
}

test('a section that asks for some of its questions is worth as many of them', () => {
  expect(sumOf(parted)).toBe(400)
  expect(withTotalSpread({ ...parted, totalMarks: '5.01' }).map(({ marks }) => marks)).toEqual(['2.51', '2.5', '2.5'])
  expect(withPaper({ ...parted, totalMarks: '4' }, { sections: [section('A'), section('B')] }).totalMarks).toBe('6')
})

test('questions move over the edges of sections, also into an empty one', () => {
  const order = (questions: ExamForm['questions']) =>
    withPaper(parted, { questions }).questions.map((one) => `${one.questionId.at(-1)}${one.section}`)
  expect(order(parted.questions)).toEqual(['30', '41', '51'])
  expect(order(moved(parted, 1, -1))).toEqual(['30', '40', '51'])
  expect(order(moved(parted, 0, 1))).toEqual(['31', '41', '51'])
  const three = { ...parted, sections: [...parted.sections, section('Section C')] }
  expect(order(moved(three, 2, 1))).toEqual(['30', '41', '52'])
  expect(order(moved(parted, 2, 1))).toEqual(['30', '41', '51'])
})

test('the questions of a section that is removed go to the one before it', () => {
  expect(withoutSection(parted, 1).questions.map((one) => one.section)).toEqual([0, 0, 0])
  expect(withoutSection(parted, 0)).toMatchObject({ sections: [{ title: 'Section B' }] })
  expect(withoutSection(parted, 0).questions.map((one) => one.section)).toEqual([0, 0, 0])
})

test('sections and what wrong answers cost fit the contract and come back as they were typed', () => {
  for (const negative of ['quarter', 'guessing', 'own'] as const) {
    const form = { ...parted, negative, totalQuestions: '3' }
    expect(examProblems(form)).toEqual({})
    const draft = contract.exam.create['~orpc'].inputSchema?.parse(toExam(form))
    if (!draft) throw new Error('the contract has no input schema')
    expect(examFormOf({ ...draft, studentIds: [] })).toEqual({ ...form, closingDate: '', closingTime: '' })
  }
})

test.each<[keyof ExamForm, Partial<ExamForm>]>([
  ['questions', { sections: [section(' '), section('B')] }],
  ['questions', { sections: [section('A', 'two'), section('B')] }],
  ['negative', { negative: 'own', negativePart: '3', negativeWhole: '2' }],
  ['negative', { negative: 'own', negativePart: '', negativeWhole: '2' }],
  ['totalQuestions', { totalQuestions: '301' }],
])('%s of a paper in sections is refused: %j', (field, change) => {
  expect(Object.keys(examProblems({ ...parted, ...change }))).toEqual([field])
})
