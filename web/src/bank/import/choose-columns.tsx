import type { Subject } from '@sabimark/contract/answers.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { FileFailure, unread } from '../../platform/files/in-worker.ts'
import { AnotherFile } from '../../platform/import/another-file.tsx'
import { ColumnsStep } from '../../platform/import/columns-step.tsx'
import styles from '../../platform/import/review.module.css'
import { BackToList } from '../../platform/navigation.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import type { Review } from './found.ts'
import { questionColumns } from './question-columns.ts'
import { readColumns } from './read-file.ts'
import type { ReviewHere } from './review-here.ts'

type ChooseColumnsProps = { here: ReviewHere; review: Review; subjects: readonly Subject[] }

/** Of a sheet whose columns no row names: what each holds. Then it is read by that, on this device. */
export function ChooseColumns({ here, review, subjects }: ChooseColumnsProps) {
  const [isReading, setIsReading] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [isDropping, setIsDropping] = useState(false)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const { sheets, found } = review
  if (!sheets) return null
  const look = async () => {
    setRefused(null)
    // The same columns as before: what was mended since stays.
    if (found.length > 0) return here.change((now) => ({ ...now, isColumnsStep: false }))
    const controller = new AbortController()
    asking.current = controller
    setIsReading(true)
    try {
      const read = await readColumns(review, subjects, controller.signal)
      if (!controller.signal.aborted) here.change((now) => (now.requestKey === review.requestKey ? read : now))
    } catch (error) {
      if (controller.signal.aborted) return
      setRefused(error instanceof FileFailure ? error.message : unread)
      setIsReading(false)
    }
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BackToList to="/questions" className={styles.back} aria-label="Question Bank">
          <IconArrowLeft size={20} aria-hidden="true" />
        </BackToList>
        <div className={styles.title}>
          <h1>What the columns hold</h1>
          <p>
            <span>{review.fileName}</span>
          </p>
        </div>
        <AnotherFile onClick={() => setIsDropping(true)} />
      </header>
      {refused && <RefusalNote>{refused}</RefusalNote>}
      <ColumnsStep
        kind={questionColumns}
        review={sheets}
        asksForNames
        isReading={isReading}
        onChange={(columns) => {
          asking.current?.abort()
          setIsReading(false)
          setRefused(null)
          // Other columns make other questions.
          here.change((now) => ({ ...now, sheets: { ...sheets, columns }, found: [] }))
        }}
        onDone={() => void look()}
      />
      <ConfirmDialog
        isOpen={isDropping}
        title="Choose another file?"
        confirmLabel="Choose another file"
        onConfirm={() => here.setReview(null)}
        onCancel={() => setIsDropping(false)}
      >
        <p>What you said of the columns is forgotten. Nothing was added.</p>
      </ConfirmDialog>
    </div>
  )
}
