import type { KeyboardEvent } from 'react'

type Ways<Line extends { position: number }> = {
  listed: readonly Line[]
  shown: number | undefined
  show: (line: Line | undefined) => void
  nextOpen: () => void
  /** What another key does; false where it does nothing. */
  other?: (letter: string) => boolean
}

/** J and K go through the list, N to the next that needs somebody. Only inside the review. */
export function useReviewKeys<Line extends { position: number }>(ways: Ways<Line>) {
  const { listed, shown, show, nextOpen, other } = ways
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event
    // What is typed into a dialog above the review comes here, too.
    const isInside = target instanceof HTMLElement && currentTarget.contains(target)
    if (!isInside || isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return
    const letter = key.toLowerCase()
    const place = listed.findIndex(({ position }) => position === shown)
    if (letter === 'n') nextOpen()
    else if (letter === 'j') show(listed[place + 1])
    else if (letter === 'k') show(listed[place - 1])
    else if (!other?.(letter)) return
    event.preventDefault()
  }
}

function isTyping(target: HTMLElement): boolean {
  return target.matches('textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])')
}
