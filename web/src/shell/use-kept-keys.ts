import { useLayoutEffect, useState } from 'react'

/**
 * What is typed while the field that will take it is still on its way: without this the letters would go into whatever has
 * the focus on the page behind. Escape gives up; `onGiveUp` stays the same from one drawing to the next, or the letters are
 * dropped.
 */
export function useKeptKeys(isWaiting: boolean, onGiveUp: () => void): string {
  const [kept, setKept] = useState('')
  useLayoutEffect(() => {
    if (!isWaiting) return
    const keep = (event: KeyboardEvent) => {
      const { key } = event
      // Letters behind AltGr come with Ctrl and Alt on some systems.
      const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
      if (isCommand) return
      if (key === 'Escape') onGiveUp()
      else if (key === 'Backspace') setKept((before) => before.slice(0, -1))
      else if (key.length === 1) setKept((before) => before + key)
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', keep, true)
    return () => {
      window.removeEventListener('keydown', keep, true)
      setKept('')
    }
  }, [isWaiting, onGiveUp])
  return kept
}
