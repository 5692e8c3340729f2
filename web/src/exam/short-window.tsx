import { minutesCutTo } from '@sabimark/domain/exam/sitting.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './exam.module.css'
import { durationText } from './exams.ts'

type ShortWindowProps = { opensAt: Date; closesAt: Date; durationMinutes: number }

/** Says so when an exam would close before a candidate who starts at once has had the whole time. */
export function ShortWindow(window: ShortWindowProps) {
  const text = shortWindowText(window)
  if (text === null) return null
  return (
    <p className={styles.warning}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}

/** Null where there is time enough; also where it closes before it opens, which is refused anyway. */
export function shortWindowText(window: ShortWindowProps): string | null {
  const minutes = minutesCutTo(window)
  if (minutes === null || window.closesAt <= window.opensAt) return null
  const left = minutes === 0 ? 'less than a minute' : `only ${durationText(minutes)}`
  const wanted = durationText(window.durationMinutes)
  return `It is ${left} from opening to closing, but the exam takes ${wanted}. Every paper ends when the exam closes.`
}
