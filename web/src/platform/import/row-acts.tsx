import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './review.module.css'

type RowActsProps = {
  /** Answers to what is asked about it. */
  children?: ReactNode
  onEdit: () => void
  isLeftOut: boolean
  onLeave: (isLeftOut: boolean) => void
}

/** What can be done with one of those found. Leaving it out stands at the right end; it goes to a second line together with Edit. */
export function RowActs({ children, onEdit, isLeftOut, onLeave }: RowActsProps) {
  return (
    <div className={styles.acts} data-acts>
      {children}
      <div className={styles.always}>
        <Button variant="default" leftSection={<IconPencil size={18} aria-hidden="true" />} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="subtle" onClick={() => onLeave(!isLeftOut)}>
          {isLeftOut ? 'Include again' : 'Leave out'}
        </Button>
      </div>
    </div>
  )
}
