import type { Difficulty } from './question.ts'

type Counts = Record<Difficulty, number>

/** What a mix is made of, in hundredths: as a subject's ready-made questions are. */
const shares: Counts = { Easy: 30, Medium: 50, Hard: 20 }

/** Whose place others take first, where there are too few of one. */
const order = ['Medium', 'Easy', 'Hard'] as const satisfies readonly Difficulty[]

/**
 * How many of each difficulty `count` questions are, of those there are: 30, 50 and 20 in a hundred, by largest remainders; where one
 * has too few, the others stand in alike. They come to `count`, or to all there are. A count that is no whole number from 0 on is a
 * RangeError.
 */
export function mixedCounts(count: number, there: Readonly<Counts>): Counts {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is not a number of questions`)
  const taken: Counts = { Easy: 0, Medium: 0, Hard: 0 }
  const isLeft = (one: Difficulty) => taken[one] < there[one]
  for (let next = 0; next < count; next += 1) {
    // The one that is furthest behind its share; what is not there is behind no more.
    const [furthest] = order.filter(isLeft).toSorted((a, b) => lag(b) - lag(a))
    if (!furthest) break
    taken[furthest] += 1
  }
  return taken

  function lag(one: Difficulty): number {
    return shares[one] * count - 100 * taken[one]
  }
}

/** One of each list, then a second of each: [[1, 2, 3], [4]] is [1, 4, 2, 3]. */
export function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat()
}
