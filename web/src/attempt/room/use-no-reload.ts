import { useEffect, useRef, useState } from 'react'
import type { SyncView } from '../sync/sync-view.ts'

/** Long enough to be read. */
const saidMs = 8_000

const isReload = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r')

/** The device may know before a try has failed. */
const isCutOff = (isFailing: boolean) => isFailing || !navigator.onLine

/**
 * Where there is no way to the server there is none back into the room: until it is found, the keys that reload do nothing.
 * Pulling down never reloads. Answers how often such a key was pressed, 0 once that need not be said any more.
 */
export function useNoReload(view: Pick<SyncView, 'isFailing' | 'blocked'>): number {
  // A server that refuses for good has answered: a new page may do better.
  const isFailing = view.isFailing && view.blocked === null
  const [count, setCount] = useState(0)
  const hasFailed = useRef(isFailing)
  useEffect(() => {
    hasFailed.current = isFailing
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isReload(event) || !isCutOff(hasFailed.current)) return
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
