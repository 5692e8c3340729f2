import { useEffect, useRef } from 'react'

/** Calls once each time that what was going on has ended. */
export function useEnded(isGoingOn: boolean, onEnded: () => void): void {
  const wasGoingOn = useRef(isGoingOn)
  useEffect(() => {
    const hasEnded = wasGoingOn.current && !isGoingOn
    wasGoingOn.current = isGoingOn
    if (hasEnded) onEnded()
  })
}
