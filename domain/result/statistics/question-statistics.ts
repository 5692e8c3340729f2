import { d27Of, discriminationOf, effectiveWeights, efficiencyOf, uncorrectedOf } from './discrimination.ts'
import { distractorsOf, type OptionStatistics, optionsWhereCounted } from './distractors.ts'
import { type Flag, flagsOf } from './flags.ts'
import { availableOf, type MarksTable, type QuestionColumn } from './marks-table.ts'
import { outerGroupsOf } from './outer-groups.ts'
import { type Figure, type Figures, figuresOf } from './reason.ts'
import { alphasIfDeleted } from './reliability.ts'
import { meanOf, type Series, seriesOf, varianceOf } from './spread.ts'

export const questionFigures = [
  ...(['mean', 'facility', 'sd', 'omitted', 'chance', 'intendedWeight', 'effectiveWeight'] as const),
  ...(['discrimination', 'uncorrected', 'efficiency', 'd27', 'alphaIfDeleted'] as const),
] as const
export type QuestionFigure = (typeof questionFigures)[number]

/**
 * Figures of one question. `mean` and `sd` (divisor N − 1) in marks. `facility` p = mean / marks; `omitted`: the share of papers
 * without an answer; `chance`: the share a guess gets, 1 / options. `intendedWeight` 100·m / Σm, in per cent, as
 * `effectiveWeight`. The others are explained where they are computed.
 */
export type QuestionStatistics = Figures<QuestionFigure> & {
  questionId: string
  availableMarks: number
  flags: Flag[]
  options: OptionStatistics[]
}

type Papers = { totals: readonly number[]; ofTotals: Series; ofQuestions: readonly Series[] }

/** The figures of each question, in the order of the table. */
export function questionStatistics(table: MarksTable, { totals, ofTotals, ofQuestions }: Papers): QuestionStatistics[] {
  const { questions, unitsPerMark } = table
  const available = availableOf(table)
  const groups = outerGroupsOf(totals)
  const rests = questions.map(({ earned }) => seriesOf(totals.map((total, paper) => total - (earned[paper] ?? 0))))
  const weights = effectiveWeights(ofQuestions, ofTotals)
  const deleted = alphasIfDeleted(ofQuestions, rests)
  return questions.map((question, place) => {
    const all = ofQuestions[place] ?? seriesOf([])
    const { isCounted } = question
    const series = isCounted ? seriesOf(question.earned.filter((_, paper) => isCounted[paper])) : all
    const unlessChosen = (figure: () => Figure): Figure => (isCounted ? 'CHOSEN' : figure())
    const rest = rests[place] ?? seriesOf([])
    const figures = figuresOf<QuestionFigure>({
      ...simpleFigures(question, series, unitsPerMark),
      intendedWeight: available === 0 ? 'NO_MARKS' : (100 * question.availableUnits) / available,
      effectiveWeight: unlessChosen(() => weights[place] ?? 'NO_PAPERS'),
      discrimination: unlessChosen(() => discriminationOf(series, rest, questions.length)),
      uncorrected: unlessChosen(() => uncorrectedOf(series, ofTotals)),
      efficiency: unlessChosen(() => efficiencyOf(series, rest, questions.length)),
      d27: unlessChosen(() => d27Of(question.earned, question.availableUnits, groups)),
      alphaIfDeleted: unlessChosen(() => deleted[place] ?? 'NO_PAPERS'),
    })
    const options = isCounted
      ? optionsWhereCounted(question.options, isCounted, { totals, unitsPerMark })
      : distractorsOf(question.options, { totals, rest, groups, unitsPerMark })
    // Who passes over a question they need not answer has not left it out.
    const flagged = isCounted
      ? { ...figures, omitted: null, paperCount: series.size }
      : { ...figures, paperCount: table.paperCount }
    return {
      questionId: question.id,
      availableMarks: question.availableUnits / unitsPerMark,
      ...figures,
      flags: flagsOf({ ...flagged, options }),
      options,
    }
  })
}

function simpleFigures(
  { availableUnits, isOmitted, isSingleChoice, options }: QuestionColumn,
  series: Series,
  unitsPerMark: number,
): Record<'mean' | 'facility' | 'sd' | 'omitted' | 'chance', Figure> {
  const mean = meanOf(series)
  const isNumber = typeof mean === 'number'
  return {
    mean: isNumber ? mean / unitsPerMark : mean,
    facility: !isNumber ? mean : availableUnits === 0 ? 'NO_MARKS' : mean / availableUnits,
    sd: !isNumber ? mean : series.size < 2 ? 'NEEDS_2_PAPERS' : Math.sqrt(varianceOf(series)) / unitsPerMark,
    omitted: isNumber ? isOmitted.filter(Boolean).length / Math.max(1, isOmitted.length) : mean,
    chance: isSingleChoice && options.length > 0 ? 1 / options.length : 'NO_SINGLE_CHOICE',
  }
}
