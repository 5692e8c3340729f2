import type { TimetableClash } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Clashes } from '../clashes.tsx'
import styles from './timetable.module.css'

type ClashLineProps = {
  /** 'Sunday 22 November to Saturday 28 November' */
  span: string
  clashes: readonly TimetableClash[]
}

/** Which days are shown, and beside it how much clashes in them: what it is opens below. */
export function ClashLine({ span, clashes }: ClashLineProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.span}>
        <h2>{span}</h2>
        {clashes.length > 0 && (
          <button
            type="button"
            className={styles.clashes}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <IconAlertTriangle size={18} aria-hidden="true" />
            {counted(clashes.length, 'clash', 'clashes')} ·{' '}
            <span className={styles.show}>{isOpen ? 'Hide' : 'Show'}</span>
          </button>
        )}
      </div>
      {isOpen && clashes.length > 0 && (
        <div id={id}>
          <Clashes clashes={clashes} />
        </div>
      )}
    </>
  )
}
