import { expect, test } from 'vitest'
import { type ExamResult, percentText, resultFigures } from './exam-results.ts'

const scored = (percentage: number, isPass: boolean): Pick<ExamResult, 'state' | 'score'> => ({
  state: 'marked',
  score: {
    correctCount: 0,
    wrongCount: 0,
    unansweredCount: 0,
    questionCount: 0,
    earnedHundredths: 0,
    availableHundredths: 0,
    percentage,
    grade: 'A',
    isPass,
  },
})

test('averages count marked papers only', () => {
  const rows = [scored(80, true), scored(45, false), scored(50, true), { state: 'in_progress' as const, score: null }]
  expect(resultFigures([...rows, { state: 'submitted', score: null }])).toEqual({
    handedIn: 4,
    inProgress: 1,
    averageScore: 58,
    passRate: 67,
  })
})

test('without a marked paper there is no average, not 0', () => {
  expect(resultFigures([{ state: 'in_progress', score: null }])).toMatchObject({ averageScore: null, passRate: null })
  expect(percentText(null)).toBe('–')
  expect(percentText(0)).toBe('0 %')
})
