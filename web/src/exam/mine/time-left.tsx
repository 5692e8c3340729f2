import { useEffect, useRef, useState } from 'react'
import { durationText } from '../exams.ts'

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
    }, 1_000)
    return () => clearInterval(timer)
  }, [ms])
  return <>Your time is running: {leftText(leftMs)} left</>
}

/** Whole minutes, as a teacher calls them out, the figure with its unit; never more than there is. */
function leftText(leftMs: number): string {
  const minutes = Math.floor(leftMs / 60_000)
  const text = minutes === 0 ? 'less than 1 minute' : durationText(minutes)
  return text.replace(/(\d) /g, '$1\u00a0')
}
