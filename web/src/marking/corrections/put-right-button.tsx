import { Button } from '@mantine/core'
import { useState } from 'react'
import { CorrectKeyDialog } from './correct-key-dialog.tsx'
import { bankLeftText } from './correction-words.ts'
import styles from './corrections.module.css'

type PutRightButtonProps = { examId: string; questionId: string; number: number; onDone?: () => void }

/** Opens the key of a question to be put right, and says afterwards where the bank was not put right with it. */
export function PutRightButton({ examId, questionId, number, onDone }: PutRightButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBankLeft, setIsBankLeft] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`Correct the key of question ${number}`}
        onClick={() => {
          setIsBankLeft(false)
          setIsOpen(true)
        }}
      >
        Correct the key
      </Button>
      {isBankLeft && (
        <p role="status" className={styles.left}>
          {bankLeftText}
        </p>
      )}
      {isOpen && (
        <CorrectKeyDialog
          examId={examId}
          questionId={questionId}
          number={number}
          onClose={() => setIsOpen(false)}
          onDone={(made) => {
            setIsOpen(false)
            setIsBankLeft(made.isBankLeft)
            onDone?.()
          }}
        />
      )}
    </>
  )
}
