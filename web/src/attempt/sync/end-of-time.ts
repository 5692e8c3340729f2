import { lastAskFromMs, lastAskSpreadMs } from './pace.ts'
import type { Device } from './save-call.ts'
import { timer } from './timer.ts'

export type EndOfTime = {
  /** Sets the clocks by the time that is left now. */
  watch: () => void
  callOff: () => void
}

type Watched = { remainingMs: () => number; onLastAsk: () => void; onEnd: () => void }

/** Calls when the time is over, and once shortly before: extra time given late must not be missed. */
export function endOfTime(device: Device, { remainingMs, onLastAsk, onEnd }: Watched): EndOfTime {
  const zero = timer(device)
  const lastAsk = timer(device)
  const lastAskMs = lastAskFromMs + device.random() * lastAskSpreadMs
  const watch = () => {
    const askInMs = remainingMs() - lastAskMs
    // A second is the clocks' difference, not a reason to ask twice.
    if (askInMs > 1_000) lastAsk.set(askInMs, onLastAsk)
    zero.set(remainingMs(), () => {
      if (remainingMs() > 0) watch()
      else onEnd()
    })
  }
  return {
    watch,
    callOff: () => {
      zero.clear()
      lastAsk.clear()
    },
  }
}
