import { expect, test } from 'vitest'
import { waitingWords } from './waiting-words.ts'

const row = { examId: 'x', title: 'Mock 1', count: 1, closesAt: null, by: null }

test.each([
  [{ kind: 'late' }, '1 paper has answers that came late', '/results/exam/$examId'],
  [{ kind: 'late', count: 3 }, '3 papers have answers that came late', '/results/exam/$examId'],
  [{ kind: 'mark' }, '1 answer waits for a marker', '/marking/$examId'],
  [{ kind: 'mark', count: 1_180 }, '1,180 answers wait for a marker', '/marking/$examId'],
  [
    { kind: 'release', count: 40 },
    'Ended, with 40 papers marked. Candidates are waiting for their scores',
    '/results/exam/$examId',
  ],
  [{ kind: 'approve', count: 6, by: 'Bola Sample' }, 'Sent by Bola Sample, with 6 questions', '/exams/$examId'],
  [
    { kind: 'open', count: 0, closesAt: '2026-11-20T08:52:00.000Z' },
    'No paper handed in, closes Fri 20 Nov 2026, 9:52\u00a0am',
    '/results/exam/$examId',
  ],
  [{ kind: 'open' }, '1 paper handed in', '/results/exam/$examId'],
  [{ kind: 'draft', count: 0 }, 'No questions chosen yet', '/exams/$examId'],
  [{ kind: 'draft' }, '1 question chosen', '/exams/$examId'],
  [{ kind: 'draft', count: 20 }, '20 questions chosen', '/exams/$examId'],
] as const)('%o', (changes, text, to) => {
  expect(waitingWords({ ...row, ...changes })).toMatchObject({ text, page: { to, params: { examId: 'x' } } })
})
