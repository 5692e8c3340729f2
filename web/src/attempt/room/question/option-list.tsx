import { type RefObject, useRef } from 'react'
import { partialWords } from '../../../bank/partial-words.ts'
import { MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { Bubble } from '../../../platform/ui/bubble.tsx'
import type { LetteredOption, PaperQuestion } from '../../paper.ts'
import { ClearAnswer } from './clear-answer.tsx'
import styles from './question-sheet.module.css'

type OptionListProps = {
  question: PaperQuestion
  /** The id of what stands above the options. */
  labelledBy: string
  chosenIds: readonly string[]
  onChoose: (optionId: string) => void
  onClear: () => void
}

/** The bubbles of a choice question: one to fill, or as many as are right where the question says so. */
export function OptionList({ question, labelledBy, chosenIds, onChoose, onClear }: OptionListProps) {
  const options = useRef<HTMLFieldSetElement>(null)
  const { rules } = question
  const isSeveral = rules?.kind === 'several'
  const said = `rule-${question.id}`
  return (
    <>
      {isSeveral && (
        <p id={said} className={styles.rule}>
          {partialWords[rules.partial]}
        </p>
      )}
      <fieldset
        ref={options}
        className={styles.options}
        aria-labelledby={labelledBy}
        aria-describedby={isSeveral ? said : undefined}
      >
        {question.options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            type={isSeveral ? 'checkbox' : 'radio'}
            name={`answer-${question.id}`}
            isChosen={chosenIds.includes(option.id)}
            onChoose={() => onChoose(option.id)}
          />
        ))}
      </fieldset>
      <ClearAnswer
        isThere={chosenIds.length > 0}
        onClear={() => {
          focusChosen(options)
          onClear()
        }}
      />
    </>
  )
}

/** The button goes away under the focus: it stays at the answer that was taken back. */
function focusChosen(options: RefObject<HTMLFieldSetElement | null>) {
  options.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
}

type OptionCardProps = {
  option: LetteredOption
  type: 'radio' | 'checkbox'
  name: string
  isChosen: boolean
  onChoose: () => void
}

function OptionCard({ option, type, name, isChosen, onChoose }: OptionCardProps) {
  const words = `${name}-${option.id}`
  return (
    <label className={styles.option} data-chosen={isChosen}>
      <input
        type={type}
        name={name}
        value={option.id}
        checked={isChosen}
        onChange={onChoose}
        // From its label alone Chromium names a radio without the formulas in it.
        aria-labelledby={words}
      />
      <span aria-hidden="true" className={styles.bubble}>
        <Bubble size="touch" state={isChosen ? 'filled' : 'empty'}>
          {option.letter}
        </Bubble>
      </span>
      <span id={words} className={styles.words}>
        <span className="only-heard">{option.letter}) </span>
        <MarkdownLine text={option.text} />
      </span>
    </label>
  )
}
