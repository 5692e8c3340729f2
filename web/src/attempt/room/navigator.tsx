import { navigatorState } from '@sabimark/domain/attempt/navigator.ts'
import { isOnPaper } from '@sabimark/domain/exam/on-paper.ts'
import { Bubble } from '../../platform/ui/bubble.tsx'
import type { PaperQuestion } from '../paper.ts'
import type { Progress } from '../sync/progress.ts'
import styles from './navigator.module.css'

const legend = {
  Current: <Bubble isCurrent> </Bubble>,
  Flagged: <Bubble isFlagged> </Bubble>,
  Answered: <Bubble state="filled"> </Bubble>,
  'Not answered': <Bubble> </Bubble>,
}

type NavigatorProps = {
  questions: readonly PaperQuestion[]
  currentId: string
  progress: Progress
  onGoTo: (index: number) => void
}

/** A bubble for each question: where one is, what is flagged and what is done, each seen beside the others. */
export function Navigator({ questions, currentId, progress, onGoTo }: NavigatorProps) {
  return (
    <nav className={styles.navigator} aria-label="Questions">
      <ol className={styles.bubbles}>
        {questions.map((question, index) => {
          const { id, number } = question
          const isCurrent = id === currentId
          const isFlagged = progress.flagged.includes(id)
          const isAnswered = progress.answers[id] !== undefined
          const state = navigatorState({ isCurrent, isFlagged, isAnswered })
          const answered = isAnswered ? 'answered' : isOnPaper(question) ? 'on paper' : 'not answered'
          const words = [answered, ...(isFlagged ? ['flagged'] : [])].join(', ')
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.question}
                data-state={state}
                aria-current={isCurrent ? 'step' : undefined}
                aria-label={`Question ${number}, ${words}`}
                onClick={() => onGoTo(index)}
              >
                <Bubble
                  state={isAnswered ? 'filled' : 'empty'}
                  isFlagged={isFlagged}
                  isCurrent={isCurrent}
                  size="touch"
                >
                  {number}
                </Bubble>
              </button>
            </li>
          )
        })}
      </ol>
      <ul className={styles.legend}>
        {Object.entries(legend).map(([name, bubble]) => (
          <li key={name}>
            <span aria-hidden="true">{bubble}</span>
            {name}
          </li>
        ))}
      </ul>
    </nav>
  )
}
