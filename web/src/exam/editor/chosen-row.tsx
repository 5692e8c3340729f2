import type { QuestionType } from '@sabimark/domain/bank/question-type.ts'
import { IconAlertTriangle, IconGripVertical } from '@tabler/icons-react'
import { QuestionLine } from '../../bank/question-line.tsx'
import { shortTypes } from '../../bank/questions.ts'
import { RowMenu } from '../../platform/list/row-menu.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import styles from './paper.module.css'

/** What can be done with a row; the same from one drawing to the next. */
export type RowHands = {
  open: (id: string) => void
  mark: (id: string, typed: string) => void
  menuOf: (id: string) => readonly MenuItem[]
}

/** Texts and numbers alone, so that a row is drawn again only when something of it has changed. */
export type ChosenRowProps = {
  id: string
  number: number
  marks: string
  /** Absent where it is no longer in the bank. */
  text: string | undefined
  topic: string | undefined
  type: QuestionType | undefined
  /** What keeps it from being given out: "Worth 10, not 12". */
  problem: string | undefined
  isOpen: boolean
  hands: RowHands
}

/** A question of the paper, a line of 44 px: what it asks, and its marks in this exam. */
export function DrawnRow({ id, number, marks, text, topic, type, problem, isOpen, hands }: ChosenRowProps) {
  return (
    <li className={styles.row} data-question={id} data-open={isOpen}>
      <span className={styles.grip} data-grip aria-hidden="true">
        <IconGripVertical size={16} />
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <button
        type="button"
        className={styles.text}
        aria-pressed={isOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
        onClick={() => hands.open(id)}
      >
        <span className={styles.heard}>Question {number}: </span>
        {text === undefined ? 'A question that is no longer in the bank' : <QuestionLine text={text} />}
      </button>
      {problem === undefined ? (
        <span className={styles.topic}>{topic}</span>
      ) : (
        <span className={styles.problem}>
          <IconAlertTriangle size={14} aria-hidden="true" />
          {problem}
        </span>
      )}
      <span className={styles.type}>{type && shortTypes[type]}</span>
      <input
        className={styles.mark}
        name="marks"
        aria-label={`Marks of question ${number}`}
        aria-invalid={problem !== undefined}
        inputMode="decimal"
        maxLength={7}
        value={marks}
        onChange={(event) => hands.mark(id, event.currentTarget.value)}
      />
      <RowMenu name={`question ${number}`} items={() => hands.menuOf(id)} />
    </li>
  )
}
