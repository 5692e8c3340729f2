import type { ArrivedMove } from './arrived-move.ts'
import type { EventKind } from './event.ts'
import { type LeftOut, leftOut } from './left-out.ts'

/** One load of the exam room: when the server opened it, and from where. All times are milliseconds since the attempt began. */
export type PageLoad = { epoch: number; openedMs: number; address: string; device: string }

/**
 * A load and what its log says. `otherAddresses`: from which else its moves came. `usedUntilMs`: the last move it reports from
 * after another window had been opened, by the device's clock; null for none.
 */
export type SatPage = PageLoad & { otherAddresses: string[]; usedUntilMs: number | null }

/**
 * The exam was out of sight, or in sight and out of full screen, from then to then, by the device's clock; null: it did not
 * come back on this page.
 */
export type TimeAway = { epoch: number; leftMs: number; returnedMs: number | null }

/** Moves that came at one moment and had waited on the device; `isLate`: some came too late to count unasked. */
export type WaitedBatch = {
  count: number
  firstMs: number
  lastMs: number
  arrivedMs: number
  address: string
  isLate: boolean
}

/**
 * What the log of an attempt says about how it was sat. `outOfFull`: times without full screen. `sleptCount`: how often a device slept or stood still without the
 * page noticing. `impossibleCount`: moves that do not count because their times contradict each other or the end.
 */
export type HowSat = {
  pages: SatPage[]
  away: TimeAway[]
  outOfFull: TimeAway[]
  waited: WaitedBatch[]
  sleptCount: number
  impossibleCount: number
  behind: ClockBehind
  leftOut: LeftOut
}

/**
 * How many deliveries of a page said that they had left more than `behindMs` before they came, and by how much at most: its
 * clock stood still or was behind, or the network kept them for that long.
 */
export type ClockBehind = { count: number; mostMs: number }

/** Longer than a page waits for a reply, before it sends the same again with its new time. */
export const behindMs = 20_000

/** An essay that is being written is sent every two minutes; what is older than this was kept back by something. */
export const waitedMs = 180_000

/**
 * Reads it from all its page loads and all its moves, in any order; `endMs`: when its time was over. It is evidence for people:
 * nothing here judges.
 */
export function howSat(loads: readonly PageLoad[], moves: readonly ArrivedMove[], endMs: number): HowSat {
  const inOrder = moves.toSorted((one, other) => one.epoch - other.epoch || one.seq - other.seq)
  const byEpoch = Map.groupBy(inOrder, ({ epoch }) => epoch)
  const pages = loads.toSorted((one, other) => one.epoch - other.epoch)
  return {
    pages: pages.map((load, place) => pageOf(load, pages[place + 1], byEpoch.get(load.epoch) ?? [])),
    away: pages.flatMap(({ epoch }) => timesAway(epoch, byEpoch.get(epoch) ?? [], ['leave', 'return'])),
    outOfFull: pages.flatMap(({ epoch }) => timesAway(epoch, byEpoch.get(epoch) ?? [], ['leave_full', 'return_full'])),
    waited: waitedBatches(inOrder),
    // The first move of a later load says only that there was none before it.
    sleptCount: inOrder.filter(({ kind, seq }) => kind === 'gap' && seq > 1).length,
    impossibleCount: inOrder.filter(({ refusal }) => refusal === 'AFTER_DEADLINE').length,
    behind: clockBehind(pages, inOrder),
    leftOut: leftOut(inOrder, endMs),
  }
}

/**
 * What a later page sends for an older one left it at a time nobody knows, and comes as one; what such a page goes on saying is
 * its own. Who slept says so in the same delivery.
 */
function clockBehind(pages: readonly PageLoad[], moves: readonly ArrivedMove[]): ClockBehind {
  const deliveries = Map.groupBy(moves, ({ epoch, arrivedMs, sentAtMs }) => `${epoch} ${arrivedMs} ${sentAtMs}`)
  const overtakenMs = new Map(pages.map(({ epoch }, place) => [epoch, pages[place + 1]?.openedMs ?? Infinity]))
  const sentForMs = new Map<number, number>()
  for (const { epoch, arrivedMs } of moves) {
    if (arrivedMs < (overtakenMs.get(epoch) ?? Infinity)) continue
    sentForMs.set(epoch, Math.min(sentForMs.get(epoch) ?? Infinity, arrivedMs))
  }
  const behind = [...deliveries.values()].flatMap((delivery) => {
    const [first] = delivery
    if (!first || delivery.some(({ kind, isLate }) => kind === 'gap' || isLate)) return []
    const { arrivedMs } = first
    const fromMs = sentForMs.get(first.epoch) ?? Infinity
    const isSentFor = arrivedMs >= fromMs && arrivedMs <= fromMs + behindMs
    const lagMs = arrivedMs - first.sentAtMs
    return isSentFor || lagMs <= behindMs ? [] : [lagMs]
  })
  return { count: behind.length, mostMs: behind.reduce((most, ms) => Math.max(most, ms), 0) }
}

function pageOf(load: PageLoad, next: PageLoad | undefined, moves: readonly ArrivedMove[]): SatPage {
  const addresses = new Set(moves.map(({ address }) => address).filter((one) => one !== '' && one !== load.address))
  // Hiding it is what opening the other one does.
  const after = moves.filter(({ atMs, kind }) => next && atMs > next.openedMs && kind !== 'leave')
  return {
    ...load,
    otherAddresses: [...addresses],
    usedUntilMs: after.length > 0 ? Math.max(...after.map(({ atMs }) => atMs)) : null,
  }
}

function timesAway(epoch: number, moves: readonly ArrivedMove[], [leave, back]: [EventKind, EventKind]): TimeAway[] {
  const away: TimeAway[] = []
  for (const { kind, atMs } of moves) {
    const last = away.at(-1)
    const isAway = last !== undefined && last.returnedMs === null
    if (kind === leave && !isAway) away.push({ epoch, leftMs: atMs, returnedMs: null })
    if (kind === back && isAway) last.returnedMs = atMs
  }
  return away
}

function waitedBatches(moves: readonly ArrivedMove[]): WaitedBatch[] {
  const waiting = moves.filter(({ atMs, arrivedMs }) => arrivedMs - atMs > waitedMs)
  const batches = Map.groupBy(waiting, ({ epoch, arrivedMs, address }) => `${epoch} ${arrivedMs} ${address}`)
  return [...batches.values()]
    .flatMap((batch) => {
      const [first] = batch
      if (!first) return []
      const times = batch.map(({ atMs }) => atMs)
      return {
        count: batch.length,
        firstMs: Math.min(...times),
        lastMs: Math.max(...times),
        arrivedMs: first.arrivedMs,
        address: first.address,
        isLate: batch.some(({ isLate }) => isLate),
      }
    })
    .toSorted((one, other) => one.arrivedMs - other.arrivedMs)
}
