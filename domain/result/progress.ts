import { millionthsOf } from '../marking/percentage.ts'
import { averageOf } from '../school/average.ts'

/** A result the student may see. */
export type SeenResult = {
  subject: string
  submittedAt: string
  score: { earnedHundredths: number; availableHundredths: number; percentage: number }
}

/** How a student does in one subject: the newest percentage, the highest, and the average of all, to one decimal. */
export type SubjectProgress = { subject: string; last: number; best: number; average: number; count: number }

/** A student's results over time, oldest first, and subject by subject, by name. */
export function progressOf<Seen extends SeenResult>(
  results: readonly Seen[],
): { line: Seen[]; subjects: SubjectProgress[] } {
  const line = [...results].sort((one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt))
  const names = [...new Set(line.map(({ subject }) => subject))].sort((one, other) => one.localeCompare(other, 'en'))
  const subjects = names.map((subject) => {
    const papers = line.filter((one) => one.subject === subject)
    const percentages = papers.map(({ score }) => score.percentage)
    return {
      subject,
      last: percentages.at(-1) ?? 0,
      best: Math.max(...percentages),
      count: papers.length,
      average: averageOf({ markedCount: papers.length, millionthsSum: sumOf(papers) }) ?? 0,
    }
  })
  return { line, subjects }
}

function sumOf(papers: readonly SeenResult[]): number {
  return papers.reduce((sum, { score }) => sum + millionthsOf(score.earnedHundredths, score.availableHundredths), 0)
}
