import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import styles from './review.module.css'

type AnotherFileProps = {
  /** Of an import that is done nothing is lost by another file. */
  isDone?: boolean
  disabled?: boolean
  onClick: () => void
}

/** At the end of an import's head; on a phone its icon alone, beside the title. */
export function AnotherFile({ isDone = false, disabled = false, onClick }: AnotherFileProps) {
  const words = isDone ? 'Import another file' : 'Choose another file'
  return (
    <Button
      variant="default"
      size="sm"
      className={styles.another}
      aria-label={words}
      title={words}
      disabled={disabled}
      onClick={onClick}
    >
      <IconFileUpload size={20} aria-hidden="true" />
      <span className={styles.spelt}>{words}</span>
    </Button>
  )
}
