import { timerText } from '@sabimark/domain/attempt/timer-text.ts'
import { useEffect, useRef, useState } from 'react'
import styles from './door.module.css'

const askAgainMs = 2_000

/** Counts down to the opening by differences, so a wrong clock of the device does not matter; then looks at the door again. */
export function OpensIn({ opensInMs, onOpen }: { opensInMs: number; onOpen: () => void }) {
  const [leftMs, setLeftMs] = useState(opensInMs)
  const open = useRef(onOpen)
  useEffect(() => {
    open.current = onOpen
  })
  useEffect(() => {
    const began = performance.now()
    let askedAt = Number.NEGATIVE_INFINITY
    const timer = setInterval(() => {
      const now = performance.now()
      const left = Math.max(0, opensInMs - (now - began))
      setLeftMs(left)
      if (left > 0 || now - askedAt < askAgainMs) return
      askedAt = now
      open.current()
    }, 250)
    return () => clearInterval(timer)
  }, [opensInMs])
  return (
    <p className={styles.opens}>
      <span>Opens in</span>
      <span role="timer" aria-label="Opens in">
        {daysText(leftMs)}
      </span>
    </p>
  )
}

const dayMs = 86_400_000

function daysText(ms: number): string {
  const days = Math.floor(ms / dayMs)
  if (days === 0) return timerText(ms)
  return `${days === 1 ? '1 day' : `${days} days`} ${timerText(ms % dayMs)}`
}
