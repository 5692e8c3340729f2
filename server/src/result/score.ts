import { isPass, type MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import { type GradeScale, gradeOf } from '@sabimark/domain/result/grade.ts'

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
