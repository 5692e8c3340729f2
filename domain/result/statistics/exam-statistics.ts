import { availableOf, type MarksTable, totalsOf } from './marks-table.ts'
import { type QuestionStatistics, questionStatistics } from './question-statistics.ts'
import { type Figure, type Figures, figuresOf } from './reason.ts'
import { alphaOf, isKr20, needsSpread, semOf, semPercentOf } from './reliability.ts'
import { histogramOf, kurtosisOf, meanOf, medianOf, type Series, seriesOf, skewnessOf, varianceOf } from './spread.ts'

export const wholeFigures = [
  ...(['mean', 'median', 'sd', 'skewness', 'kurtosis', 'alpha', 'sem', 'semPercent'] as const),
] as const

/**
 * Figures of the whole paper. Marks are marks, not units; `sd` and `sem` have the divisor N − 1. What describes results is of what
 * papers earned; `alpha` and `sem` are of the sums of their questions, which a floor at 0 would bend. `histogram`: how many papers
 * earned 0–10 %, 10–20 % … 90–100 %, the upper end belonging to the next bin but in the last. `isKr20`: alpha is KR-20.
 */
export type WholeStatistics = Figures<(typeof wholeFigures)[number]> & {
  paperCount: number
  questionCount: number
  availableMarks: number
  histogram: number[]
  isKr20: boolean
}

export type ExamStatistics = { whole: WholeStatistics; questions: QuestionStatistics[] }

/** Below it figures move with every paper. */
export const smallGroup = 30

/** A reliability below 0 of a small group is chance and says nothing. */
export function isChance({ alpha, paperCount }: Pick<WholeStatistics, 'alpha' | 'paperCount'>): boolean {
  return alpha !== null && alpha < 0 && paperCount < smallGroup
}

/** Everything the marks of an exam say about its questions. Never NaN: what cannot be given is null, with the reason beside it. */
export function examStatistics(table: MarksTable): ExamStatistics {
  const totals = totalsOf(table)
  const ofTotals = seriesOf(totals)
  const results = table.earned ?? totals
  const ofResults = table.earned ? seriesOf(table.earned) : ofTotals
  const ofQuestions = table.questions.map(({ earned }) => seriesOf(earned))
  const isChosen = table.questions.some(({ isCounted }) => isCounted)
  const alpha = isChosen ? 'CHOSEN' : alphaOf(ofQuestions, ofTotals)
  const sem = semOf(table, ofTotals, alpha)
  const inMarks = (figure: Figure) => (typeof figure === 'number' ? figure / table.unitsPerMark : figure)
  return {
    whole: {
      paperCount: table.paperCount,
      questionCount: table.questions.length,
      availableMarks: availableOf(table) / table.unitsPerMark,
      histogram: histogramOf(results, availableOf(table)),
      isKr20: isKr20(table),
      ...figuresOf({
        mean: inMarks(meanOf(ofResults)),
        median: inMarks(medianOf(results)),
        sd: inMarks(spreadOf(ofResults)),
        skewness: skewnessOf(ofResults),
        kurtosis: kurtosisOf(ofResults),
        alpha,
        sem,
        semPercent: semPercentOf(table, sem),
      }),
    },
    questions: questionStatistics(table, { totals, ofTotals, ofQuestions }),
  }
}

/** The standard deviation of the totals: 0 where all are equal, which is a figure. */
function spreadOf(totals: Series): Figure {
  const missing = needsSpread(totals)
  if (missing === 'SAME_TOTAL') return 0
  return missing ?? Math.sqrt(varianceOf(totals))
}
