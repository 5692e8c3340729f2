import { uptime } from 'node:os'
import type { Pool } from 'pg'
import { type ClockReading, firstClockState, isClockTrusted, nextClockState } from './clock-watch.ts'

/** Two clocks may differ by this much more than at the last look: machines drift, and answers travel unevenly. More is a step of one of them. */
const mostDriftMs = 1_000

export type DatabaseClockOptions = {
  /** The database's wall clock beside our own steady one; throws while the database cannot be reached. */
  read: () => Promise<ClockReading>
  onChange: (isTrusted: boolean, netStepMs: number) => void
  everyMs?: number
}

export type DatabaseClockWatch = { readonly isTrusted: boolean; stop(): void }

/**
 * Watches the clock of a PostgreSQL on another machine, which is the one times are judged by: when it is set by more
 * than a minute against our steady clock, it is not to be trusted until it is set back. Known at the next look, not
 * before.
 */
export async function watchDatabaseClock(options: DatabaseClockOptions): Promise<DatabaseClockWatch> {
  const { read, onChange, everyMs = 2_000 } = options
  let state = firstClockState(await read(), null)
  let isTrusted = true
  let isLooking = false
  const look = async () => {
    const next = nextClockState(state, await read())
    const isStep = Math.abs(next.netStepMs - state.netStepMs) > mostDriftMs
    // Weeks of drift add up to nothing; small steps that follow each other every time would be drift, too.
    state = isStep ? next : { ...next, netStepMs: state.netStepMs }
    if (isClockTrusted(state) === isTrusted) return
    isTrusted = !isTrusted
    onChange(isTrusted, state.netStepMs)
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    // A database that cannot be reached judges nobody; its clock is looked at when it is back.
    look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
      })
  }, everyMs).unref()
  return {
    get isTrusted() {
      return isTrusted
    },
    stop: () => clearInterval(timer),
  }
}

/** Reads the clock of a PostgreSQL, in the middle between asking and being answered. */
export async function readDatabaseClock(pool: Pool): Promise<ClockReading> {
  const askedMs = uptime() * 1000
  const { rows } = await pool.query<{ wallMs: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "wallMs"',
  )
  const answeredMs = uptime() * 1000
  return { wallMs: rows[0]?.wallMs ?? Number.NaN, steadyMs: (askedMs + answeredMs) / 2 }
}
