import { isPass, type MarkTotals } from '@sabimark/domain/marking/mark-paper.ts'
import { defaultScale, type GradeScale, gradeOf } from '@sabimark/domain/result/grade.ts'

/** The sums of a marked attempt with grade and pass, as they stand on a card. */
export function scoreOf(marks: MarkTotals, passingScore: number, scale: GradeScale | null) {
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
    grade: gradeOf(marks.percentage, scale ?? defaultScale),
    isPass: isPass(marks.percentage, passingScore),
  }
}
