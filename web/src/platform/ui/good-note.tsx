import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './note.module.css'

/** One sentence about what has just been done: "Saved.", "Ngozi was added." */
export function GoodNote({ children }: { children: ReactNode }) {
  // A screen reader says what comes into a place it knows, not what comes with it.
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), knownAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isKnown && (
        <div className={styles.note} data-tone="green">
          <IconCircleCheck size={20} aria-hidden="true" />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}

const knownAfterMs = 100
