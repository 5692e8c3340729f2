import { createContext, useContext, useSyncExternalStore } from 'react'
import { serverNow } from '../../platform/server-now.ts'
import { agoText } from './ago-text.ts'

const everyMs = 5_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = serverNow().getTime()

/** One clock for all rows: a hall of two hundred needs no two hundred timers. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  now = serverNow().getTime()
  timer ??= setInterval(() => {
    now = serverNow().getTime()
    for (const one of listeners) one()
  }, everyMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time on the server, some seconds old at most. */
export const useNowMs = (): number => useSyncExternalStore(subscribe, () => now)

/** When the board was read, where that is so long ago that nothing on it is of now; else null. */
export const AsOf = createContext<number | null>(null)

/** When a computer was last heard, as a time that grows: what is known of it is as old as that. On an old board it is as it was then. */
export function HeardAgo({ at }: { at: string | null }) {
  const [asOfMs, runningMs] = [useContext(AsOf), useNowMs()]
  const nowMs = asOfMs ?? runningMs
  return at === null ? '' : agoText(nowMs - Date.parse(at))
}
