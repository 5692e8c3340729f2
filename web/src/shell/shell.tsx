import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePath } from '../platform/navigation.tsx'
import { useOptionalMe } from '../platform/session.ts'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** Sidebar, top bar and the page between them. */
export function Shell() {
  const me = useOptionalMe()
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useFocusOnNewPage()
  useHotkeys([['Escape', () => setIsMenuOpen(false)]], [])

  useEffect(() => {
    if (!me) window.location.replace('/login')
  }, [me])
  if (!me) return null

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

/** After a change of page the keyboard and the screen reader stand at its beginning, as they would after a load. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const path = usePath()
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}
