import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { PageButton, usePath } from '../platform/navigation.tsx'
import { hasPackages } from '../platform/packages-mark.ts'
import { refusalCode } from '../platform/refusal.ts'
import { tabSeal } from '../platform/tab-seal.ts'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { newVersionText, useBeginAgain } from '../platform/ui/new-version-note.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { isNobodyThere, isOfflineFailure } from './offline-failure.ts'
import styles from './page-failed.module.css'

type Here = { onNone: (hasAny: false) => void }

/** Where the network went before all of it was kept there is none to show. */
const here = (load: () => Promise<{ default: ComponentType<Here> }>) =>
  lazy(() => load().catch(() => ({ default: None })))

function None({ onNone }: Here) {
  useEffect(() => onNone(false), [onNone])
  return null
}

/** A sealed exam is gone on with in place of a page that could not be asked for. */
const GoneOn = here(() => import('../attempt/enter/gone-on.tsx'))
/** And exams that lie here sealed can be begun: of all who got ready on this device. */
const ExamsHere = here(() => import('../attempt/door/exams-here.tsx'))

const reload = () => window.location.reload()

/** What stands where a page could not be shown. Nothing was begun here yet, so it may begin again by itself. */
export function PageFailed(props: ErrorComponentProps) {
  const [hasExam, setHasExam] = useState(() => tabSeal() !== null && refusalCode(props.error) !== 'NOT_SIGNED_IN')
  const [hasExams, setHasExams] = useState(() => hasPackages() && isNobodyThere(props.error, navigator.onLine))
  if (!hasExam && !hasExams) return <Failed {...props} />
  return (
    <Suspense fallback={<LoadingSheet>Opening exam...</LoadingSheet>}>
      {hasExam ? <GoneOn onNone={setHasExam} /> : <ExamsHere onNone={setHasExams} />}
    </Suspense>
  )
}

function Failed({ error }: ErrorComponentProps) {
  const path = usePath()
  const isNewVersion = useBeginAgain()
  const isOffline = !isNewVersion && isOfflineFailure(error, navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <div className={styles.page}>
      <h1>{isNewVersion ? 'A new version is available' : isOffline ? 'No network' : 'This page could not be shown'}</h1>
      {isNewVersion ? (
        <p>{newVersionText}</p>
      ) : isOffline ? (
        <RefusalNote>Nothing was lost. This page opens by itself when the network is back.</RefusalNote>
      ) : (
        <RefusalNote error={error} />
      )}
      <div className={styles.actions}>
        <Button onClick={reload}>{isNewVersion ? 'Reload' : 'Try again'}</Button>
        {path !== '/' && (
          <PageButton to="/" variant="default">
            Back to the dashboard
          </PageButton>
        )}
      </div>
    </div>
  )
}
