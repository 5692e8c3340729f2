import { BrokenNote } from './broken-note.tsx'
import styles from './question.module.css'
import { type QuestionForm, rulesOf } from './question-draft.ts'
import { QuestionText } from './question-text.tsx'
import { aroundBlank } from './rules-words.ts'

/** What is typed, as it will be read, and what in it cannot be. */
export function QuestionPreview({ values }: { values: QuestionForm }) {
  return (
    <section className={styles.preview} aria-label="Preview">
      <h3>Preview</h3>
      {values.question.trim() === '' ? (
        <p className={styles.hint}>The question will appear here as candidates will read it.</p>
      ) : (
        <QuestionText
          question={values.question}
          options={values.options}
          correctOptionIds={values.correctAnswer}
          rules={rulesOf(values)}
        />
      )}
      <BrokenNote
        question={values.question}
        options={values.options}
        explanation={values.explanation}
        {...aroundBlank(rulesOf(values))}
      />
    </section>
  )
}
