import type { ArrivedAct } from './arrived-act.ts'
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
 * Reads it from all acts of an attempt whose time was over at `endMs`, in the order of pages and numbers. A page of ours
 * sends all it has, oldest first, as far as it fits, whatever it says of what waits; what is typed is sent when it is
 * said, so nothing is told of that.
 */
export function leftOut(acts: readonly ArrivedAct[], endMs: number): LeftOut {
  const pages = grouped(acts, ({ epoch }) => String(epoch))
  const lengths = [...pages.values()].flatMap((page) =>
    page.some((act) => mayTell(act, endMs)) ? of(page, endMs) : [],
  )
  return { count: lengths.length, mostMs: lengths.reduce((most, ms) => Math.max(most, ms), 0) }
}

function mayTell({ kind, isTyped, isLate, refusal, arrivedMs }: ArrivedAct, endMs: number): boolean {
  return kind === 'answer' && !isTyped && !isLate && refusal === null && arrivedMs > endMs
}

type Delivery = { sent: readonly ArrivedAct[]; arrivedMs: number; sentMs: number; bytes: number }

/** How long before the page last sent something each of these was given. */
function of(page: readonly ArrivedAct[], endMs: number): number[] {
  const deliveries = deliveriesOf(page)
  const nextOf = firstLeft(deliveries)
  const lengths: number[] = []
  let sentMs = 0
  /** What came from this one on may have been sent again with the next. */
  let oldest = 0
  let [count, bytes] = [0, 0]
  for (const [place, delivery] of deliveries.entries()) {
    for (const act of delivery.sent) {
      if (mayTell(act, endMs) && sentMs - act.atMs > clockSlackMs) lengths.push(sentMs - act.atMs)
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
function deliveriesOf(page: readonly ArrivedAct[]): Delivery[] {
  const together = grouped(page, ({ arrivedMs, sentAtMs }) => `${arrivedMs} ${sentAtMs}`)
  const deliveries = [...together.values()].flatMap((sent): Delivery[] => {
    const [first] = sent
    if (!first) return []
    const { arrivedMs, sentAtMs } = first
    return [{ sent, arrivedMs, sentMs: Math.min(sentAtMs, arrivedMs), bytes: bytesOf(sent) }]
  })
  return deliveries.sort((one, other) => one.arrivedMs - other.arrivedMs)
}

/** Of what came after each delivery, the act with the lowest number: the first it would have had room for. */
function firstLeft(deliveries: readonly Delivery[]): (ArrivedAct | undefined)[] {
  const found: (ArrivedAct | undefined)[] = []
  let lowest: ArrivedAct | undefined
  for (const { sent } of [...deliveries].reverse()) {
    found.push(lowest)
    const [first] = sent
    if (first && (!lowest || first.seq < lowest.seq)) lowest = first
  }
  return found.reverse()
}

/** Map.groupBy, which the pages' browsers need not have. */
function grouped(acts: readonly ArrivedAct[], nameOf: (act: ArrivedAct) => string): Map<string, ArrivedAct[]> {
  const groups = new Map<string, ArrivedAct[]>()
  for (const act of acts) {
    const group = groups.get(nameOf(act))
    if (group) group.push(act)
    else groups.set(nameOf(act), [act])
  }
  return groups
}

const bytesOf = (acts: readonly ArrivedAct[]) => acts.reduce((sum, { bytes }) => sum + bytes + bytesBeside, 0)
