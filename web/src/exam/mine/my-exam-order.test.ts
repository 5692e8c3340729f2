import type { MyExam } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { hasSatOne, inOrderOfUrgency } from './my-exam-order.ts'

const exam = (id: string, state: MyExam['state'], day: string): MyExam => ({
  id,
  state,
  title: id,
  subject: 'Mathematics',
  examType: 'mock',
  location: '',
  durationMinutes: 20,
  questionCount: 10,
  totalMarksHundredths: 1_000,
  opensAt: `2026-11-${day}T08:00:00.000Z`,
  closesAt: `2026-11-${day}T22:59:00.000Z`,
  opensInMs: null,
  remainingMs: null,
})

test('what runs stands first, what is over last and latest first', () => {
  const exams = [
    exam('old', 'closed', '01'),
    exam('later', 'not_open', '23'),
    exam('sat first', 'submitted', '02'),
    exam('now', 'ready', '20'),
    exam('sat last', 'submitted', '12'),
    exam('tomorrow', 'not_open', '21'),
    exam('running', 'in_progress', '20'),
  ]
  expect(inOrderOfUrgency(exams).map(({ id }) => id)).toEqual([
    'running',
    'now',
    'tomorrow',
    'later',
    'sat last',
    'sat first',
    'old',
  ])
})

test('what is over stands by when it ended for the student, however long it was open, sat or missed', () => {
  const openForWeeks = { ...exam('open for weeks', 'submitted', '01'), closesAt: '2026-12-20T22:59:00.000Z' }
  const exams = [
    exam('missed on the 3rd', 'closed', '03'),
    { ...exam('sat on the 2nd', 'submitted', '02'), handedInAt: '2026-11-02T09:00:00.000Z' },
    exam('sat on the 4th, no more is known', 'submitted', '04'),
    { ...openForWeeks, handedInAt: '2026-11-30T09:00:00.000Z' },
  ]
  expect(inOrderOfUrgency(exams).map(({ id }) => id)).toEqual([
    'open for weeks',
    'sat on the 4th, no more is known',
    'missed on the 3rd',
    'sat on the 2nd',
  ])
})

test('exams that end at one time keep the order they came in', () => {
  const exams = ['a', 'b', 'c'].map((id) => exam(id, 'closed', '03'))
  expect(inOrderOfUrgency(exams).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('who is in an exam or has handed one in has sat one; who missed one or waits has not', () => {
  const states: MyExam['state'][] = ['closed', 'not_open', 'ready', 'in_progress', 'submitted']
  expect(states.map((state) => hasSatOne([exam('one', state, '20')]))).toEqual([false, false, false, true, true])
  expect(hasSatOne([])).toBe(false)
})
