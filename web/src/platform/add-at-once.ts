import { useEffect, useState } from 'react'
import { useCarried, useGoTo, usePath } from './navigation.tsx'

/** Carried to a screen that adds things: `goTo('/students', addAtOnce)` comes with its form open. */
export const addAtOnce = 'add'

/**
 * Whether this screen was come to for its form. The tab's history forgets it at once: whoever reloads or comes back finds
 * the screen and no form.
 */
export function useAddAtOnce(): boolean {
  const isCarried = useCarried() === addAtOnce
  const [isAsked] = useState(isCarried)
  const goTo = useGoTo()
  const path = usePath()
  useEffect(() => {
    if (isCarried) goTo(path, undefined, { replace: true })
  })
  return isAsked
}
