import { Button } from '@mantine/core'
import type { CheckedAnswer } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Markdown, MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { StatusBadge } from '../../../platform/ui/status-badge.tsx'
import { noRepeatedEnter } from '../../no-repeated-enter.ts'
import type { PaperQuestion } from '../../paper.ts'
import type { Practice } from '../../practice.ts'
import { verdicts } from '../../verdicts.ts'
import styles from './check-panel.module.css'
import { type Checking, createChecking } from './checking.ts'

/** One for each room, whatever question is looked at. */
const ofRooms = new WeakMap<Practice['sync'], Checking>()

function checkingOf(practice: Practice): Checking {
  const known = ofRooms.get(practice.sync) ?? createChecking(practice)
  ofRooms.set(practice.sync, known)
  return known
}

type CheckPanelProps = { question: PaperQuestion; practice: Practice }

/** Checks the answer to one question of a practice, and says what is right once it was. */
export function CheckPanel({ question, practice }: CheckPanelProps) {
  const checking = checkingOf(practice)
  const { checked, asking, problem } = useSyncExternalStore(checking.subscribe, checking.view)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasPressed = useRef(false)
  const said = useRef<HTMLParagraphElement>(null)
  const item = checked.get(question.id)
  const hasProblem = problem?.questionId === question.id

  useEffect(() => {
    const load = () => void checking.load()
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [checking])
  useEffect(() => {
    // The button that was pressed has gone.
    if (item && hasPressed.current) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    }
    hasPressed.current = false
  }, [item])
  useEffect(() => {
    if (hasProblem) said.current?.scrollIntoView({ block: 'nearest' })
  }, [hasProblem])

  if (question.type === 'essay') {
    return <p className={styles.quiet}>A teacher marks this answer. You see your marks once that is done.</p>
  }
  if (item) return <Feedback question={question} item={item} heading={heading} />
  return (
    <div className={styles.ask}>
      <Button
        variant="default"
        loading={asking === question.id}
        onKeyDown={noRepeatedEnter}
        onClick={() => {
          hasPressed.current = true
          void checking.check(question.id)
        }}
      >
        Check answer
      </Button>
      <p ref={said} role="status" className={hasProblem ? styles.problem : styles.quiet}>
        {hasProblem ? problem.text : 'You see at once whether it is right. The first answer you check counts.'}
      </p>
    </div>
  )
}

type FeedbackProps = {
  question: PaperQuestion
  item: CheckedAnswer
  heading: React.RefObject<HTMLHeadingElement | null>
}

function Feedback({ question, item: { value, mark }, heading }: FeedbackProps) {
  const right = mark && mark.outcome !== 'right' ? mark : null
  return (
    <section className={styles.panel} aria-labelledby={`checked-${question.id}`} data-outcome={mark?.outcome}>
      <h3 id={`checked-${question.id}`} ref={heading} tabIndex={-1}>
        {mark ? (
          <>
            <StatusBadge tone={verdicts[mark.outcome].tone}>{verdicts[mark.outcome].words}</StatusBadge>{' '}
            <span>
              {marksText(mark.earnedHundredths)} of {marksText(mark.ofHundredths)}
            </span>
          </>
        ) : (
          'Checked'
        )}
      </h3>
      <dl className={styles.answers}>
        <div>
          <dt>You checked</dt>
          <dd>{typeof value === 'string' ? value : <Options question={question} ids={value} />}</dd>
        </div>
        {right && (
          <div>
            <dt>Right answer</dt>
            <dd>
              {right.accepted.length > 0 ? (
                right.accepted.join(' · ')
              ) : (
                <Options question={question} ids={right.correctOptionIds} />
              )}
            </dd>
          </div>
        )}
      </dl>
      {mark?.explanation !== undefined && (
        <div className={styles.why}>
          <Markdown text={mark.explanation} />
        </div>
      )}
      {!mark && (
        <p>
          Another exam that is not over also asks some of these questions. Until it is over, no right answer is shown.
        </p>
      )}
      <p className={styles.quiet}>The answer you checked first counts. Changing it now does not change your result.</p>
    </section>
  )
}

/** Options by their letters, in the order of the paper. */
function Options({ question, ids }: { question: PaperQuestion; ids: readonly string[] }) {
  return (
    <ul className={styles.options}>
      {question.options
        .filter(({ id }) => ids.includes(id))
        .map(({ id, letter, text }) => (
          <li key={id}>
            <strong>{letter})</strong> <MarkdownLine text={text} />
          </li>
        ))}
    </ul>
  )
}
