import { timerText } from '@sabimark/domain/attempt/timer-text.ts'
import { useEffect, useRef, useState } from 'react'
import styles from './my-exams.module.css'

type TimeLeftProps = {
  ms: number
  /** Called once when it is over. */
  onOver: () => void
}

/** The candidate's own time in an exam that runs, by differences: a wrong clock of the device does not matter. */
export function TimeLeft({ ms, onOver }: TimeLeftProps) {
  const [leftMs, setLeftMs] = useState(ms)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const left = Math.max(0, ms - (performance.now() - began))
      setLeftMs(left)
      if (left > 0) return
      clearInterval(timer)
      over.current()
    }, 500)
    return () => clearInterval(timer)
  }, [ms])
  return (
    <>
      Your time runs:{' '}
      <strong className={styles.left} role="timer" aria-label="Time left">
        {timerText(leftMs)}
      </strong>{' '}
      left
    </>
  )
}
