import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useCarried } from '../platform/navigation.tsx'
import type { PageDefinition } from '../platform/page.ts'
import { NewVersionNote } from '../platform/ui/new-version-note.tsx'
import { bringsReceipt } from '../result/carried-result.ts'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import { useSession } from './use-session.ts'

/** Students are asked for neither, and load nothing of it; where it does not come, the page stands without. */
const DueNote = lazy(() => import('../people/second-factor/due-note.tsx').catch(() => ({ default: () => null })))

/** Sidebar, top bar and the page between them; a receipt is a page of its own. */
export function Shell({ pages }: { pages: readonly PageDefinition[] }) {
  const me = useSession()
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useFocusOnNewPage<HTMLElement>()
  const carried = useCarried()
  // Not taken from a dialog that stands above.
  useHotkeys([['Escape', () => setIsMenuOpen(false), { preventDefault: false }]], [])
  if (!me) return null
  if (bringsReceipt(carried, me.id))
    return (
      <main id="page" className={styles.full} ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    )

  const isDrawerOpen = isNarrow && isMenuOpen
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#page">
        Skip to content
      </a>
      <Sidebar me={me} pages={pages} isNarrow={isNarrow} isOpen={isDrawerOpen} onClose={() => setIsMenuOpen(false)} />
      <div className={styles.column} inert={isDrawerOpen}>
        <TopBar me={me} pages={pages} onMenu={() => setIsMenuOpen(true)} />
        <main id="page" className={styles.page} ref={main} tabIndex={-1}>
          <div className={styles.notes}>
            <NewVersionNote />
            {me.role !== 'student' && (
              <Suspense fallback={null}>
                <DueNote />
              </Suspense>
            )}
          </div>
          <Outlet />
        </main>
      </div>
    </div>
  )
}
