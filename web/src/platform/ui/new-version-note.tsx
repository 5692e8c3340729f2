import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { beginAgain, useNewVersion } from '../new-version.ts'
import styles from './note.module.css'

export const newVersionText = 'A new version is available. Reload the page to use it.'

/** Says once that this window is of an older version. What is unsaved is asked about on the way. */
export function NewVersionNote() {
  const isNewVersion = useNewVersion()
  return (
    <div role="status">
      {isNewVersion && (
        <div className={styles.note} data-tone="green">
          <div>{newVersionText}</div>
          <Button variant="default" size="xs" onClick={() => window.location.reload()}>
            Reload{' '}
          </Button>
        </div>
      )}
    </div>
  )
}

/** As `useNewVersion`, for what stands in place of a part that did not come: it begins again by itself where it may. */
export function useBeginAgain(): boolean {
  const isNewVersion = useNewVersion()
  useEffect(() => {
    if (isNewVersion) beginAgain()
  }, [isNewVersion])
  return isNewVersion
}
