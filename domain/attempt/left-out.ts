import type { ArrivedMove } from './arrived-move.ts'
import { batchBytes, batchLimit } from './outbox.ts'
import { clockSlackMs } from './page-times.ts'

/**
 * How many answers came after the end and count, though by the device's own times they had been given when it sent
 * something else that had room for them, and how long before that at most.
 */
export type LeftOut = { count: number; mostMs: number }

/** What the page has not heard the server has is sent again, in front of what is new. No reply is away for longer. */
export const unheardMs = 60_000

/** The names and times of an event, beside its value. */
const bytesBeside = 120

/**
 * Reads it from all moves of an attempt whose time was over at `endMs`, in the order of pages and numbers. A page of ours
 * sends all it has, oldest first, as far as it fits, whatever it says of what waits; what is typed is sent when it is
 * said, so nothing is told of that.
 */
export function leftOut(moves: readonly ArrivedMove[], endMs: number): LeftOut {
  const pages = grouped(moves, ({ epoch }) => String(epoch))
  const lengths = [...pages.values()].flatMap((page) =>
    page.some((move) => mayTell(move, endMs)) ? of(page, endMs) : [],
  )
  return { count: lengths.length, mostMs: lengths.reduce((most, ms) => Math.max(most, ms), 0) }
}

function mayTell({ kind, isTyped, isLate, refusal, arrivedMs }: ArrivedMove, endMs: number): boolean {
  return kind === 'answer' && !isTyped && !isLate && refusal === null && arrivedMs > endMs
}

type Delivery = { sent: readonly ArrivedMove[]; arrivedMs: number; sentMs: number; bytes: number }

/** How long before the page last sent something each of these was given. */
function of(page: readonly ArrivedMove[], endMs: number): number[] {
  const deliveries = deliveriesOf(page)
  const nextOf = firstLeft(deliveries)
  const lengths: number[] = []
  let sentMs = 0
  /** What came from this one on may have been sent again with the next. */
  let oldest = 0
  let [count, bytes] = [0, 0]
  for (const [place, delivery] of deliveries.entries()) {
    for (const move of delivery.sent) {
      if (mayTell(move, endMs) && sentMs - move.atMs > clockSlackMs) lengths.push(sentMs - move.atMs)
    }
    count += delivery.sent.length
    bytes += delivery.bytes
    let heard = deliveries[oldest]
    while (heard && heard.arrivedMs < delivery.arrivedMs - unheardMs) {
      count -= heard.sent.length
      bytes -= heard.bytes
      oldest += 1
      heard = deliveries[oldest]
    }
    const next = nextOf[place]
    const hadRoom = next !== undefined && count < batchLimit && bytes + bytesOf([next]) < batchBytes
    if (hadRoom) sentMs = Math.max(sentMs, delivery.sentMs)
  }
  return lengths
}

/** In the order they came. Nobody sends later than it arrives, whatever clock it goes by. */
function deliveriesOf(page: readonly ArrivedMove[]): Delivery[] {
  const together = grouped(page, ({ arrivedMs, sentAtMs }) => `${arrivedMs} ${sentAtMs}`)
  const deliveries = [...together.values()].flatMap((sent): Delivery[] => {
    const [first] = sent
    if (!first) return []
    const { arrivedMs, sentAtMs } = first
    return [{ sent, arrivedMs, sentMs: Math.min(sentAtMs, arrivedMs), bytes: bytesOf(sent) }]
  })
  return deliveries.sort((one, other) => one.arrivedMs - other.arrivedMs)
}

/** Of what came after each delivery, the move with the lowest number: the first it would have had room for. */
function firstLeft(deliveries: readonly Delivery[]): (ArrivedMove | undefined)[] {
  const found: (ArrivedMove | undefined)[] = []
  let lowest: ArrivedMove | undefined
  for (const { sent } of [...deliveries].reverse()) {
    found.push(lowest)
    const [first] = sent
    if (first && (!lowest || first.seq < lowest.seq)) lowest = first
  }
  return found.reverse()
}

/** Map.groupBy, which the pages' browsers need not have. */
function grouped(moves: readonly ArrivedMove[], nameOf: (move: ArrivedMove) => string): Map<string, ArrivedMove[]> {
  const groups = new Map<string, ArrivedMove[]>()
  for (const move of moves) {
    const group = groups.get(nameOf(move))
    if (group) group.push(move)
    else groups.set(nameOf(move), [move])
  }
  return groups
}

const bytesOf = (moves: readonly ArrivedMove[]) => moves.reduce((sum, { bytes }) => sum + bytes + bytesBeside, 0)
