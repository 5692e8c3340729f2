import { type MouseEvent, useRef } from 'react'

/** Where the acts on one of those found stand. */
const acts = '[data-acts]'

/**
 * What is pressed goes away and other acts come in its place: quick presses one after the other count for the act they began with alone, such
 * as Leave out row after row. For the whole review: the row looked at is another one by then.
 */
export function useOneAct() {
  const begunWith = useRef<string | null>(null)
  return (event: MouseEvent<HTMLElement>) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null
    const act = pressed?.textContent ?? null
    if (event.detail < 2) begunWith.current = act
    else if (pressed?.closest(acts) && act !== begunWith.current) event.stopPropagation()
  }
}
