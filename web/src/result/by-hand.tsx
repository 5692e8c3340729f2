import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import styles from './answer-review.module.css'
import type { Marked } from './results.ts'

/** What a marker gave an answer: the points it earned, what was added or taken off, and what was written to the student. */
export function ByHand({ given: { points, adjustHundredths, comments } }: { given: NonNullable<Marked['byHand']> }) {
  return (
    <>
      {(points.length > 0 || adjustHundredths !== 0) && (
        <ul className={styles.points} aria-label="Points">
          {points.map(({ text, hundredths }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points can have the same words, and the list never changes
            <li key={`${place} ${text}`}>
              {text} <b>{marksText(hundredths)}</b>
            </li>
          ))}
          {adjustHundredths !== 0 && (
            <li>
              {adjustHundredths > 0 ? 'Added by the marker' : 'Taken off by the marker'}{' '}
              <b>{marksText(Math.abs(adjustHundredths))}</b>
            </li>
          )}
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
