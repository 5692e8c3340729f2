import type { ExamDoor } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { type ReactNode, useState } from 'react'
import { Offered } from '../../exam/package/offered.tsx'
import { askedText, negativeText } from '../../exam/section-words.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { signOut } from '../../platform/session.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { thisDevice } from '../device/this-device.ts'
import styles from './door.module.css'
import { DoorAction, type DoorActionProps } from './door-action.tsx'
import { DoorFrame } from './door-frame.tsx'
import { MinutesText } from './minutes-text.tsx'

/** Before the start: who sits here, which exam it is, what it asks. */
export function Door(props: DoorActionProps) {
  const { exam, candidate, state } = props.door
  const [error, setError] = useState<unknown>(null)
  const mayStillSit = state !== 'submitted' && state !== 'closed'
  // The time runs, or all is over: on a narrow screen nothing stands before the way on; otherwise who sits here.
  const isFirst = !mayStillSit || state === 'in_progress'
  const doing = (
    <div className={styles.doing}>
      <DoorAction {...props} />
      <Offered {...exam} isOffered={props.door.isOffered} />
      {mayStillSit && (
        <p className={styles.host}>
          If {thisDevice()} stops, sign in again at <strong>{window.location.host}</strong> and open this exam: every
          answer is still there.
        </p>
      )}
    </div>
  )
  return (
    <DoorFrame title={exam.title} isWide>
      {!mayStillSit && (
        <p className={styles.quiet}>
          {candidate.name} · {candidate.className ?? 'No class assigned'}
        </p>
      )}
      <div className={styles.columns}>
        {isFirst && doing}
        {mayStillSit && (
          <Who candidate={candidate} onNotMe={() => void signOut('/login?as=student').catch(setError)}>
            <RefusalNote error={error} />
          </Who>
        )}
        {!isFirst && doing}
        <section className={styles.what} aria-labelledby="what">
          <h2 id="what">The exam</h2>
          <dl className={styles.facts}>
            <Fact name="Subject">{exam.subject}</Fact>
            {exam.location && <Fact name="Location">{exam.location}</Fact>}
            <Fact name="Time">
              <MinutesText minutes={exam.durationMinutes} />
              {exam.extraMinutes && (
                <>
                  {' '}
                  and <MinutesText minutes={exam.extraMinutes} /> of extra time
                </>
              )}
            </Fact>
            <Fact name="Questions">{exam.questionCount}</Fact>
            <Fact name="Marks">{marksText(exam.totalMarksHundredths)}</Fact>
            <Fact name="Pass mark">{percentageText(exam.passingScore)}</Fact>
            <Fact name="Attempts">
              {exam.attemptsAllowed === 1 ? '1' : `${props.door.attemptsUsed} of ${exam.attemptsAllowed} used`}
            </Fact>
            <Fact name="Closes" isWide>
              {formatLagos(new Date(exam.closesAt))}
            </Fact>
          </dl>
          {exam.isPractice && (
            <div className={styles.instructions}>
              <h3>Practice</h3>
              <p>
                You can check each answer as you go and see at once whether it is right. Your first check of a question
                counts. You and your teachers see the result; it is in no average or report.
              </p>
            </div>
          )}
          {(exam.sections || exam.negative) && (
            <div className={styles.instructions}>
              <h3>{exam.sections ? 'What to answer' : 'How the paper is marked'}</h3>
              {exam.sections?.map(({ title, questionCount, answer }) => (
                <p key={title}>
                  <strong>{title}</strong>: {askedText({ answer }, questionCount)}
                </p>
              ))}
              {exam.negative && <p>{negativeText(exam.negative)}</p>}
            </div>
          )}
          {exam.instructions !== '' && (
            <div className={styles.instructions}>
              <h3>Instructions</h3>
              <Markdown text={exam.instructions} />
            </div>
          )}
        </section>
      </div>
    </DoorFrame>
  )
}

type WhoProps = { candidate: ExamDoor['candidate']; onNotMe: () => void; children?: ReactNode }

/** Who sits here, so that nobody writes in another's name. */
export function Who({ candidate, onNotMe, children }: WhoProps) {
  return (
    <section className={styles.who} aria-labelledby="who">
      <div className={styles.whoHead}>
        <h2 id="who">Is this you?</h2>
        <button type="button" className={styles.notMe} onClick={onNotMe}>
          This is not me
        </button>
      </div>
      {children}
      <dl className={styles.facts}>
        <Fact name="Name" isWide>
          <strong className={styles.name}>{candidate.name}</strong>
        </Fact>
        <Fact name="Class">{candidate.className ?? 'No class assigned'}</Fact>
        <Fact name="Student ID">{candidate.studentNumber}</Fact>
      </dl>
    </section>
  )
}

export function Fact({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={isWide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
