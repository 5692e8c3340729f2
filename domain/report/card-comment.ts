import type { GradeScale } from '../result/grade.ts'

const best = 'An excellent result. Keep it up.'
const between = [
  'A very good result. A little more work will make it excellent.',
  'A good result. Regular practice will lift it further.',
  'A fair result. More practice is needed in the weaker subjects.',
]
const lowest = 'There is room for improvement. Please ask the teachers for help and practise every week.'

/**
 * What a report card says of an average, a whole percentage, over so many papers: by the place of its grade in the school's
 * scale, so that it never says something else than the grade beside it. Of nothing sat it says nothing; of one paper it says
 * that it is one.
 */
export function cardComment(average: number | null, papersCount: number, scale: GradeScale): string {
  if (average === null || papersCount === 0) return ''
  const text = commentOf(
    scale.findIndex(({ fromPercentage }) => average >= fromPercentage),
    scale.length,
  )
  return papersCount === 1 ? `${text} This is from one paper only.` : text
}

function commentOf(place: number, steps: number): string {
  if (place === 0) return best
  if (place === steps - 1) return lowest
  return between[Math.floor(((place - 1) * between.length) / (steps - 2))] ?? lowest
}
