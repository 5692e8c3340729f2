import { type GradeScale, gradeOf } from '../result/grade.ts'
import { remarkOf } from '../result/remark.ts'
import { averageOf, type MarksSum } from '../school/average.ts'
import type { Rounding } from '../school/grading/rounding.ts'
import { lagosDate } from '../words/lagos-time.ts'
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

/** How a school grades now. A marked paper has its own rounding; that of the school is for averages of papers. */
export type HowGraded = { scale: GradeScale; rounding: Rounding }

/** A card from what was sat, in its order; subjects by name. Averages are of unrounded percentages, rounded once. */
export function makeCard(whose: Whose, papers: readonly PaperOfCard[], graded: HowGraded): ReportCard {
  const { scale } = graded
  const { average, grade, whole } = averageAndGrade(papers, graded)
  const bySubject = [...Map.groupBy(papers, ({ subjectId }) => subjectId).values()]
  return {
    ...whose,
    exams: papers.map((paper) => ({
      title: titleOf(paper),
      subject: paper.subject,
      day: lagosDate(paper.submittedAt),
      score: paper.earnedHundredths / 100,
      totalMarks: paper.availableHundredths / 100,
      percentage: paper.percentage,
      grade: gradeOf(paper.percentage, scale),
    })),
    subjects: bySubject
      .map((ofSubject) => subjectOf(ofSubject, graded))
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

function subjectOf(papers: readonly PaperOfCard[], graded: HowGraded): ReportCard['subjects'][number] {
  const { average, grade } = averageAndGrade(papers, graded)
  return {
    subject: papers[0]?.subject ?? '',
    papersCount: papers.length,
    average: average ?? 0,
    grade: grade ?? '',
    remark: remarkOf(grade ?? '', graded.scale),
  }
}

/** Of these papers: the average to one decimal, and the whole percentage, rounded as the school rounds, that its grade is given for. */
function averageAndGrade(papers: readonly PaperOfCard[], { scale, rounding }: HowGraded) {
  const sum: MarksSum = {
    markedCount: papers.length,
    millionthsSum: papers.reduce((total, { millionths }) => total + millionths, 0),
  }
  const whole = wholeAverage(sum, rounding)
  return { average: averageOf(sum), whole, grade: whole === null ? null : gradeOf(whole, scale) }
}

/** The average as a whole percentage, from the sums themselves: half up 69.5 is 70, also where 69.49 would read as 69.5. */
export function wholeAverage({ markedCount, millionthsSum }: MarksSum, rounding: Rounding): number | null {
  if (markedCount === 0) return null
  const more = rounding === 'half_up' ? markedCount * 1_000_000 : 0
  return Math.floor((2 * millionthsSum + more) / (2 * markedCount * 1_000_000))
}

/** What each grade is given from: 'A 70–100, B 60–69 … F 0–44'. */
export function gradeKey(scale: GradeScale): string {
  return scale
    .map(({ grade, fromPercentage }, place) => {
      const below = scale[place - 1]?.fromPercentage ?? 101
      return below - 1 === fromPercentage ? `${grade} ${fromPercentage}` : `${grade} ${fromPercentage}–${below - 1}`
    })
    .join(', ')
}
