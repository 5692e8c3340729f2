import { type RefObject, useLayoutEffect } from 'react'

/** Says in --foot how much of the screen's foot is taken by a bar of the page, which may come, grow and go while the message stands. */
export function useAboveFoot(note: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const here = note.current
    if (here === null) return
    const root = document.documentElement.style
    const place = () => root.setProperty('--foot', `${footHeight(here)}px`)
    let frame = 0
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const changes = new MutationObserver(placeSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', placeSoon, { passive: true })
    window.addEventListener('resize', placeSoon)
    return () => {
      cancelAnimationFrame(frame)
      root.removeProperty('--foot')
      changes.disconnect()
      window.removeEventListener('scroll', placeSoon)
      window.removeEventListener('resize', placeSoon)
    }
  }, [note])
}

function footHeight(note: HTMLElement): number {
  const { left, width, height } = note.getBoundingClientRect()
  const screen = document.documentElement.clientHeight
  // Below a short page the bar stands higher, where the message would.
  const bottom = screen - Number.parseFloat(getComputedStyle(note).getPropertyValue('--rest'))
  const bars = [screen - 1, bottom - 1, bottom - height / 2, bottom - height]
    .flatMap((at) => document.elementsFromPoint(left + width / 2, at))
    // What is opened for a moment, by whatever is at it, is no bar.
    .filter((one) => one.closest('[role=menu], [role=listbox], [role=dialog], dialog') === null)
    .filter((one) => !one.contains(note) && /fixed|sticky/.test(getComputedStyle(one).position))
    .map((one) => one.getBoundingClientRect())
    // The menu of a phone fills the screen.
    .filter((bar) => bar.height < screen / 2)
  return screen - Math.min(screen, ...bars.map(({ top }) => top))
}
