import { useRef } from 'react'

/**
 * The row that is looked at stands below the notes, on a phone below the list, too: what is chosen there comes into view. Beside the list
 * the page moves no further than it must.
 */
export function usePaneInView() {
  const panes = useRef<HTMLDivElement>(null)
  const bring = () => {
    const block = matchMedia('(width < 900px)').matches ? 'start' : 'nearest'
    // The row of before is still drawn.
    setTimeout(() => panes.current?.querySelector('[data-pane]')?.scrollIntoView({ block }))
  }
  return { panes, bring }
}
