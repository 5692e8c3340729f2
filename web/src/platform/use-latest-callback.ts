import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function from one drawing to the next, which does what the newest one would: rows that are handed it stay as they are. */
export function useLatestCallback<Args extends readonly unknown[]>(
  does: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(does)
  useLayoutEffect(() => {
    latest.current = does
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
