import type { TicketResultCard } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { paperOf } from './paper.ts'
import { resultOnPaper } from './result-on-paper.ts'

const question = (id: string) => ({
  id,
  type: 'multiple_choice' as const,
  text: `${id}?`,
  options: ['a', 'b'].map((option) => ({ id: option, text: option })),
  marksHundredths: 100,
})
const order = [
  { questionId: 'q2', optionIds: ['b', 'a'] },
  { questionId: 'q1', optionIds: ['a', 'b'] },
]
const paper = paperOf({ rulesVersion: 1, questions: ['q1', 'q2'].map(question) }, order)
const shown = { shown: true, at: null, waitsForTeacher: false }
const card: TicketResultCard = {
  attemptId: 'attempt',
  examId: 'exam',
  examTitle: 'Mock',
  subject: 'Mathematics',
  candidate: { name: 'A Person', studentNumber: 'S/1', className: null },
  submittedAt: '2026-01-01T00:00:00.000Z',
  endedBy: 'candidate',
  answeredCount: 1,
  onPaperCount: 0,
  questionCount: 2,
  submittedOnDeviceAt: null,
  lateCount: 0,
  lateDecision: null,
  lateAnswers: null,
  scoreRelease: shown,
  questionsRelease: shown,
  answersRelease: { ...shown, waitsForDevices: false },
  afterEnd: null,
  ...{ toMarkCount: 0, score: null },
  questions: [],
  answers: { q1: ['a'] },
  marked: null,
}

test('the answers of the server stand on the questions of the paper, in the order they were shown', () => {
  expect(resultOnPaper(card, paper)).toEqual({
    ...card,
    answers: null,
    questions: [
      { ...question('q2'), options: [...question('q2').options].reverse(), answer: null },
      { ...question('q1'), answer: ['a'] },
    ],
  })
})

test('where the server keeps questions and answers back, none are put together here', () => {
  const kept = { ...card, questionsRelease: { ...shown, shown: false }, answers: null }
  expect(resultOnPaper(kept, paper)).toEqual(kept)
})

test('a server that sends the questions all the same is believed', () => {
  const whole = { ...card, answers: null, questions: [{ ...question('q1'), answer: ['a'] }] }
  expect(resultOnPaper(whole, paper)).toEqual(whole)
})
