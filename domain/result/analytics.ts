import { averageOf, exactAverageOf, type MarksSum } from '../school/average.ts'

/** What the papers of one subject come to that are marked whole and wait for nobody. */
export type SubjectSums = MarksSum & {
  subjectId: string
  subject: string
  passedCount: number
  /** Different students. */
  studentsCount: number
}

/** A subject with fewer papers is the top one only where none has so many. */
export const fewestForTop = 5

/** The figures of Results & Analytics: an average or a rate is null while no paper counts. */
export function analyticsOf(subjects: readonly SubjectSums[]) {
  const counted = subjects.filter(({ markedCount }) => markedCount > 0)
  const sum = (of: (one: SubjectSums) => number) => counted.reduce((all, one) => all + of(one), 0)
  const totalResults = sum(({ markedCount }) => markedCount)
  return {
    totalResults,
    averageScore: averageOf({ markedCount: totalResults, millionthsSum: sum(({ millionthsSum }) => millionthsSum) }),
    passRate: rateOf(
      sum(({ passedCount }) => passedCount),
      totalResults,
    ),
    topPerformingSubject: topSubject(counted)?.subject ?? null,
    subjectPerformance: [...counted].sort(byAverage).map((one) => ({
      subjectId: one.subjectId,
      subject: one.subject,
      studentsCount: one.studentsCount,
      papersCount: one.markedCount,
      averageScore: averageOf(one) ?? 0,
    })),
  }
}

/** The best average of the subjects with five papers or more, or of all where none has; then more papers, then the name. */
export function topSubject<Row extends MarksSum & { subject: string }>(subjects: readonly Row[]): Row | undefined {
  const counted = subjects.filter(({ markedCount }) => markedCount > 0)
  const many = counted.filter(({ markedCount }) => markedCount >= fewestForTop)
  return [...(many.length > 0 ? many : counted)].sort(byAverage)[0]
}

/** Averages that read the same are level. */
function byAverage(one: MarksSum & { subject: string }, other: MarksSum & { subject: string }): number {
  const average = (of: MarksSum) => Math.round((exactAverageOf(of) ?? 0) * 10_000)
  return (
    average(other) - average(one) ||
    other.markedCount - one.markedCount ||
    (one.subject < other.subject ? -1 : Number(one.subject > other.subject))
  )
}

/** A share in per cent to one decimal; null of nothing. */
export function rateOf(count: number, of: number): number | null {
  return averageOf({ markedCount: of, millionthsSum: count * 100 * 1_000_000 })
}
