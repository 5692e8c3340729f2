import { useRef } from 'react'

/** On a phone the row that is looked at stands below the notes and the list: what is chosen there comes into view. */
export function usePaneInView() {
  const panes = useRef<HTMLDivElement>(null)
  const bring = () => {
    if (!matchMedia('(width < 900px)').matches) return
    // The row of before is still drawn.
    setTimeout(() => panes.current?.querySelector('[data-pane]')?.scrollIntoView({ block: 'start' }))
  }
  return { panes, bring }
}
