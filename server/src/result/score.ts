import { isPass, type MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import { type GradeScale, gradeOf } from '@sabimark/domain/result/grade.ts'
import { isAllUndecided } from '@sabimark/domain/result/undecided.ts'

/** Whether staff are shown a score: it is whole, and not the zero of a paper of which all waits for a decision. */
export function hasOwnScore(row: MarkTotals & Parameters<typeof isAllUndecided>[0]): boolean {
  return row.waitingCount === 0 && !isAllUndecided(row)
}

/** The sums of a marked attempt with grade and pass, as they stand on a card. */
export function scoreOf(marks: MarkTotals, passingScore: number, scale: GradeScale) {
  return {
    correctCount: marks.correctCount,
    partlyCount: marks.partlyCount,
    wrongCount: marks.wrongCount,
    unansweredCount: marks.unansweredCount,
    waitingCount: marks.waitingCount,
    questionCount: marks.questionCount,
    earnedHundredths: marks.earnedHundredths,
    availableHundredths: marks.availableHundredths,
    percentage: marks.percentage,
    grade: gradeOf(marks.percentage, scale),
    isPass: isPass(marks.percentage, passingScore),
  }
}
