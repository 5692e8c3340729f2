import { expect, test } from 'vitest'
import { inOrderOfUrgency, type MyExam } from './my-exam-order.ts'

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
