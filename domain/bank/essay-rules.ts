import type { EssayRules, RubricItem } from './answer-rules.ts'

/** The longest limit an author can set, in words. */
export const mostWords = 5_000

/** In characters. */
export const mostInGuide = 5_000
export const mostInRubricItem = 300

/** Markers press the digits 1 to 9. */
export const mostRubricItems = 9

/** Points are quarters of a mark. */
export const pointStep = 25

export type EssayProblem = { field: 'minWords' | 'maxWords' | 'guide' | 'rubric'; message: string }

/** What keeps an essay from being set; none when a candidate can write it and a marker can mark it. */
export function essayProblems({ minWords, maxWords, guide, rubric }: EssayRules): EssayProblem[] {
  const problems: EssayProblem[] = []
  for (const [field, limit] of Object.entries({ minWords, maxWords }) as ['minWords' | 'maxWords', number | null][]) {
    if (limit !== null && !isWordLimit(limit)) problems.push({ field, message: `Give a whole number from 1 to 5,000.` })
  }
  if (problems.length === 0 && minWords !== null && maxWords !== null && minWords > maxWords) {
    problems.push({ field: 'maxWords', message: 'The most words must not be fewer than the fewest.' })
  }
  if (guide.length > mostInGuide)
    problems.push({ field: 'guide', message: 'The marking guide can have 5,000 characters.' })
  return [...problems, ...rubricProblems(rubric)]
}

/** The points of a rubric together, in hundredths of a mark. */
export function rubricSum(rubric: readonly Pick<RubricItem, 'hundredths'>[]): number {
  return rubric.reduce((sum, { hundredths }) => sum + hundredths, 0)
}

function rubricProblems(rubric: readonly RubricItem[]): EssayProblem[] {
  const problem = (message: string): EssayProblem[] => [{ field: 'rubric', message }]
  if (rubric.length > mostRubricItems) return problem(`Give at most ${mostRubricItems} points of the marking scheme.`)
  if (new Set(rubric.map(({ id }) => id)).size < rubric.length) return problem('Two points have the same id.')
  if (rubric.some(({ text }) => text.trim() === '')) return problem('Say what each point of the marking scheme is for.')
  if (rubric.some(({ text }) => text.length > mostInRubricItem)) {
    return problem('A point of the marking scheme can have 300 characters.')
  }
  if (rubric.some(({ hundredths }) => !isPoints(hundredths))) {
    return problem('Marks of a marking scheme go by quarters: 0.25, 0.5, 0.75, 1 and so on.')
  }
  return []
}

function isWordLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= mostWords
}

function isPoints(hundredths: number): boolean {
  return Number.isInteger(hundredths) && hundredths > 0 && hundredths % pointStep === 0
}
