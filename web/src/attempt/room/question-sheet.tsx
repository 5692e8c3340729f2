import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { useRef } from 'react'
import { Markdown, MarkdownLine } from '../../platform/markdown/markdown.tsx'
import { Bubble } from '../../platform/ui/bubble.tsx'
import type { LetteredOption, PaperQuestion } from '../paper.ts'
import styles from './question-sheet.module.css'

type QuestionSheetProps = {
  question: PaperQuestion
  questionCount: number
  chosenId: string | undefined
  onChoose: (optionId: string) => void
  onClear: () => void
}

/** One question of the paper with its bubbles to fill. */
export function QuestionSheet({ question, questionCount, chosenId, onChoose, onClear }: QuestionSheetProps) {
  const heading = `question-${question.id}`
  const text = `text-${question.id}`
  const options = useRef<HTMLFieldSetElement>(null)
  const clear = () => {
    // The button goes away under the focus: it stays at the answer that was taken back.
    options.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
    onClear()
  }
  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} tabIndex={-1}>
          Question {question.number} of {questionCount}
        </h2>
        <span className={styles.marks}>{marks(question.marksHundredths)}</span>
      </header>
      <div id={text} className={styles.text}>
        <Markdown text={question.text} />
      </div>
      <fieldset ref={options} className={styles.options} aria-labelledby={text}>
        {question.options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            name={`answer-${question.id}`}
            isChosen={option.id === chosenId}
            onChoose={() => onChoose(option.id)}
          />
        ))}
      </fieldset>
      <button type="button" className={styles.clear} onClick={clear} disabled={chosenId === undefined}>
        Clear answer
      </button>
    </section>
  )
}

type OptionCardProps = { option: LetteredOption; name: string; isChosen: boolean; onChoose: () => void }

function OptionCard({ option, name, isChosen, onChoose }: OptionCardProps) {
  const words = `${name}-${option.id}`
  return (
    <label className={styles.option} data-chosen={isChosen}>
      <input
        type="radio"
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

function marks(hundredths: number): string {
  return hundredths === 100 ? '1 mark' : `${marksText(hundredths)} marks`
}
