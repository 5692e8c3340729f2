import { navigatorState } from '@sabimark/domain/attempt/navigator.ts'
import { isOnPaper } from '@sabimark/domain/exam/on-paper.ts'
import { Bubble } from '../../platform/ui/bubble.tsx'
import type { PaperQuestion } from '../paper.ts'
import type { Progress } from '../sync/progress.ts'
import type { AskedPart } from './asked.ts'
import styles from './navigator.module.css'

const legend = {
  Current: <Bubble isCurrent> </Bubble>,
  Flagged: <Bubble isFlagged> </Bubble>,
  Answered: <Bubble state="filled"> </Bubble>,
  'Not answered': <Bubble> </Bubble>,
}

type NavigatorProps = {
  parts: readonly AskedPart[]
  currentId: string
  progress: Progress
  onGoTo: (index: number) => void
}

/** A bubble for each question, part by part: where one is, what is flagged and what is done, each seen beside the others. */
export function Navigator({ parts, ...rest }: NavigatorProps) {
  return (
    <nav className={styles.navigator} aria-label="Questions">
      {parts.map((part) => (
        <div key={part.section?.place ?? 'all'}>
          {part.section && (
            <h3 className={styles.part}>
              {part.section.title}{' '}
              <span>
                {part.section.answer && `answer ${part.section.answer.count} of ${part.questions.length} · `}
                {part.answered} answered
              </span>
            </h3>
          )}
          <ol className={styles.bubbles} start={part.questions[0]?.number}>
            {part.questions.map((question) => (
              <li key={question.id}>
                <Place question={question} {...rest} />
              </li>
            ))}
          </ol>
        </div>
      ))}
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

type PlaceProps = Omit<NavigatorProps, 'parts'> & { question: PaperQuestion }

function Place({ question, currentId, progress, onGoTo }: PlaceProps) {
  const { id, number } = question
  const isCurrent = id === currentId
  const isFlagged = progress.flagged.includes(id)
  const isAnswered = progress.answers[id] !== undefined
  const state = navigatorState({ isCurrent, isFlagged, isAnswered })
  const answered = isAnswered ? 'answered' : isOnPaper(question) ? 'on paper' : 'not answered'
  const words = [answered, ...(isFlagged ? ['flagged'] : [])].join(', ')
  return (
    <button
      type="button"
      className={styles.question}
      data-state={state}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={`Question ${number}, ${words}`}
      onClick={() => onGoTo(number - 1)}
    >
      <Bubble state={isAnswered ? 'filled' : 'empty'} isFlagged={isFlagged} isCurrent={isCurrent} size="touch">
        {number}
      </Bubble>
    </button>
  )
}
