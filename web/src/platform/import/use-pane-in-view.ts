import { useEffect, useRef, useState } from 'react'

/**
 * The row that is looked at stands below the notes, on a phone below the list, too: what is chosen there comes into view, and the focus
 * with it where nothing else has it. Beside the list the page moves no further than it must.
 */
export function usePaneInView() {
  const panes = useRef<HTMLDivElement>(null)
  const [brought, setBrought] = useState<{ takesFocus: boolean } | null>(null)
  // Each row has a pane of its own: only now is it drawn.
  useEffect(() => {
    const pane = brought && panes.current?.querySelector<HTMLElement>('[data-pane]')
    if (!pane) return
    pane.scrollIntoView({ block: matchMedia('(width < 900px)').matches ? 'start' : 'nearest' })
    if (brought.takesFocus) pane.focus({ preventScroll: true })
  }, [brought])
  const bring = (takesFocus = false) => setBrought({ takesFocus })
  return { panes, bring }
}
