import { timerText } from '@sabimark/domain/attempt/timer-text.ts'
import { useEffect, useRef, useState } from 'react'
import { askAtZeroAfterMs } from './ask-door.ts'
import styles from './door.module.css'

type DoorCountdownProps = {
  /** "Opens in", "Time left". */
  label: string
  ms: number
  /** At zero the door is looked at again, until it says something else. */
  onZero: () => void
}

/** Counts down by differences, so a wrong clock of the device does not matter. */
export function DoorCountdown({ label, ms, onZero }: DoorCountdownProps) {
  const [leftMs, setLeftMs] = useState(ms)
  const atZero = useRef(onZero)
  useEffect(() => {
    atZero.current = onZero
  })
  useEffect(() => {
    const began = performance.now()
    let askAt: number | null = null
    const timer = setInterval(() => {
      const now = performance.now()
      const left = Math.max(0, ms - (now - began))
      setLeftMs(left)
      if (left > 0) return
      const isDue = askAt !== null && askAt <= now
      if (isDue) atZero.current()
      if (isDue || askAt === null) askAt = now + askAtZeroAfterMs(isDue, Math.random())
    }, 250)
    return () => clearInterval(timer)
  }, [ms])
  return (
    <p className={styles.opens}>
      <span>{label}</span>
      <span role="timer" aria-label={label}>
        {daysText(leftMs)}
      </span>
    </p>
  )
}

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** Seconds say nothing to whoever looks in a day ahead. */
function daysText(leftMs: number): string {
  const days = Math.floor(leftMs / dayMs)
  if (days === 0) return timerText(leftMs)
  return `${days === 1 ? '1 day' : `${days} days`} ${Math.floor((leftMs % dayMs) / hourMs)} h`
}
