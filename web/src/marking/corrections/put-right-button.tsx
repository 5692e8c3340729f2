import { useState } from 'react'
import buttons from '../../platform/list/list-buttons.module.css'
import { CorrectKeyDialog } from './correct-key-dialog.tsx'
import { bankLeftText } from './correction-words.ts'
import styles from './corrections.module.css'

type PutRightButtonProps = {
  examId: string
  questionId: string
  number: number
  /** In a row of many; without a border, where nothing speaks for a correction. */
  inRow?: { isQuiet: boolean }
  onDone?: () => void
}

/** Opens the key of a question to be put right, and says afterwards where the bank was not put right with it. */
export function PutRightButton({ examId, questionId, number, inRow, onDone }: PutRightButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBankLeft, setIsBankLeft] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${buttons.button} ${inRow?.isQuiet ? styles.quiet : ''}`}
        aria-label={`Change key of question ${number}`}
        onClick={() => {
          setIsBankLeft(false)
          setIsOpen(true)
        }}
      >
        Change key
      </button>
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
