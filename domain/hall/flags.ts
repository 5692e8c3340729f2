import { longAwayMs, oftenLeft } from '../attempt/unusual-kinds.ts'

/** What about an attempt is to be looked at while it is sat. Facts for people to weigh: none of them judges anybody. */
export const flagKinds = [
  'left_page',
  'left_full_screen',
  'older_window',
  'other_address',
  'sequence_reused',
  'impossible_times',
] as const
export type FlagKind = (typeof flagKinds)[number]

/** `count`: how often; `ms`: how long in all, of pages that were left. */
export type Flag = { kind: FlagKind; count?: number; ms?: number }

/**
 * What is known of one attempt of a sitting. `leaves`: when its page was left and for how long, 0 where it did not come back; `fromMs` and
 * `toMs`: between which moments it was sat. All moments are of one clock. `addresses`: of its windows, empty where none are kept;
 * `isOutside`: one of them is outside the ranges of the school.
 */
export type WatchedAttempt = {
  id: string
  fromMs: number
  toMs: number
  leaves: readonly { atMs: number; ms: number }[]
  leftFullCount: number
  olderWindows: number
  addresses: readonly string[]
  isOutside: boolean
  reusedCount: number
  impossibleCount: number
}

/** So often out of full screen is no slip of a finger. */
export const oftenLeftFull = 2
/** What so many did so close to each other was done to the room: the power, a message on every screen, a word of the invigilator. */
const togetherMs = 10_000
const fewestTogether = 3
/** Fewer than these have no address in common that means anything. */
const fewestAtOne = 5

/**
 * What is to be looked at of each attempt of a sitting, by its id; nothing of most. A leave that at least half of who wrote made within ten
 * seconds counts for nobody. An address is another one where four in five share one and nobody else has it, or where it is outside the
 * school's ranges.
 */
export function flagsOf(attempts: readonly WatchedAttempt[]): Map<string, Flag[]> {
  const isOfRoom = leavesOfRoom(attempts)
  const isAlone = addressesAlone(attempts)
  return new Map(
    attempts.map((one) => {
      const leaves = one.leaves.filter(({ atMs }) => !isOfRoom(atMs))
      const awayMs = leaves.reduce((sum, { ms }) => sum + ms, 0)
      const hasLeft = leaves.length >= oftenLeft || awayMs >= longAwayMs
      const elsewhere = one.addresses.filter(isAlone).length
      return [
        one.id,
        [
          ...(hasLeft ? [{ kind: 'left_page' as const, count: leaves.length, ms: awayMs }] : []),
          ...counted('left_full_screen', one.leftFullCount, oftenLeftFull),
          ...counted('older_window', one.olderWindows),
          ...(one.isOutside || elsewhere > 0 ? [{ kind: 'other_address' as const }] : []),
          ...counted('sequence_reused', one.reusedCount),
          ...counted('impossible_times', one.impossibleCount),
        ],
      ]
    }),
  )
}

const counted = (kind: FlagKind, count: number, from = 1): Flag[] => (count >= from ? [{ kind, count }] : [])

/** Whether what was left at this moment was left by the room. In one walk over all leaves: a candidate may have made thousands. */
function leavesOfRoom(attempts: readonly WatchedAttempt[]): (atMs: number) => boolean {
  const all = attempts
    .flatMap(({ id, leaves }) => leaves.map(({ atMs }) => ({ id, atMs })))
    .sort((one, other) => one.atMs - other.atMs)
  const begun = attempts.map(({ fromMs }) => fromMs).sort(ascending)
  const over = attempts.map(({ toMs }) => toMs).sort(ascending)
  const ofRoom = new Set<number>()
  const within = new Map<string, number>()
  let first = 0
  let next = 0
  let [begunBy, overBy] = [0, 0]
  for (const { atMs } of all) {
    for (; next < all.length && (all[next]?.atMs ?? 0) <= atMs + togetherMs; next++) add(within, all[next]?.id, 1)
    for (; (all[first]?.atMs ?? atMs) < atMs - togetherMs; first++) add(within, all[first]?.id, -1)
    while (begunBy < begun.length && (begun[begunBy] ?? 0) <= atMs) begunBy++
    while (overBy < over.length && (over[overBy] ?? 0) < atMs) overBy++
    if (within.size >= fewestTogether && within.size * 2 >= begunBy - overBy) ofRoom.add(atMs)
  }
  return (atMs) => ofRoom.has(atMs)
}

function add(counts: Map<string, number>, id: string | undefined, by: 1 | -1): void {
  if (id === undefined) return
  const count = (counts.get(id) ?? 0) + by
  if (count === 0) counts.delete(id)
  else counts.set(id, count)
}

const ascending = (one: number, other: number) => one - other

/** Whether only one candidate sits at this address while the room shares another. */
function addressesAlone(attempts: readonly WatchedAttempt[]): (address: string) => boolean {
  const kept = attempts.filter(({ addresses }) => addresses.length > 0)
  const sharedBy = new Map<string, number>()
  for (const { addresses } of kept) {
    for (const address of new Set(addresses)) sharedBy.set(address, (sharedBy.get(address) ?? 0) + 1)
  }
  const most = Math.max(0, ...sharedBy.values())
  if (kept.length < fewestAtOne || most * 5 < kept.length * 4) return () => false
  return (address) => sharedBy.get(address) === 1
}
