import { expect, test } from 'vitest'
import { defaultScale } from '../result/grade.ts'
import { gradeKey, makeCard, type PaperOfCard, wholeAverage } from './make-card.ts'

const whose = { studentName: 'Ada Sample', studentNumber: 'GC/001', className: 'SS2B' }
const paper = (subject: string, earned: number, day: string, attemptNumber = 1): PaperOfCard => ({
  ...{
    title: `${subject} test`,
    attemptNumber,
    subject,
    subjectId: subject,
    submittedAt: new Date(`${day}T22:30:00Z`),
  },
  ...{ earnedHundredths: earned * 100, availableHundredths: 4_000, percentage: Math.round((earned / 40) * 100) },
  millionths: Math.round((earned / 40) * 100_000_000),
})

test('a card has each paper in order, each subject by name, and one average of all papers', () => {
  const papers = [
    paper('Physics', 28, '2026-11-20'),
    paper('English', 20.5, '2026-11-21'),
    paper('Physics', 27.5, '2026-11-22', 2),
  ]
  const card = makeCard(whose, papers, { scale: defaultScale, rounding: 'half_up' })
  expect(card).toMatchObject({
    ...whose,
    exams: [
      { title: 'Physics test', day: '2026-11-20', score: 28, totalMarks: 40, percentage: 70, grade: 'A' },
      { title: 'English test', day: '2026-11-21', score: 20.5, percentage: 51, grade: 'C' },
      { title: 'Physics test (attempt 2)', day: '2026-11-22', percentage: 69, grade: 'B' },
    ],
    subjects: [
      { subject: 'English', papersCount: 1, average: 51.3, grade: 'C', remark: 'Good' },
      // 69.375: the grade is of 69.
      { subject: 'Physics', papersCount: 2, average: 69.4, grade: 'B', remark: 'Very good' },
    ],
    average: 63.3,
    grade: 'B',
    comment: 'A very good result. A little more work will make it excellent.',
  })
})

test('who sat nothing has a card that says so by nothing', () => {
  expect(makeCard(whose, [], { scale: defaultScale, rounding: 'half_up' })).toEqual({
    ...{ ...whose, exams: [], subjects: [], average: null, grade: null, comment: '' },
  })
})

test.each([
  [2, 139_000_000, 70],
  [2, 138_980_000, 69],
  [3, 208_499_999, 69],
  [0, 0, null],
])('%i papers that come to %i millionths have the whole average %s', (markedCount, millionthsSum, whole) => {
  expect(wholeAverage({ markedCount, millionthsSum }, 'half_up')).toBe(whole)
})

test('a grade takes in what is from its percentage to below the next', () => {
  expect(gradeKey(defaultScale)).toBe('A 70–100, B 60–69, C 50–59, D 45–49, F 0–44')
})

test('a grade of a single percentage says it once, and grades of a school’s own scale follow each other', () => {
  const scale = [
    { grade: 'S', fromPercentage: 100 },
    { grade: 'P', fromPercentage: 40 },
    { grade: 'R', fromPercentage: 0 },
  ]
  expect(gradeKey(scale)).toBe('S 100, P 40–99, R 0–39')
})

test('an average is graded as the school rounds, and remarks are the school’s own', () => {
  const scale = [
    { grade: 'A1', fromPercentage: 75, remark: 'Distinction' },
    { grade: 'F9', fromPercentage: 0, remark: '' },
  ]
  const one = { ...paper('Physics', 30, '2026-11-20'), percentage: 74, millionths: 74_900_000 }
  const cardOf = (rounding: 'half_up' | 'down') => makeCard(whose, [one], { scale, rounding })
  expect(cardOf('half_up')).toMatchObject({ grade: 'A1', subjects: [{ grade: 'A1', remark: 'Distinction' }] })
  expect(cardOf('down')).toMatchObject({ grade: 'F9', subjects: [{ grade: 'F9', remark: '' }] })
  expect(cardOf('half_up').exams[0]?.grade).toBe('F9')
})
