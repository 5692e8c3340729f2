import { Outlet } from '@tanstack/react-router'
import styles from './shell.module.css'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

/** A page without sidebar and top bar: the exam room. */
export function Full() {
  const place = useFocusOnNewPage<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className={styles.full}>
      <Outlet />
    </div>
  )
}
