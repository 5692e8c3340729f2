import type { EssayRules } from '@sabimark/domain/bank/answer-rules.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import styles from '../question.module.css'
import { marksWords } from '../questions.ts'

/** What markers look for in an essay. */
export function MarkingGuide({ guide, rubric }: EssayRules) {
  if (guide === '' && rubric.length === 0) return null
  return (
    <details className={styles.explanation}>
      <summary>Marking guide</summary>
      {guide !== '' && <p className={styles.guide}>{guide}</p>}
      {rubric.length > 0 && (
        <ol className={styles.points}>
          {rubric.map(({ id, text, hundredths }) => (
            <li key={id}>
              {text}: {marksWords(marksText(hundredths))}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
