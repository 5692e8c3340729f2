import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { Markdown } from '../../../platform/markdown/markdown.tsx'
import { isTyped, type PaperQuestion } from '../../paper.ts'
import type { RoomSession } from '../../room-session.ts'
import type { Progress } from '../../sync/progress.ts'
import { OptionList } from './option-list.tsx'
import styles from './question-sheet.module.css'
import { TypedAnswer } from './typed-answer.tsx'

type QuestionSheetProps = {
  question: PaperQuestion
  questionCount: number
  answer: Progress['answers'][string] | undefined
  session: RoomSession
  onChoose: (optionId: string) => void
}

/** One question of the paper with its bubbles to fill, or a field to type into. */
export function QuestionSheet({ question, questionCount, answer, session, onChoose }: QuestionSheetProps) {
  const heading = `question-${question.id}`
  const text = `text-${question.id}`
  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} tabIndex={-1}>
          Question {question.number} of {questionCount}
        </h2>
        <span className={styles.marks}>{marks(question)}</span>
      </header>
      <div id={text} className={styles.text}>
        <Markdown text={question.text} />
      </div>
      {isTyped(question) ? (
        <TypedAnswer
          key={question.id}
          question={question}
          labelledBy={text}
          value={typeof answer === 'string' ? answer : ''}
          session={session}
        />
      ) : (
        <OptionList
          question={question}
          labelledBy={text}
          chosenIds={Array.isArray(answer) ? answer : []}
          onChoose={onChoose}
          onClear={() => session.move({ kind: 'clear', question: question.id })}
        />
      )}
    </section>
  )
}

function marks({ marksHundredths, costHundredths }: PaperQuestion): string {
  const earns = marksHundredths === 100 ? '1 mark' : `${marksText(marksHundredths)} marks`
  return costHundredths === undefined ? earns : `${earns}, −${marksText(costHundredths)} if wrong`
}
