import { Button } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { askFullScreen, isFullScreen, watchFullScreen } from '../device/full-screen.ts'
import styles from './full-screen-note.module.css'

/** While an exam that asks for full screen is not in it: how to get there. A browser that refuses stops nobody. */
export function FullScreenNote() {
  const isFull = useSyncExternalStore(watchFullScreen, isFullScreen)
  const [isRefused, setIsRefused] = useState(false)
  if (isFull) return null
  return (
    <div className={styles.note} role="status">
      {isRefused ? (
        <span>This browser does not allow full screen. Continue your exam and tell your invigilator.</span>
      ) : (
        <>
          <span>This exam is sat in full screen. Leaving full screen is noted for your school.</span>
          <Button variant="default" size="sm" onClick={() => void askFullScreen().then((isOn) => setIsRefused(!isOn))}>
            Full screen
          </Button>
        </>
      )}
    </div>
  )
}
