import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './note.module.css'

/** One sentence about what has just been done: "Saved.", "Ngozi was added." */
export function GoodNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note} data-tone="green" role="status">
      <IconCircleCheck size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
