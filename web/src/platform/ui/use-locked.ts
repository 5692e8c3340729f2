import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Locked = { ref: RefObject<HTMLFormElement | null>; onFocus: (event: FocusEvent) => void }

/**
 * While a form is saved its fields are locked, and a browser takes the keyboard from what is locked: until then it stands
 * on the form, and then again where it was.
 */
export function useLocked(isLocked: boolean): Locked {
  const ref = useRef<HTMLFormElement>(null)
  // Asked for after the lock, the browser may have forgotten it.
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const form = ref.current
    const isLost = document.activeElement === document.body || form?.contains(document.activeElement)
    if (!isLost || !last.current) return
    if (isLocked) form?.focus()
    else if (last.current instanceof HTMLElement && last.current.isConnected) last.current.focus()
  }, [isLocked])
  return {
    ref,
    onFocus: ({ target }) => {
      if (target !== ref.current) last.current = target
    },
  }
}
