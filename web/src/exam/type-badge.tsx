import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import { typeWords } from './exams.ts'
import styles from './type-badge.module.css'

/** The type of an exam for staff: a kind and no state, so it has an edge and no tint. */
export function TypeBadge({ type }: { type: ExamType }) {
  return <span className={styles.type}>{typeWords[type]}</span>
}
