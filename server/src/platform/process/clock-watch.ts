import { uptime } from 'node:os'

/** Two clocks read at one moment. `steadyMs` counts since the machine came up, also while it sleeps, and is never set. */
export type ClockReading = { wallMs: number; steadyMs: number }

/** What is known about the wall clock. `netStepMs`: by how much it has been set since we watch, forward positive. */
export type ClockState = { last: ClockReading; netStepMs: number; newestRowMs: number }

/** More than any correction of a healthy clock, less than what would matter to a closing time. */
export const mostStepMs = 60_000

export function firstClockState(reading: ClockReading, newestRowMs: number | null): ClockState {
  return { last: reading, netStepMs: 0, newestRowMs: newestRowMs ?? Number.NEGATIVE_INFINITY }
}

export function nextClockState(state: ClockState, reading: ClockReading): ClockState {
  const stepMs = reading.wallMs - state.last.wallMs - (reading.steadyMs - state.last.steadyMs)
  return { ...state, last: reading, netStepMs: state.netStepMs + stepMs }
}

/** Not trusted: the wall clock was set by more than a minute and not set back, or it stands before the newest row. */
export function isClockTrusted({ last, netStepMs, newestRowMs }: ClockState): boolean {
  return Math.abs(netStepMs) <= mostStepMs && last.wallMs >= newestRowMs - mostStepMs
}

export type ClockWatch = {
  /** While false, nothing that ends an attempt by time may run. */
  readonly isTrusted: boolean
  readonly netStepMs: number
  stop(): void
}

type ClockWatchOptions = {
  /** The newest time stored at the start, if any. */
  newestRowMs: number | null
  onChange: (isTrusted: boolean, netStepMs: number) => void
  read?: () => ClockReading
  everyMs?: number
}

/** Watches this machine's clock; reports at once when it already stands before the newest row. */
export function watchClock(options: ClockWatchOptions): ClockWatch {
  const { newestRowMs, onChange, everyMs = 5_000 } = options
  const read = options.read ?? (() => ({ wallMs: Date.now(), steadyMs: uptime() * 1000 }))
  let state = firstClockState(read(), newestRowMs)
  let wasTrusted = true
  const look = () => {
    state = nextClockState(state, read())
    const isTrusted = isClockTrusted(state)
    if (isTrusted === wasTrusted) return
    wasTrusted = isTrusted
    onChange(isTrusted, state.netStepMs)
  }
  look()
  const timer = setInterval(look, everyMs).unref()
  return {
    // Looked at again at each question: a job must not close anything in the seconds before the next look.
    get isTrusted() {
      look()
      return wasTrusted
    },
    get netStepMs() {
      return state.netStepMs
    },
    stop: () => clearInterval(timer),
  }
}
