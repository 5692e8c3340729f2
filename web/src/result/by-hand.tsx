import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import styles from './answer-review.module.css'
import type { Marked } from './results.ts'

/** What a marker gave an answer: the points it earned and what was written to the student. */
export function ByHand({ given: { points, comments } }: { given: NonNullable<Marked['byHand']> }) {
  return (
    <>
      {points.length > 0 && (
        <ul className={styles.points} aria-label="Points">
          {points.map(({ text, hundredths }) => (
            <li key={text}>
              {text} <b>{marksText(hundredths)}</b>
            </li>
          ))}
        </ul>
      )}
      {comments.map((comment) => (
        <p key={comment} className={styles.typed}>
          <span className={styles.says}>marker’s comment</span> {comment}
        </p>
      ))}
    </>
  )
}
