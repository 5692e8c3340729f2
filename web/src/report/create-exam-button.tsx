import { IconPlus } from '@tabler/icons-react'
import { newExam } from '../exam/new-exam.ts'
import { PageButton } from '../platform/navigation.tsx'
import styles from './staff-home.module.css'
import { useIsLed } from './use-is-led.ts'

/** The home's one primary action, and a quieter one as long as the first steps have theirs. */
export default function CreateExamButton() {
  const isLed = useIsLed()
  return (
    <PageButton
      {...newExam}
      className={styles.create}
      variant={isLed ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      <span className={styles.word}>Create New Exam</span>
    </PageButton>
  )
}
