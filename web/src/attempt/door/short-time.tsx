import { useEffect, useState } from 'react'
import styles from './door.module.css'
import { DoorCountdown } from './door-countdown.tsx'
import { MinutesText } from './minutes-text.tsx'

type ShortTimeProps = {
  durationMinutes: number
  closesInMs: number
  /** They have time beyond the close. */
  hasExtra: boolean
  onZero: () => void
}

/** Whoever starts now has less than the whole time, because the doors close: how much, before it is too late to ask. */
export function ShortTime({ durationMinutes, closesInMs, hasExtra, onZero }: ShortTimeProps) {
  const shortInMs = closesInMs - durationMinutes * 60_000
  const [isShort, setIsShort] = useState(shortInMs < 0)
  useEffect(() => {
    if (shortInMs < 0 || shortInMs > longestWaitMs) return
    const timer = setTimeout(() => setIsShort(true), shortInMs)
    return () => clearTimeout(timer)
  }, [shortInMs])
  // It goes on being counted while it is not shown: the countdown begins where the reading of the door began.
  return (
    <div className={styles.short} hidden={!isShort}>
      <p className={styles.say} data-tone="care">
        This exam closes before your <MinutesText minutes={durationMinutes} /> would be over. If you start now, you have
        only the time until then{hasExtra && ', and your extra time'}.
      </p>
      <DoorCountdown label="Closes in" ms={closesInMs} onZero={onZero} />
    </div>
  )
}

const longestWaitMs = 2 ** 31 - 1

/** The same, known before the doors open. */
export function ShortOpening({ durationMinutes, openMs }: { durationMinutes: number; openMs: number }) {
  const minutes = Math.floor(openMs / 60_000)
  if (minutes >= durationMinutes) return null
  return (
    <p className={styles.say} data-tone="care">
      This exam closes <MinutesText minutes={minutes} /> after it opens: that is all the time there is, not{' '}
      <MinutesText minutes={durationMinutes} />.
    </p>
  )
}
