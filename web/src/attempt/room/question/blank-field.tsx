import { useRef } from 'react'
import { MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import type { PaperQuestion } from '../../paper.ts'
import { ClearAnswer } from './clear-answer.tsx'
import styles from './question-sheet.module.css'
import type { TypedAnswerProps } from './typed-answer-props.ts'
import { useTyping } from './use-typing.ts'

/** As domain/bank/compare-text.ts says. */
const maxLength = 200

/** A blank to type a word or a number into. What is typed is kept at every pause, and when the box is left. */
export function BlankField({ question, labelledBy, value, session }: TypedAnswerProps) {
  const box = useRef<HTMLInputElement>(null)
  const typing = useTyping({ questionId: question.id, value, session, length: 'short' })
  const { rules } = question
  const isNumber = rules?.kind === 'number'
  const [before, after] = rules?.kind === 'text' || isNumber ? [rules.before, rules.after] : ['', '']
  const [first, last, says] = [`before-${question.id}`, `after-${question.id}`, `says-${question.id}`]
  return (
    <>
      <p className={styles.blank}>
        {before !== '' && (
          <span id={first}>
            <MarkdownLine text={before} />
          </span>
        )}
        <input
          ref={box}
          type="text"
          className={styles.box}
          value={typing.text}
          maxLength={maxLength}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-labelledby={[labelledBy, before && first, after && last].filter(Boolean).join(' ')}
          aria-describedby={says}
          onChange={(event) => typing.type(event.currentTarget.value)}
          onBlur={typing.keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') typing.keep()
          }}
        />
        {after !== '' && (
          <span id={last}>
            <MarkdownLine text={after} />
          </span>
        )}
      </p>
      <p id={says} className={styles.rule}>
        {wayToAnswer(question)}
      </p>
      <ClearAnswer
        isThere={typing.text !== ''}
        onClear={() => {
          box.current?.focus({ preventScroll: true })
          typing.clear()
        }}
      />
    </>
  )
}

function wayToAnswer({ rules }: PaperQuestion): string {
  if (rules?.kind !== 'number') return 'Type your answer.'
  return rules.needsUnit ? 'Type a number with its unit.' : 'Type a number, such as 2500, 2.5 or 3/4.'
}
