import { uptime } from 'node:os'

/** Two clocks read at one moment. `steadyMs` counts since the machine came up, also asleep, and is never set. */
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
  /** While false, nothing that happens because a time has come may run. */
  readonly isTrusted: boolean
  readonly netStepMs: number
  stop(): void
}

/** Further apart than two readings of the same moment ever are, and far less than what matters. */
const goAlikeMs = 500

/** Where a reading comes from: the wall clock, this process's own, and how long the machine is up. */
type Clocks = { wallMs(): number; ownMs(): number; upMs(): number }

const clocksHere: Clocks = { wallMs: Date.now, ownMs: () => performance.now(), upMs: () => uptime() * 1000 }

/**
 * Reads wall and steady time. How long the machine is up stands in a file, too much for every saved answer: while the
 * wall clock and the own go alike, nothing was set and nothing slept, and the own says it.
 */
export function clockReader(clocks: Clocks = clocksHere): () => ClockReading {
  const readAll = () => ({ wallMs: clocks.wallMs(), ownMs: clocks.ownMs(), steadyMs: clocks.upMs() })
  let last = readAll()
  return () => {
    const wallMs = clocks.wallMs()
    const passedMs = clocks.ownMs() - last.ownMs
    if (Math.abs(wallMs - last.wallMs - passedMs) <= goAlikeMs) return { wallMs, steadyMs: last.steadyMs + passedMs }
    last = readAll()
    return last
  }
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
  const read = options.read ?? clockReader()
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
