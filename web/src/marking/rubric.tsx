import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { Bubble } from '../platform/ui/bubble.tsx'
import styles from './desk.module.css'
import { type MarkDraft, withDigit, withPoint } from './mark-draft.ts'
import type { DeskQuestion } from './scripts.ts'

type RubricProps = { question: DeskQuestion; draft: MarkDraft; onChange: (draft: MarkDraft) => void }

/** The points an answer can earn, each under the digit that chooses it; 0 is none of them. */
export function Rubric({ question, draft, onChange }: RubricProps) {
  return (
    <ul className={styles.rubric} aria-label="Marking scheme">
      {question.rubric.map(({ id, text, hundredths }, place) => (
        <li key={id}>
          <Point
            digit={place + 1}
            text={text}
            worth={signed(hundredths)}
            isChosen={draft.itemIds.includes(id)}
            onChoose={() => onChange(withPoint(draft, id))}
          />
        </li>
      ))}
      <li>
        <Point
          digit={0}
          text="None of these"
          worth="0"
          isChosen={draft.isNone}
          onChoose={() => onChange(withDigit(draft, 0, question))}
        />
      </li>
    </ul>
  )
}

type PointProps = { digit: number; text: string; worth: string; isChosen: boolean; onChoose: () => void }

function Point({ digit, text, worth, isChosen, onChoose }: PointProps) {
  return (
    <label className={styles.point} data-chosen={isChosen}>
      <input type="checkbox" checked={isChosen} onChange={onChoose} />
      <span aria-hidden="true" className={styles.digit}>
        <Bubble state={isChosen ? 'filled' : 'empty'}>{digit}</Bubble>
      </span>
      <span className={styles.pointText}>{text}</span>
      <b>{worth}</b>
    </label>
  )
}

export function signed(hundredths: number): string {
  return hundredths < 0 ? `−${marksText(-hundredths)}` : `+${marksText(hundredths)}`
}
