import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { PageButton } from '../../platform/navigation.tsx'
import { thisDevice } from '../device/this-device.ts'
import { useFocusedHeading } from '../focused-heading.ts'
import { SchoolHead } from '../school-head.tsx'
import { SignInLink } from '../sign-in-link.tsx'
import { isSafeHere, type SyncView } from '../sync/sync-view.ts'
import { NoReload } from './no-reload.tsx'
import styles from './stage.module.css'

type EndingProps = {
  /** Whose paper waits: an invigilator reads it from this screen. */
  paper: string
  view: SyncView
  /** Null until the server has everything; then what stands in the way of the result. */
  marking: { problem: string | null; isTakingLong: boolean; isSignedOut: boolean } | null
  onTryNow: () => void
  /** What waits leaves the device as a file. */
  onSaveFile: () => Promise<void>
}

/** After the last answer: handing in, marking, and what to do when the network is gone. */
export function Ending({ paper, view, marking, onTryNow, onSaveFile }: EndingProps) {
  const handedIn = marking
    ? 'Your exam is handed in'
    : view.isFailing && isSafeHere(view)
      ? `Handed in on ${thisDevice()}`
      : 'Handing in your exam'
  const focused = useFocusedHeading()
  // The candidate was asked to hand in here, and the server was faster; in a newer window they may have.
  const isTaken = view.isLocked && view.ended === null && !view.isReplaced
  const heading = view.ended === 'time' || isTaken ? 'Time is up' : handedIn
  return (
    <main className={styles.stage}>
      <SchoolHead />
      <section className={styles.sheet}>
        <h1 tabIndex={-1} ref={focused}>
          {heading}
        </h1>
        <p className={styles.paper}>{paper}</p>
        {view.ended === 'time' && (
          <p role="alert">
            Your time is up.{' '}
            {marking ? 'Your paper was handed in as it is.' : 'Your paper is being handed in as it is.'}
          </p>
        )}
        {isTaken && <p role="alert">You did not hand in, so your paper was taken as it is.</p>}
        {marking ? <Marking {...marking} /> : <HandingIn view={view} onTryNow={onTryNow} onSaveFile={onSaveFile} />}
        {!marking && <NoReload view={view} />}
      </section>
    </main>
  )
}

type TimeUpProps = { paper: string; view: SyncView; onSubmit: () => void }

/** The time is over where the clock does not hand in: nothing more can be answered, and one thing is left to do. */
export function TimeUp({ paper, view, onSubmit }: TimeUpProps) {
  const focused = useFocusedHeading()
  return (
    <main className={styles.stage}>
      <section className={styles.sheet}>
        <h1 tabIndex={-1} ref={focused}>
          Time is up
        </h1>
        <p className={styles.paper}>{paper}</p>
        <p role="alert">
          No more answers can be given. Hand in your paper now: it has all you answered until the time was up.
        </p>
        {view.blocked && <p className={styles.bad}>{view.blocked}</p>}
        {view.isFailing && (
          <p className={styles.care}>
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

/** So long a network that comes back is waited for, before a file is offered. */
const inVainMs = 60_000

function HandingIn({ view, onTryNow, onSaveFile }: Pick<EndingProps, 'view' | 'onTryNow' | 'onSaveFile'>) {
  const isInVain = useIsLong(view.isFailing, inVainMs)
  const [saved, setSaved] = useState<string | null>(null)
  const saveFile = () =>
    onSaveFile().then(
      () => setSaved(`The file is among the downloads of ${thisDevice()}. Give it to your teacher.`),
      () => setSaved('No file could be saved. Leave this window open.'),
    )
  if (view.blocked) {
    return (
      <p className={styles.bad} role="alert">
        {view.blocked}
      </p>
    )
  }
  if (!view.isFailing || view.isWriting) return <p role="status">Please wait...</p>
  return (
    <>
      <p className={view.said ? styles.good : styles.care} role="alert">
        {view.said
          ? view.said.ended
          : isSafeHere(view)
            ? `Handed in on ${thisDevice()}; it will be sent as soon as the network is back. Your answers are safe here. Do not close this window, and call your invigilator.`
            : `No network, and this browser cannot keep your paper on ${thisDevice()}. It is only in this window. Do not close it; call your invigilator.`}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button variant="default" onClick={onTryNow}>
          Try now
        </Button>
        {isInVain && isSafeHere(view) && (
          <Button variant="default" onClick={() => void saveFile()}>
            Save answer file
          </Button>
        )}
        {view.said && (
          <Button component="a" variant="default" href="/dashboard" target="_blank">
            Somebody else sits here next
          </Button>
        )}
      </div>
      <div role="status">{saved && <p>{saved}</p>}</div>
    </>
  )
}

function Marking({ problem, isTakingLong, isSignedOut }: NonNullable<EndingProps['marking']>) {
  if (isSignedOut) {
    return (
      <>
        <p className={styles.good}>All your answers are on the server. You have been signed out; nothing is lost.</p>
        <SignInLink>Sign in to see your result</SignInLink>
      </>
    )
  }
  return (
    <>
      <p className={styles.good}>All your answers are on the server.</p>
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
    <main className={styles.stage}>
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
            Try now
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
