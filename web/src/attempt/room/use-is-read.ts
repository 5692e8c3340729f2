import { useEffect, useState } from 'react'

/** Longer than the two presses of a double tap are apart, shorter than anybody reads. */
const readAfterMs = 700

/** Whether something has been on the screen for long enough to be answered on purpose. */
export function useIsRead(isShown: boolean): boolean {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setIsRead(true), readAfterMs)
    return () => {
      clearTimeout(timer)
      setIsRead(false)
    }
  }, [isShown])
  return isRead
}
