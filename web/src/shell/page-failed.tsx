import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageButton, usePath } from '../platform/navigation.tsx'
import { noNetworkText } from '../platform/refusal.ts'
import { newVersionText, useBeginAgain } from '../platform/ui/new-version-note.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { isOfflineFailure } from './offline-failure.ts'
import styles from './page-failed.module.css'

const reload = () => window.location.reload()

/** What stands where a page could not be shown. Nothing was begun here yet, so it may begin again by itself. */
export function PageFailed({ error }: ErrorComponentProps) {
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
        <RefusalNote>{noNetworkText} This page will open automatically when the network is back.</RefusalNote>
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
