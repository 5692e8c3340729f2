import { Button } from '@mantine/core'
import type { ExamDoor } from '@sabimark/contract/answers.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { useState } from 'react'
import { keptPart } from '../../platform/kept-part.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { useKeptPart } from '../../platform/use-kept-part.ts'
import { thisDevice } from '../device/this-device.ts'
import styles from './door.module.css'
import { DoorCountdown } from './door-countdown.tsx'
import { ShortOpening, ShortTime } from './short-time.tsx'

/** Few exams ask for one. */
const accessCode = keptPart(async () => (await import('./access-code.tsx')).AccessCode)

/** Whoever looks in so long before the start does not wait for it on the page. */
const farMs = 6 * 3_600_000

export type DoorActionProps = {
  door: ExamDoor
  /** When the door was read, by the query's clock; a new reading starts a new countdown. */
  fetchedAtMs: number
  /** A paper handed in here waits for the network. */
  isHandedInHere: boolean
  step: 'still' | 'loading' | 'started'
  problem: string | null
  /** With the access code, where the exam asks for one. */
  onEnter: (code?: string) => void
  onLookAgain: () => void
}

/** The one thing that can be done at this door now. */
export function DoorAction(props: DoorActionProps) {
  const [hasWaited] = useState(props.door.state === 'not_open')
  const [code, setCode] = useState('')
  return (
    <section className={styles.action} aria-label="Start">
      <RefusalNote>{props.problem}</RefusalNote>
      <Doing {...props} code={code} onCode={setCode} />
      <p className="only-heard" role="status">
        {hasWaited && props.door.state === 'ready' ? 'The exam is open. You can press Start Exam.' : ''}
      </p>
    </section>
  )
}

type DoingProps = DoorActionProps & { code: string; onCode: (code: string) => void }

function Doing({ door, fetchedAtMs, isHandedInHere, step, onEnter, onLookAgain, code, onCode }: DoingProps) {
  const [isAgain, setIsAgain] = useState(false)
  const AccessCode = useKeptPart(accessCode, door.exam.asksCode === true)
  if (isHandedInHere) {
    return (
      <p className={styles.say} data-tone="care" role="status">
        You have handed in this exam on {thisDevice()}. It is being sent; as long as there is no network, leave this
        page open and call your invigilator.
      </p>
    )
  }
  if (step === 'loading') return <LoadingSheet>Getting your paper ready...</LoadingSheet>
  if (step === 'started') return <LoadingSheet>Your time is running. Fetching the questions...</LoadingSheet>
  if (door.state === 'not_open') {
    const isFar = (door.opensInMs ?? 0) > farMs
    return (
      <>
        <DoorCountdown key={fetchedAtMs} label="Opens in" ms={door.opensInMs ?? 0} onZero={onLookAgain} />
        <p className={styles.quiet}>
          Opens {formatLagos(new Date(door.exam.opensAt))}.{' '}
          {isFar ? 'Come back then.' : 'Wait on this page: as soon as it opens you can press Start Exam.'} Your time
          starts only when you press Start Exam.
        </p>
        {door.closesInMs !== null && (
          <ShortOpening durationMinutes={door.exam.durationMinutes} openMs={door.closesInMs - (door.opensInMs ?? 0)} />
        )}
        {door.exam.asksCode && (
          <p className={styles.quiet}>You will be asked for an access code. Your invigilator says it.</p>
        )}
        {door.outsideAddress !== undefined && <Outside address={door.outsideAddress} />}
        {!isFar && (
          <Button size="lg" disabled>
            Start Exam
          </Button>
        )}
      </>
    )
  }
  if (door.state === 'ready') {
    return (
      <>
        {door.closesInMs !== null && (
          <ShortTime
            key={fetchedAtMs}
            durationMinutes={door.exam.durationMinutes}
            closesInMs={door.closesInMs}
            hasExtra={door.exam.extraMinutes !== undefined}
            onZero={onLookAgain}
          />
        )}
        {door.outsideAddress === undefined ? (
          <>
            {door.exam.asksCode ? (
              <form
                className={styles.start}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault()
                  if (code.trim() === '') return
                  setIsAgain(true)
                  onEnter(code)
                }}
              >
                {AccessCode && <AccessCode code={code} onCode={onCode} isAgain={isAgain} />}
                <Button type="submit" size="lg" disabled={code.trim() === ''}>
                  Start Exam
                </Button>
              </form>
            ) : (
              <Button size="lg" onClick={() => onEnter()}>
                Start Exam
              </Button>
            )}
            <p className={styles.quiet}>The time starts when you press Start Exam and does not stop.</p>
            {door.exam.asksFullScreen && <FullScreenAhead />}
            <UnusualAhead exam={door.exam} />
          </>
        ) : (
          <>
            <Outside address={door.outsideAddress} />
            <Button size="lg" variant="default" onClick={onLookAgain}>
              Check again
            </Button>
          </>
        )}
        <LastResult door={door} />
      </>
    )
  }
  if (door.state === 'in_progress') {
    return (
      <>
        <p className={styles.say} data-tone="care">
          You have started this exam. Your time is running; all your answers are kept.
        </p>
        {door.remainingMs !== null && (
          <DoorCountdown key={fetchedAtMs} label="Time left" ms={door.remainingMs} onZero={onLookAgain} />
        )}
        {door.exam.asksFullScreen && <FullScreenAhead />}
        <UnusualAhead exam={door.exam} />
        <Button size="lg" onClick={() => onEnter()}>
          Continue exam
        </Button>
      </>
    )
  }
  return (
    <>
      <p className={styles.say}>
        {door.state === 'submitted' ? 'You have handed in this exam.' : 'This exam is closed.'}
      </p>
      <LastResult door={door} isMain />
      <PageButton to="/" variant="default" size="lg">
        Back to the dashboard
      </PageButton>
    </>
  )
}

/** Before the time runs: where they sit nobody may start. The address helps whoever looks after the school's network. */
function Outside({ address }: { address: string }) {
  return (
    <p className={styles.say} data-tone="care">
      Your school allows exams to be started only on its own network, and {thisDevice()} is not in it. Its address is{' '}
      {address}. Call your invigilator.
    </p>
  )
}

export function FullScreenAhead() {
  return (
    <p className={styles.quiet}>
      This exam is sat in full screen, and leaving it is noted for your school. If your browser does not allow full
      screen, you can sit the exam all the same.
    </p>
  )
}

/** What nobody should learn only when the time is up. */
export function UnusualAhead({
  exam: { submitsByItself, allowsReview },
}: {
  exam: Pick<ExamDoor['exam'], 'submitsByItself' | 'allowsReview'>
}) {
  const said = [
    submitsByItself === false && 'When the time is up, you hand in your paper yourself: press Hand in.',
    allowsReview === false && 'After the exam you see your score, not the answers.',
  ].filter((one) => one !== false)
  return said.length > 0 && <p className={styles.quiet}>{said.join(' ')}</p>
}

function LastResult({ door, isMain = false }: { door: ExamDoor; isMain?: boolean }) {
  if (door.lastAttemptId === null) return null
  return (
    <PageButton
      to="/results/$attemptId"
      params={{ attemptId: door.lastAttemptId }}
      size={isMain ? 'lg' : 'md'}
      variant={isMain ? 'filled' : 'subtle'}
    >
      {isMain ? 'See my result' : 'See my last result'}
    </PageButton>
  )
}
