import { Button } from '@mantine/core'
import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { DoorFrame } from '../../attempt/door/door-frame.tsx'
import { PageButton } from '../../platform/navigation.tsx'
import { PreviewSheet } from '../preview-sheet.tsx'
import { markTryOut } from './mark-try-out.ts'
import styles from './try-out.module.css'

type TryOutResultProps = {
  ended: 'candidate' | 'time'
  answers: Record<string, AnswerValue>
  onAgain: () => void
}

/** What was right, and that the candidate knows the room now. */
export function TryOutResult({ ended, answers, onAgain }: TryOutResultProps) {
  const hasAnswered = Object.keys(answers).length > 0
  return (
    <DoorFrame title={hasAnswered ? 'You are ready' : 'Nothing was answered'}>
      <section className={styles.sheet} aria-labelledby="marked">
        <h2 id="marked" className="only-heard">
          Your answers
        </h2>
        {ended === 'time' && <p>Time ran out, so your paper was handed in automatically.</p>}
        <p>
          {hasAnswered
            ? 'You know the exam room now: your exams look like this and work like this. What you scored here counts for nothing.'
            : 'Try it again, and answer some of the questions this time.'}
        </p>
        <div className={styles.actions}>
          <Button variant={hasAnswered ? 'default' : 'filled'} size="lg" onClick={onAgain}>
            Try again
          </Button>
          <PageButton to="/exams" variant={hasAnswered ? 'filled' : 'default'} size="lg">
            Back to the exams
          </PageButton>
        </div>
        <PreviewSheet preview={markTryOut(answers)} headingLevel={3} />
        <p>The essay is not marked here. In an exam a teacher reads it.</p>
      </section>
    </DoorFrame>
  )
}
