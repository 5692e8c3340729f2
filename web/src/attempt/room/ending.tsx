import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { PageButton } from '../../platform/navigation.tsx'
import { thisDevice } from '../device/this-device.ts'
import type { EnteredExam } from '../entered-exam.ts'
import { useFocusedHeading } from '../focused-heading.ts'
import styles from '../receipt.module.css'
import { Tick, Whose } from '../receipt-parts.tsx'
import type { RoomHere } from '../rooms-here.ts'
import { SchoolHead } from '../school-head.tsx'
import { SignInLink } from '../sign-in-link.tsx'
import { isSafeHere, type SyncView } from '../sync/sync-view.ts'
import { askedOf, askedParts } from './asked.ts'
import { NoReload } from './no-reload.tsx'

type EndingProps = {
  exam: Pick<EnteredExam, 'title' | 'questions'>
  candidate: RoomHere['candidate']
  view: SyncView
  /** Null until the server has everything; then what stands in the way of the result. */
  marking: { problem: string | null; isTakingLong: boolean; isSignedOut: boolean } | null
  onTryNow: () => void
  /** What waits leaves the device as a file. */
  onSaveFile: () => Promise<void>
}

/** After the last answer, in the form of the receipt: handing in, marking, and what to do when the network is gone. */
export function Ending({ exam: { title, questions }, candidate, view, marking, onTryNow, onSaveFile }: EndingProps) {
  const focused = useFocusedHeading()
  const isHere = !marking && view.isFailing && isSafeHere(view)
  // The candidate was asked to hand in here, and the server was faster; in a newer window they may have.
  const isTaken = view.isLocked && view.ended === null && !view.isReplaced
  const isOver = view.ended === 'time' || isTaken
  const { asked, done } = askedOf(askedParts(questions, view.progress.answers))
  return (
    <main className={styles.receipt}>
      <SchoolHead />
      <section className={styles.sheet}>
        <header className={styles.head}>
          {(marking || isHere) && <Tick />}
          <div>
            <h1 tabIndex={-1} ref={focused}>
              {isOver ? 'Time is up' : marking || isHere ? 'Handed in' : 'Handing in your exam'}
            </h1>
            {isHere && <p>On {thisDevice()}</p>}
          </div>
        </header>
        <Whose candidate={candidate} />
        <div>
          <h2>{title}</h2>
          <p>
            <b>
              {done} of {asked}
            </b>{' '}
            answered
          </p>
        </div>
        {view.ended === 'time' && (
          <p role="alert">
            Your time is up.{' '}
            {marking ? 'Your paper was handed in as it is.' : 'Your paper is being handed in as it is.'}
          </p>
        )}
        {isTaken && <p role="alert">You did not hand in, so your paper was taken as it is.</p>}
        {marking ? <Marking {...marking} /> : <HandingIn view={view} />}
        {!marking && <NoReload view={view} />}
      </section>
      {isWaiting(view) && !marking && <Ways view={view} onTryNow={onTryNow} onSaveFile={onSaveFile} />}
    </main>
  )
}

type TimeUpProps = { paper: string; view: SyncView; onSubmit: () => void }

/** The time is over where the clock does not hand in: nothing more can be answered, and one thing is left to do. */
export function TimeUp({ paper, view, onSubmit }: TimeUpProps) {
  const focused = useFocusedHeading()
  return (
    <main className={styles.receipt}>
      <section className={styles.sheet}>
        <h1 tabIndex={-1} ref={focused}>
          Time is up
        </h1>
        <p className={styles.paper}>{paper}</p>
        <p role="alert">
          No more answers can be given. Hand in your paper now: it has all you answered until the time was up.
        </p>
        {view.blocked && (
          <p className={styles.safe} data-tone="bad">
            {view.blocked}
          </p>
        )}
        {view.isFailing && (
          <p className={styles.safe} data-tone="care">
            {isSafeHere(view)
              ? `No network. Your answers are safe on ${thisDevice()}. Hand in, leave this window open and call your invigilator.`
              : `No network. Hand in and do not close this window; call your invigilator.`}
          </p>
        )}
        <NoReload view={view} />
        <Button size="xl" fullWidth onClick={onSubmit}>
          Hand in
        </Button>
      </section>
    </main>
  )
}

/** It does not go to the server now, and nothing says that it never will. */
const isWaiting = (view: SyncView) => view.isFailing && !view.isWriting && !view.blocked

function HandingIn({ view }: { view: SyncView }) {
  if (view.blocked) {
    return (
      <p className={styles.safe} data-tone="bad" role="alert">
        {view.blocked}
      </p>
    )
  }
  if (!isWaiting(view)) return <p role="status">Please wait...</p>
  return isSafeHere(view) ? (
    <p className={styles.safe} data-tone="care" role="alert">
      <strong>Not sent yet.</strong> Your answers are safe on {thisDevice()} and are sent by themselves when there is a
      network. Keep this window open and show it to your invigilator.
    </p>
  ) : (
    <p className={styles.safe} data-tone="bad" role="alert">
      No network, and this browser cannot keep your paper on {thisDevice()}. It is only in this window. Do not close it;
      call your invigilator.
    </p>
  )
}

/** So long a network that comes back is waited for before a file is offered; where none was there at all, it is offered at once. */
const inVainMs = 60_000

function Ways({ view, onTryNow, onSaveFile }: Pick<EndingProps, 'view' | 'onTryNow' | 'onSaveFile'>) {
  const isInVain = useIsLong(true, inVainMs)
  const [saved, setSaved] = useState('')
  const saveFile = () =>
    onSaveFile().then(
      () => setSaved(`The file is among the downloads of ${thisDevice()}. Give it to your teacher.`),
      () => setSaved('No file could be saved. Leave this window open.'),
    )
  return (
    <>
      <Button size="lg" fullWidth onClick={onTryNow}>
        Try to send now
      </Button>
      <div className={styles.ways}>
        {(isInVain || view.said) && isSafeHere(view) && (
          <Button variant="default" onClick={() => void saveFile()}>
            Save answer file
          </Button>
        )}
        {view.said && (
          <Button component="a" variant="default" href="/dashboard" target="_blank">
            Next student
          </Button>
        )}
      </div>
      <p role="status">{saved}</p>
    </>
  )
}

function Marking({ problem, isTakingLong, isSignedOut }: NonNullable<EndingProps['marking']>) {
  if (isSignedOut) {
    return (
      <>
        <p className={styles.safe}>All your answers are on the server. You have been signed out; nothing is lost.</p>
        <SignInLink>Sign in to see your result</SignInLink>
      </>
    )
  }
  return (
    <>
      <p className={styles.safe}>All your answers are on the server.</p>
      {problem ? <p role="alert">{problem}</p> : <p role="status">Marking...</p>}
      {(problem !== null || isTakingLong) && (
        <PageButton to="/results" variant="default">
          Go to My Results
        </PageButton>
      )}
    </>
  )
}

/** A newer window has the exam now. */
export function Replaced({ view, onTryNow }: { view: SyncView; onTryNow: () => void }) {
  const focused = useFocusedHeading()
  const isSent = view.status.status === 'saved_on_server'
  return (
    <main className={styles.receipt}>
      <section className={styles.sheet}>
        <h1 tabIndex={-1} ref={focused}>
          This exam is open in another window
        </h1>
        <p>
          This one has stopped.{' '}
          {isSent
            ? 'Everything you answered here is sent.'
            : 'What you answered here is still being sent: do not close this window yet.'}
        </p>
        <p>
          Continue in the other window. If there is none, or to continue here instead, open the exam again in this one.
        </p>
        {!isSent && view.isFailing && (
          <Button variant="default" onClick={onTryNow}>
            Try to send now
          </Button>
        )}
        <Button variant="default" onClick={() => window.location.reload()} disabled={!isSent}>
          Continue here instead
        </Button>
      </section>
    </main>
  )
}

/** Waits a while before it is true: a short wait needs no words. */
export function useIsLong(isWaiting: boolean, afterMs: number): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLong(true), afterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, afterMs])
  return isLong
}
