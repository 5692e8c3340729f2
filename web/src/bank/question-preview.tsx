import { useEffect, useRef } from 'react'
import { Markdown } from '../platform/markdown/markdown.tsx'
import { BrokenNote } from './broken-note.tsx'
import { PassageText } from './passage-text.tsx'
import styles from './question.module.css'
import { type QuestionForm, rulesOf } from './question-draft.ts'
import { QuestionText } from './question-text.tsx'
import { acceptedIn, aroundBlank } from './rules-words.ts'
import { openPressedFormula } from './writing/formula-click.ts'

type QuestionPreviewProps = {
  values: QuestionForm
  /** With the explanation that comes after the exam. */
  hasExplanation?: boolean
}

/** What is typed, as it will be read, and what in it cannot be. */
export function QuestionPreview({ values, hasExplanation = false }: QuestionPreviewProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const preview = place.current
    // By keyboard: the caret in the formula, and the tool above the text.
    const press = ({ target }: Event) => {
      const form = preview?.closest('form')
      if (preview && form) openPressedFormula(target, preview, form)
    }
    preview?.addEventListener('click', press)
    return () => preview?.removeEventListener('click', press)
  }, [])
  return (
    <section ref={place} className={styles.preview} aria-label="Preview">
      <h2>Preview</h2>
      {hasExplanation && showsKey(values) && (
        <p className={styles.hint}>Candidates do not see which answer is right.</p>
      )}
      {values.passage.text.trim() !== '' && <PassageText text={values.passage.text} isOpen />}
      {values.question.trim() === '' ? (
        <p className={styles.hint}>The question will appear here as it will be read.</p>
      ) : (
        <QuestionText
          question={values.question}
          options={values.options}
          correctOptionIds={values.correctAnswer}
          rules={rulesOf(values)}
        />
      )}
      {hasExplanation && values.explanation.trim() !== '' && (
        <div className={styles.explanation}>
          <h3>Explanation</h3>
          <Markdown text={values.explanation} />
        </div>
      )}
      <BrokenNote
        passage={values.passage.text}
        question={values.question}
        options={values.options}
        explanation={values.explanation}
        {...aroundBlank(rulesOf(values))}
      />
    </section>
  )
}

/** A right answer is marked in the preview: an essay has none, nor has a question that is not written yet. */
function showsKey(values: QuestionForm): boolean {
  if (values.question.trim() === '') return false
  const hasOption = values.options.some(({ id }) => values.correctAnswer.includes(id))
  return hasOption || acceptedIn(rulesOf(values)).length > 0
}
