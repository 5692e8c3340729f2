import { IconCircleCheckFilled } from '@tabler/icons-react'
import { BlankLine } from './blank-line.tsx'
import styles from './question.module.css'
import type { AcceptedWords } from './rules-words.ts'

type BlankTextProps = { before: string; after: string; accepted: readonly AcceptedWords[] }

/** The blank as it stands in the question, and what is accepted in it, for staff. */
export function BlankText({ before, after, accepted }: BlankTextProps) {
  return (
    <>
      <BlankLine before={before} after={after} />
      <ul className={styles.options} aria-label="Accepted answers">
        {accepted.map(({ words, percent }) => (
          <li key={words} className={styles.option} data-correct={percent === 100}>
            <span className={styles.words}>{words}</span>
            <span className={styles.correct}>
              <IconCircleCheckFilled size={18} aria-hidden="true" />
              {percent === 100 ? 'Correct' : `${percent}% of the marks`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
