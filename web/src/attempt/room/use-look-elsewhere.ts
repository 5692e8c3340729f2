import { useEffect, useState } from 'react'
import type { RoomSession } from '../room-session.ts'

/** Looks for what another device has sent when somebody is about to hand in; whether that still goes on. */
export function useLookElsewhere(session: RoomSession, isAsking: boolean): boolean {
  const [isLooking, setIsLooking] = useState(false)
  useEffect(() => {
    const looking = isAsking ? session.askElsewhere() : null
    if (looking === null) return
    let isOpen = true
    setIsLooking(true)
    const end = () => isOpen && setIsLooking(false)
    looking.then(end, end)
    return () => {
      isOpen = false
      setIsLooking(false)
    }
  }, [isAsking, session])
  return isLooking
}
