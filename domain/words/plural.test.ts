import { expect, test } from 'vitest'
import { counted, countedAll, countedAre } from './plural.ts'

test('a count has its noun', () => {
  expect([
    counted(1, 'student'),
    counted(2_014, 'student'),
    counted(3, 'class'),
    counted(2, 'child', 'children'),
  ]).toEqual([...['1 student', '2,014 students', '3 classes', '2 children']])
})

test('and begins a sentence', () => {
  expect([countedAre(1, 'class'), countedAre(3, 'class')]).toEqual(['1 class is', '3 classes are'])
})

test.each([
  [{ question: 0, exam: 0 }, null],
  [
    { question: 0, exam: 1 },
    { text: '1 exam', count: 1 },
  ],
  [
    { question: 310, exam: 12 },
    { text: '310 questions and 12 exams', count: 322 },
  ],
  [
    { question: 310, exam: 12, student: 1 },
    { text: '310 questions, 12 exams and 1 student', count: 323 },
  ],
])('%j in one breath', (counts, expected) => {
  expect(countedAll(counts)).toEqual(expected)
})
