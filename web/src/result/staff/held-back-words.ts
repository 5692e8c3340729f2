import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { lagosText } from '../../exam/exams.ts'

type Held = Pick<ExamDetail, 'draft' | 'releaseAt' | 'examType'>

/** Whether candidates see their scores, in a sentence for staff. */
export function heldBackText({ draft, releaseAt, examType }: Held, isReleased: boolean): string {
  if (examType === 'practice') return 'Practice: it counts in no average, ranking or report.'
  if (isReleased) return 'Students see their scores.'
  if (releaseAt !== null) return `Students see their scores from ${lagosText(releaseAt)}.`
  if (draft.showResults === 'manual') return 'Scores are held back. Students do not see them yet.'
  return draft.showResults === 'after_exam'
    ? 'Students see their scores when the exam has closed.'
    : 'Students see their score once their paper is marked.'
}
