import { useEffect, useRef } from 'react'

/** What an import ends in is read from its top, and gone on from there by keyboard: the button that was pressed is gone. */
export function beginAt(heading: HTMLElement | null): void {
  window.scrollTo(0, 0)
  heading?.focus({ preventScroll: true })
}

/** The heading of a review, which one is led to once nothing is left to add. */
export function useDoneHeading(isLocked: boolean, isDone: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  /** Something was added here, and not before the page was opened. */
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isLocked) isAwaited.current = true
    if (isLocked || !isDone || !isAwaited.current) return
    isAwaited.current = false
    beginAt(heading.current)
  })
  return heading
}
