import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { heldBackText } from './held-back-words.ts'

const exam = (showResults: ExamDetail['draft']['showResults'], more: Partial<ExamDetail> = {}) =>
  ({ draft: { showResults }, releaseAt: null, examType: 'mock', ...more }) as ExamDetail

test.each([
  [exam('manual'), false, 'Scores are held back. Students do not see them yet.'],
  [exam('manual'), true, 'Students see their scores.'],
  [exam('after_exam'), false, 'Students see their scores when the exam has closed.'],
  [exam('immediate'), false, 'Students see their score once their paper is marked.'],
  [exam('manual', { examType: 'practice' }), false, 'Practice: it counts in no average, ranking or report.'],
  [
    exam('manual', { releaseAt: '2026-11-24T08:00:00.000Z' }),
    false,
    'Students see their scores from Tue 24 Nov 2026, 9:00 am.',
  ],
])('what staff read of it (%#)', (of, isReleased, text) => {
  expect(heldBackText(of, isReleased).replaceAll('\u00a0', ' ')).toBe(text)
})
