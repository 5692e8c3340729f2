import { expect, test } from 'vitest'
import { waitingWords } from './waiting-words.ts'

const row = { examId: 'x', title: 'Mock 1', count: 1, closesAt: null }

test.each([
  [{ kind: 'late' }, '1 paper has answers that came late', '/results/exam/x'],
  [{ kind: 'late', count: 3 }, '3 papers have answers that came late', '/results/exam/x'],
  [
    { kind: 'release', count: 40 },
    'Ended, with 40 papers marked. Candidates are waiting for their scores',
    '/results/exam/x',
  ],
  [
    { kind: 'open', count: 0, closesAt: '2026-11-20T08:52:00.000Z' },
    'No paper handed in, closes Fri 20 Nov 2026, 9:52\u00a0am',
    '/results/exam/x',
  ],
  [{ kind: 'open' }, '1 paper handed in', '/results/exam/x'],
  [{ kind: 'draft', count: 0 }, 'No questions chosen yet', '/exams/x'],
  [{ kind: 'draft' }, '1 question chosen', '/exams/x'],
  [{ kind: 'draft', count: 20 }, '20 questions chosen', '/exams/x'],
] as const)('%o', (changes, text, to) => {
  expect(waitingWords({ ...row, ...changes })).toMatchObject({ text, to })
})
