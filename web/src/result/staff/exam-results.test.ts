import { percentageOf } from '@sabimark/domain/marking/percentage.ts'
import { expect, test } from 'vitest'
import { type ExamResult, resultFigures, unfinishedWords } from './exam-results.ts'

const scored = (
  earnedHundredths: number,
  isPass: boolean,
  availableHundredths = 100,
): Pick<ExamResult, 'state' | 'score'> => ({
  state: 'marked',
  score: {
    correctCount: 0,
    partlyCount: 0,
    wrongCount: 0,
    unansweredCount: 0,
    waitingCount: 0,
    questionCount: 0,
    earnedHundredths,
    availableHundredths,
    percentage: percentageOf(earnedHundredths, availableHundredths),
    grade: 'A',
    isPass,
  },
})

test('averages count marked papers only', () => {
  const rows = [scored(80, true), scored(45, false), scored(50, true), { state: 'in_progress' as const, score: null }]
  expect(resultFigures([...rows, { state: 'submitted', score: null }])).toEqual({
    handedIn: 4,
    inProgress: 1,
    averageScore: 58.3,
    passRate: 66.7,
  })
})

test('an average is of the marks, not of percentages that are rounded already', () => {
  expect(resultFigures([scored(5715, true, 10_000)])).toMatchObject({ averageScore: 57.2 })
  expect(resultFigures([scored(100, false, 300)])).toMatchObject({ averageScore: 33.3 })
})

test('without a marked paper there is no average, not 0', () => {
  expect(resultFigures([{ state: 'in_progress', score: null }])).toMatchObject({ averageScore: null, passRate: null })
})

const writing = { state: 'in_progress' as const, lateDecision: null }
const waiting = { state: 'marked' as const, lateDecision: 'pending' as const }
const settled = { state: 'marked' as const, lateDecision: 'refused' as const }

test.each([
  [[settled], []],
  [[], ['Nobody has handed in yet.']],
  [[writing, settled], ['1 candidate is still writing.']],
  [
    [writing, writing, waiting],
    [
      '2 candidates are still writing.',
      '1 candidate is waiting for you to decide about late answers, and shown no score until then.',
    ],
  ],
])('before a release it is said what is not settled: %#', (rows, words) => {
  expect(unfinishedWords(rows)).toEqual(words)
})
