import { isWarning, timerText } from '@sabimark/domain/attempt/timer-text.ts'
import { IconClock, IconClockExclamation } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import styles from './countdown.module.css'
import { timeWarning } from './time-words.ts'

const lastMinuteMs = 60_000

/** The time that is left. It turns to a warning in colour, icon and words, and says so once. */
export function Countdown({ remainingMs, warningMinutes }: { remainingMs: () => number; warningMinutes: number }) {
  const [leftMs, setLeftMs] = useState(remainingMs)
  const [warning, setWarning] = useState('')
  const before = useRef(Number.POSITIVE_INFINITY)

  useEffect(() => {
    const look = () => {
      const now = remainingMs()
      const said = timeWarning(before.current, now, warningMinutes)
      before.current = now
      setLeftMs(now)
      if (said) setWarning(said)
    }
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [remainingMs, warningMinutes])

  const tone = leftMs <= lastMinuteMs ? 'last' : isWarning(leftMs, warningMinutes) ? 'warning' : 'calm'
  return (
    <div className={styles.countdown} data-tone={tone}>
      {tone === 'calm' ? (
        <IconClock size={22} aria-hidden="true" />
      ) : (
        <IconClockExclamation size={22} aria-hidden="true" />
      )}
      <span role="timer" aria-label="Time left">
        {timerText(leftMs)}
      </span>
      <span className={styles.word} aria-hidden="true">
        left
      </span>
      <span className="only-heard" role="status">
        {warning}
      </span>
    </div>
  )
}
