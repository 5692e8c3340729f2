import { shownRules } from '@sabimark/domain/bank/answer-rules.ts'
import { useEffect, useRef } from 'react'
import { Markdown } from '../platform/markdown/markdown.tsx'
import { BrokenNote } from './broken-note.tsx'
import { PassageText } from './passage-text.tsx'
import styles from './question.module.css'
import { type QuestionForm, rulesOf } from './question-draft.ts'
import { QuestionText } from './question-text.tsx'
import { aroundBlank } from './rules-words.ts'
import { openPressedFormula } from './writing/formula-click.ts'

type QuestionPreviewProps = {
  values: QuestionForm
  /** Without the key, and with the explanation that comes after the exam. */
  isForCandidate?: boolean
}

/** What is typed, as it will be read, and what in it cannot be. */
export function QuestionPreview({ values, isForCandidate = false }: QuestionPreviewProps) {
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
      {values.passage.text.trim() !== '' && <PassageText text={values.passage.text} isOpen />}
      {values.question.trim() === '' ? (
        <p className={styles.hint}>The question will appear here as candidates will read it.</p>
      ) : (
        <QuestionText
          question={values.question}
          options={values.options}
          correctOptionIds={isForCandidate ? [] : values.correctAnswer}
          rules={isForCandidate ? shownRules(rulesOf(values)) : rulesOf(values)}
        />
      )}
      {isForCandidate && values.explanation.trim() !== '' && (
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
