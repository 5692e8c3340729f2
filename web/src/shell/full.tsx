import { Outlet } from '@tanstack/react-router'
import styles from './shell.module.css'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import { useSession } from './use-session.ts'

/** A page without sidebar and top bar: the marking desk. It goes when the session does. */
export function Full() {
  return useSession() && <WithoutSession />
}

/** The same where a session is not needed to go on: the exam room, which lives by its ticket. */
export function WithoutSession() {
  const place = useFocusOnNewPage<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className={styles.full}>
      <Outlet />
    </div>
  )
}
