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

test('who is in an exam or has handed one in has sat one; who missed one or waits has not', () => {
  const states: MyExam['state'][] = ['closed', 'not_open', 'ready', 'in_progress', 'submitted']
  expect(states.map((state) => hasSatOne([exam('one', state, '20')]))).toEqual([false, false, false, true, true])
  expect(hasSatOne([])).toBe(false)
})
