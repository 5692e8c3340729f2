import { BubbleRow } from '../../platform/ui/bubble.tsx'
import button from '../frame/button.module.css'
import { Frame } from '../frame/frame.tsx'
import styles from './not-found.module.css'

/** What stands below an informational page where nothing is. */
export function NotFound() {
  return (
    <Frame>
      <div className={styles.page}>
        <BubbleRow size="touch" />
        <h1>Page not found</h1>
        <p>There is nothing at this address. The link may be old, or part of it may be missing.</p>
        <p className={styles.ways}>
          <a href="/" className={button.primary}>
            Back to Home
          </a>
          <a href="/help-center" className={button.secondary}>
            Help Center
          </a>
        </p>
      </div>
    </Frame>
  )
}
