import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOptionalMe } from '../platform/session.ts'
import { signInAddress } from '../platform/sign-in-address.ts'
import { unsavedWork } from '../platform/unsaved.ts'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

/** Sidebar, top bar and the page between them. */
export function Shell() {
  const now = useOptionalMe()
  const [atFirst] = useState(now)
  const [isLeaving, setIsLeaving] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useFocusOnNewPage<HTMLElement>()
  useHotkeys([['Escape', () => setIsMenuOpen(false)]], [])

  useEffect(() => {
    // What is unsaved stays on the screen until its owner has signed in again beside it, or leaves.
    if (!now) {
      if (unsavedWork()) return
      setIsLeaving(true)
      window.location.replace(signInAddress(window.location))
    }
    // Somebody else has signed in beside us, in another tab: nothing of the first person stays here.
    else if (now.id !== atFirst?.id) window.location.reload()
  }, [now, atFirst])
  const me = now ?? atFirst
  if (!me || isLeaving) return null

  const isDrawerOpen = isNarrow && isMenuOpen
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      <Sidebar me={me} isNarrow={isNarrow} isOpen={isDrawerOpen} onClose={() => setIsMenuOpen(false)} />
      <div className={styles.column} inert={isDrawerOpen}>
        <TopBar me={me} onMenu={() => setIsMenuOpen(true)} />
        <main id="page" className={styles.page} ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}
