import type { ArrivedMove } from './arrived-move.ts'
import { howSat, type PageLoad } from './how-sat.ts'
import { longAwayMs, oftenLeft, type Unusual, type UnusualKind, unusualKinds } from './unusual-kinds.ts'

/** What is known of one paper. */
export type SatPaper = {
  loads: readonly PageLoad[]
  /** All that `tellingActs` speaks of, or more. */
  moves: readonly ArrivedMove[]
  /** When its time was over, in milliseconds since it began. */
  endMs: number
  reusedCount: number
  /** What staff gave it. */
  extraMs: number
}

/**
 * Why a paper was sat unusually, the weightiest first; nothing for one that was simply written. `isElsewhere`: as `elsewhereIn` says
 * of its sitting. Facts for people to weigh, by the rule of `howSat`: nothing here judges.
 */
export function unusualOf(
  paper: SatPaper,
  { isElsewhere, deviceOf }: { isElsewhere: boolean; deviceOf: (device: string) => string },
): Unusual[] {
  const { pages, away, outOfFull, waited, sleptCount, impossibleCount, behind, leftOut } = howSat(
    paper.loads,
    paper.moves,
    paper.endMs,
  )
  const awayMs = away.reduce((sum, { leftMs, returnedMs }) => sum + (returnedMs === null ? 0 : returnedMs - leftMs), 0)
  const kept = pages.filter(({ address }) => address !== '')
  const devices = new Set(kept.map(({ device }) => deviceOf(device))).size
  const addresses = new Set(kept.map(({ address }) => address)).size
  const inTime = waited.filter(({ isLate }) => !isLate)
  const facts: Record<UnusualKind, [count: number, ms?: number]> = {
    dated_back: [leftOut.count, leftOut.mostMs],
    late: [paper.moves.filter(isLateAnswer).length],
    impossible: [impossibleCount],
    repeated: [paper.reusedCount],
    elsewhere: [Number(isElsewhere)],
    moved: [devices > 1 ? devices : 0],
    moved_address: [devices === 1 && addresses > 1 ? addresses : 0],
    beside: [pages.filter(({ usedUntilMs }) => usedUntilMs !== null).length],
    other_address: [pages.filter(({ otherAddresses }) => otherAddresses.length > 0).length],
    left: [away.length >= oftenLeft || awayMs >= longAwayMs ? away.length : 0, awayMs],
    left_full: [outOfFull.length >= oftenLeft ? outOfFull.length : 0],
    waited: [
      inTime.reduce((sum, { count }) => sum + count, 0),
      inTime.reduce((most, { firstMs, arrivedMs }) => Math.max(most, arrivedMs - firstMs), 0),
    ],
    slept: [sleptCount],
    clock: [behind.count, behind.mostMs],
    time_given: [Number(paper.extraMs > 0), paper.extraMs],
  }
  return unusualKinds.flatMap((kind) => {
    const [count, ms = 0] = facts[kind]
    return count > 0 ? [{ kind, count, ms }] : []
  })
}

const isLateAnswer = ({ kind, isLate, refusal }: ArrivedMove) =>
  isLate && refusal === null && (kind === 'answer' || kind === 'clear')

/** Fewer than these have no address in common that means anything. */
const fewestOfHall = 5
/** So many at an address of their own are not the rest. */
const mostElsewhere = 2

/**
 * Which papers of a sitting were begun at another address than the rest: by the address of their first window, '' where the school keeps
 * none. Nobody, where no address is that of more than half, as where each computer has its own.
 */
export function elsewhereIn(papers: readonly { id: string; address: string }[]): Set<string> {
  const kept = papers.filter(({ address }) => address !== '')
  const byAddress = Map.groupBy(kept, ({ address }) => address)
  const most = Math.max(0, ...[...byAddress.values()].map(({ length }) => length))
  if (kept.length < fewestOfHall || most <= kept.length / 2) return new Set()
  const alone = [...byAddress.values()].filter(({ length }) => length <= mostElsewhere && length < most)
  return new Set(alone.flat().map(({ id }) => id))
}
