import { type GradeScale, gradeOf } from '../result/grade.ts'
import { remarkOf } from '../result/remark.ts'
import { averageOf, type MarksSum } from '../school/average.ts'
import { lagosDate } from '../school/lagos-time.ts'
import { cardComment } from './card-comment.ts'
import type { ReportCard } from './report-card.ts'

/** A settled paper of a student; `millionths` is its percentage in millionths of one per cent. */
export type PaperOfCard = {
  title: string
  /** 1 for the first time this exam was sat. */
  attemptNumber: number
  subject: string
  subjectId: string
  submittedAt: Date
  earnedHundredths: number
  availableHundredths: number
  percentage: number
  millionths: number
}

type Whose = Pick<ReportCard, 'studentName' | 'studentNumber' | 'className'>

/** A card from what was sat, in its order; subjects by name. Averages are of unrounded percentages, rounded once. */
export function makeCard(whose: Whose, papers: readonly PaperOfCard[], scale: GradeScale): ReportCard {
  const { average, grade, whole } = averageAndGrade(papers, scale)
  const bySubject = [...Map.groupBy(papers, ({ subjectId }) => subjectId).values()]
  return {
    ...whose,
    exams: papers.map((paper) => ({
      ...{ title: titleOf(paper), subject: paper.subject, day: lagosDate(paper.submittedAt) },
      ...{ score: paper.earnedHundredths / 100, totalMarks: paper.availableHundredths / 100 },
      ...{ percentage: paper.percentage, grade: gradeOf(paper.percentage, scale) },
    })),
    subjects: bySubject
      .map((ofSubject) => subjectOf(ofSubject, scale))
      .sort((one, other) => one.subject.localeCompare(other.subject, 'en')),
    average,
    grade,
    comment: cardComment(whole, papers.length, scale),
  }
}

/** Who sat an exam again has it in two lines, which tell each other apart. */
function titleOf({ title, attemptNumber }: PaperOfCard): string {
  return attemptNumber === 1 ? title : `${title} (attempt ${attemptNumber})`
}

function subjectOf(papers: readonly PaperOfCard[], scale: GradeScale): ReportCard['subjects'][number] {
  const { average, grade } = averageAndGrade(papers, scale)
  return {
    ...{ subject: papers[0]?.subject ?? '', papersCount: papers.length, average: average ?? 0 },
    ...{ grade: grade ?? '', remark: remarkOf(grade ?? '') },
  }
}

/** Of these papers: the average to one decimal, and the whole percentage, rounded half up, that its grade is given for. */
function averageAndGrade(papers: readonly PaperOfCard[], scale: GradeScale) {
  const sum: MarksSum = {
    markedCount: papers.length,
    millionthsSum: papers.reduce((total, { millionths }) => total + millionths, 0),
  }
  const whole = wholeAverage(sum)
  return { average: averageOf(sum), whole, grade: whole === null ? null : gradeOf(whole, scale) }
}

/** The average as a whole percentage, half up, from the sums themselves: 69.5 is 70, also where 69.49 would read as 69.5. */
export function wholeAverage({ markedCount, millionthsSum }: MarksSum): number | null {
  if (markedCount === 0) return null
  return Math.floor((2 * millionthsSum + markedCount * 1_000_000) / (2 * markedCount * 1_000_000))
}

/** What each grade is given from: 'A 70–100, B 60–69 … F 0–44'. */
export function gradeKey(scale: GradeScale): string {
  return scale
    .map(({ grade, fromPercentage }, place) => {
      const below = scale[place - 1]?.fromPercentage ?? 101
      return `${grade} ${fromPercentage}–${below - 1}`
    })
    .join(', ')
}
