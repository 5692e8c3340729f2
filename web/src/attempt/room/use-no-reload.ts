import { useEffect, useRef, useState } from 'react'
import { isReload } from '../device/reload-keys.ts'
import type { SyncView } from '../sync/sync-view.ts'

/** Long enough to be read. */
const saidMs = 8_000

/** The device may know before a try has failed. */
const isCutOff = (isFailing: boolean) => isFailing || !navigator.onLine

/**
 * Where there is no way to the server and the room lies not sealed in this tab, there is none back into it: until the server is
 * found, the keys that reload do nothing.
 * Pulling down never reloads. Answers how often such a key was pressed, 0 once that need not be said any more.
 */
export function useNoReload(view: Pick<SyncView, 'isFailing' | 'blocked' | 'hasWayBack'>): number {
  // A server that refuses for good has answered: a new page may do better.
  const isFailing = view.isFailing && view.blocked === null
  const { hasWayBack } = view
  const [count, setCount] = useState(0)
  const now = useRef({ isFailing, hasWayBack })
  useEffect(() => {
    now.current = { isFailing, hasWayBack }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isReload(event) || now.current.hasWayBack || !isCutOff(now.current.isFailing)) return
      event.preventDefault()
      setCount((before) => before + 1)
    }
    const scrolling = [document.documentElement, document.body]
    const pullDown = (does: string) => {
      for (const { style } of scrolling) style.overscrollBehaviorY = does
    }
    pullDown('contain')
    window.addEventListener('keydown', onKey, true)
    return () => {
      pullDown('')
      window.removeEventListener('keydown', onKey, true)
    }
  }, [])
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setCount(0), saidMs)
    return () => clearTimeout(timer)
  }, [count])
  return isCutOff(isFailing) ? count : 0
}
