import { useEffect, useRef } from 'react'
import type { PagePath } from './page.ts'

/** What one screen asks another for, as who goes there. It stays out of the address and of the tab's history. */
export type HandedOver = {
  /** For the page's search box. */
  search?: string
  /** Its form for adding is opened. */
  isAdding?: true
  /** It is printed. */
  isPrinting?: true
}

/** A screen that opens later than this opens for another reason. */
const freshMs = 10_000

let waiting: { path: string; what: HandedOver; sinceMs: number } | null = null
const onScreen = new Set<() => void>()

/** Leaves something for the screen at this path, which is here already or is on its way. */
export function handOver(path: PagePath, what: HandedOver): void {
  waiting = { path, what, sinceMs: performance.now() }
  for (const look of onScreen) look()
}

/** Takes what was left for this screen, once. */
export function useHandedOver(path: string, take: (what: HandedOver) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const look = () => {
      if (waiting?.path !== path) return
      const { what, sinceMs } = waiting
      waiting = null
      if (performance.now() - sinceMs < freshMs) latest.current(what)
    }
    look()
    onScreen.add(look)
    return () => {
      onScreen.delete(look)
    }
  }, [path])
}
