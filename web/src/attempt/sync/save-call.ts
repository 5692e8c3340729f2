import type { SaveReply } from '@sabimark/contract/answers.ts'
import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { jsonBytes } from '@sabimark/domain/attempt/json-bytes.ts'

/** One try to deliver. Throws SaveRefusedError for a no, anything else for a try that failed. */
export type Save = (
  batch: {
    ticket: string
    vouchedBy?: string
    isPart?: boolean
    waitsTo?: number
    sentAtMs: number
    events: AttemptEvent[]
  },
  signal: AbortSignal,
) => Promise<SaveReply>

/** The server does not take these events by this ticket. `isFinal`: and never will. `message` is the sentence to show. */
export class SaveRefusedError extends Error {
  override name = 'SaveRefusedError'
  readonly code: string
  readonly isFinal: boolean

  constructor(code: string, message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.code = code
    this.isFinal = isFinal
  }
}

/** Clocks, timers and chance of the device. */
export type Device = {
  /** Monotonic milliseconds. */
  now: () => number
  wallNow: () => number
  /** 0 to 1. */
  random: () => number
  /** Calls back once after so many milliseconds; returns how to call that off. */
  after: (delayMs: number, callBack: () => void) => () => void
}

const replyWithinMs = 10_000
/** Of a batch larger than this, each further byte has as long as a line of 16 kbit/s takes for it. */
const usualBytes = 4_000
const msForByte = 0.5

/** Sends a batch. Essays on a slow line have longer than a choice: given up at the same place each time they would never arrive. */
export function saveInTime(save: Save, batch: Parameters<Save>[0], device: Device): Promise<SaveReply> {
  const extraMs = Math.max(0, jsonBytes(batch.events) - usualBytes) * msForByte
  return replyInTime((signal) => save(batch, signal), device, replyWithinMs + extraMs)
}

/** A try that is given up after a while (10 s), because a reply that slow is most likely none. */
export async function replyInTime<Reply>(
  ask: (signal: AbortSignal) => Promise<Reply>,
  device: Device,
  withinMs: number = replyWithinMs,
): Promise<Reply> {
  const patience = new AbortController()
  let callOff = () => {}
  const tooLate = new Promise<never>((_, reject) => {
    callOff = device.after(withinMs, () => {
      patience.abort()
      reject(new DOMException('No reply in time', 'TimeoutError'))
    })
  })
  try {
    return await Promise.race([ask(patience.signal), tooLate])
  } finally {
    callOff()
  }
}
