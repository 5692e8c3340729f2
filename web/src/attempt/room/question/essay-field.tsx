import { maxAnswerLength } from '@sabimark/domain/attempt/event.ts'
import { wordCount } from '@sabimark/domain/bank/word-count.ts'
import { useRef } from 'react'
import { limitWords } from '../../../bank/essay-words.ts'
import { ClearAnswer } from './clear-answer.tsx'
import styles from './essay-field.module.css'
import { countWords, heardWords, isOver } from './essay-words.ts'
import sheet from './question-sheet.module.css'
import type { TypedAnswerProps } from './typed-answer-props.ts'
import { useTyping } from './use-typing.ts'

const noLimits = { minWords: null, maxWords: null, answerOn: 'screen' } as const

/** A field for an essay that grows with its text, and how many words it has; or word that it is written on paper. */
export function EssayField(props: TypedAnswerProps) {
  const { rules } = props.question
  const asked = rules?.kind === 'essay' ? rules : noLimits
  return asked.answerOn === 'paper' ? <OnPaper {...asked} /> : <OnScreen {...props} limits={asked} />
}

type Limits = Parameters<typeof limitWords>[0]

function OnPaper(limits: Limits) {
  const length = limitWords(limits)
  return (
    <p className={styles.paper}>
      <strong>Write this answer on paper.</strong> Put your name and the number of this question on the sheet
      {length === null ? '' : ` and write ${length}`}. There is nothing to type here.
    </p>
  )
}

function OnScreen({ question, labelledBy, value, session, limits }: TypedAnswerProps & { limits: Limits }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const typing = useTyping({ questionId: question.id, value, session, length: 'long' })
  const count = wordCount(typing.text)
  const length = limitWords(limits)
  const [says, counts] = [`says-${question.id}`, `count-${question.id}`]
  return (
    <>
      <p id={says} className={sheet.rule}>
        {length === null ? 'Write your answer.' : `Write ${length}.`}
      </p>
      {/* The text stands behind the field once more, unseen, and makes it as high as it is. */}
      <div className={styles.grow} data-text={typing.text}>
        <textarea
          ref={box}
          className={styles.field}
          value={typing.text}
          maxLength={maxAnswerLength}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-labelledby={labelledBy}
          aria-describedby={`${says} ${counts}`}
          onChange={(event) => typing.type(event.currentTarget.value)}
          onBlur={typing.keep}
        />
      </div>
      <p id={counts} className={styles.count} data-over={isOver(count, limits)}>
        {countWords(count, limits)}
        {isOver(count, limits) && ': over the limit. Nothing is cut off.'}
      </p>
      {/* By what was taken at the last pause, so that it does not change with every key. */}
      <p role="status" className="only-heard">
        {heardWords(wordCount(value), limits)}
      </p>
      {typing.text.length >= maxAnswerLength && (
        <p role="alert" className={styles.full}>
          Your answer is as long as an answer can be (20,000 characters). To write more, shorten it first.
        </p>
      )}
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
