import { Button } from '@mantine/core'
import { IconChevronLeft, IconCloudCheck, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BackToList, PageButton } from '../../platform/navigation.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import styles from './exam-editor.module.css'

type EditorHeadProps = {
  title: string
  isKept: boolean
  isUnchanged: boolean
  isWorking: boolean
  /** null until it is first kept. */
  examId: string | null
  hasQuestions: boolean
  onPreview: () => void
  /** What can be done with the exam as a whole. */
  acts: ReactNode
}

/** On a phone the eye alone. */
const preview = {
  variant: 'default',
  className: styles.preview,
  'aria-label': 'Preview',
  children: (
    <>
      <IconEye size={18} aria-hidden="true" />
      <span>Preview</span>
    </>
  ),
}

/** Which exam this is, whether it is saved, and what can be done with it beside writing. */
export function EditorHead({ title, isKept, isUnchanged, isWorking, onPreview, acts, ...exam }: EditorHeadProps) {
  const { examId, hasQuestions } = exam
  return (
    <header className={styles.head}>
      <BackToList to="/exams" className={styles.back} aria-label="Back to exams">
        <IconChevronLeft size={20} aria-hidden="true" />
      </BackToList>
      <h1>{title}</h1>
      <StatusBadge tone="grey">Draft</StatusBadge>
      <p className={styles.saved} role="status">
        {isKept && (
          <>
            <IconCloudCheck size={16} aria-hidden="true" /> Saved as a draft.
          </>
        )}
      </p>
      <div className={styles.acts}>
        {isUnchanged && examId !== null && hasQuestions ? (
          <PageButton to="/exam/$examId" params={{ examId }} {...preview} />
        ) : (
          <Button {...preview} loading={isWorking} onClick={onPreview} />
        )}
        {/* They would copy, hand over or delete what is stored, and not what is typed. */}
        {acts &&
          (isUnchanged ? acts : <p className={styles.unsaved}>Save the draft to copy, hand over or delete it.</p>)}
      </div>
    </header>
  )
}
