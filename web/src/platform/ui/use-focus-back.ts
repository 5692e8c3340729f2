import { useEffect, useState } from 'react'

/**
 * Takes the keyboard back to where it was when this was put on the page, once it is taken away again. The page takes it
 * where nothing had it, or what had it is gone by then, as the button of an empty list.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
      // Where one dialog took another's place, the first has seen to it.
      else if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    },
    [opener],
  )
}
