import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { isNetworkError } from '../platform/refusal.ts'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import styles from './page-failed.module.css'

/** A file of the page that did not come is a lost network too, whatever the browser calls it. */
function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|module script failed/i.test(error.message)
  )
}

/** What stands where a page could not be shown. */
export function PageFailed({ error }: ErrorComponentProps) {
  const isOffline = isNetworkError(error) || isMissingFile(error)
  return (
    <div className={styles.page}>
      <h1>{isOffline ? 'No network' : 'This page could not be shown'}</h1>
      {isOffline ? (
        <RefusalNote>No network. Nothing was lost; check the connection and try again.</RefusalNote>
      ) : (
        <RefusalNote error={error} />
      )}
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </div>
  )
}
