/** How many places a merit list has unless somebody says so. */
export const usualPlaces = 10

/** Marks somebody earned, added up over the papers that were worth the same: `available` is of one paper. */
export type EarnedOf = { earned: number; available: number }

/** Somebody's papers: how many, and what they earned. */
export type Papers = { markedCount: number; earned: readonly EarnedOf[] }

/** Somebody at a place: one more than how many are better. */
export type Placed<One> = One & { place: number }

/**
 * Who has one of the first `top` places, by the average of the papers' shares. They are compared as fractions, before anything is
 * rounded: who shares one shares the place, and all of them are in. After two at the first place comes the third: 1, 1, 3.
 * Within a place the order of the list stays. Who has no paper has no place.
 */
export function meritPlaces<One extends Papers>(all: readonly One[], top: number): Placed<One>[] {
  const sorted = withinReach(all, top)
    .map((one) => ({ one, average: exactAverage(one) }))
    .sort((one, other) => compared(other.average, one.average))
  const placed: Placed<One>[] = []
  for (const [index, { one, average }] of sorted.entries()) {
    const before = sorted[index - 1]
    const isLevel = before !== undefined && compared(before.average, average) === 0
    const place = isLevel ? (placed.at(-1)?.place ?? 1) : index + 1
    if (place > top) break
    placed.push({ ...one, place })
  }
  return placed
}

/** Far more than a quotient is ever wrong by. */
const inexact = 1e-9

/** Whoever can have one of the places, in the order of the list: exact fractions of a whole school would take long. */
function withinReach<One extends Papers>(all: readonly One[], top: number): One[] {
  const sat = all.filter(({ markedCount }) => markedCount > 0)
  const quotients = Float64Array.from(sat, quotient)
  const last = quotients.toSorted().at(-top) ?? Number.NEGATIVE_INFINITY
  return sat.filter((_, at) => (quotients[at] ?? 0) >= last - inexact)
}

/** The average as a number, a little wrong in its last digits. */
function quotient({ markedCount, earned }: Papers): number {
  return earned.reduce((sum, part) => sum + share(part), 0) / markedCount
}

/** A paper worth nothing adds nothing. */
const share = ({ earned, available }: EarnedOf) => (available > 0 ? earned / available : 0)

type Fraction = readonly [over: bigint, under: bigint]

function exactAverage({ markedCount, earned }: Papers): Fraction {
  const [over, under] = earned
    .filter(({ available }) => available > 0)
    .reduce<Fraction>((sum, part) => added(sum, [BigInt(part.earned), BigInt(part.available)]), [0n, 1n])
  return [over, under * BigInt(markedCount)]
}

function added([over, under]: Fraction, [more, of]: Fraction): Fraction {
  const common = (under / commonDivisor(under, of)) * of
  return [over * (common / under) + more * (common / of), common]
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other)
}

/** Below nothing where the first is smaller. */
function compared([over, under]: Fraction, [other, of]: Fraction): number {
  const [one, two] = [over * of, other * under]
  return one === two ? 0 : one < two ? -1 : 1
}
