import { useFocusReturn, useFocusTrap } from '@mantine/hooks'
import type { Me } from '@sabimark/contract/answers.ts'
import { roleLabel } from '@sabimark/domain/people/role.ts'
import { IconLogout, IconX } from '@tabler/icons-react'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { brand } from '../platform/brand.ts'
import { PageLink, usePath } from '../platform/navigation.tsx'
import type { PageDefinition } from '../platform/page.ts'
import { signOut } from '../platform/session.ts'
import { Avatar } from '../platform/ui/avatar.tsx'
import { LeaveQuestion } from '../platform/ui/leave-dialog.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { type Unsaved, unsavedWork } from '../platform/unsaved.ts'
import { entryPathOf, isActive, menuOf } from './menu.ts'
import styles from './sidebar.module.css'

/** Of staff alone; without it the school is only shown. */
const SchoolSwitch = lazy(() => import('../people/sessions/school-switch.tsx'))

type SidebarProps = {
  me: Me
  pages: readonly PageDefinition[]
  /** On a narrow screen it lies over the page and is opened by the top bar's button. */
  isNarrow: boolean
  isOpen: boolean
  onClose: () => void
}

export function Sidebar({ me, pages, isNarrow, isOpen, onClose }: SidebarProps) {
  const path = entryPathOf(pages, usePath())
  const trap = useFocusTrap(isOpen)
  useFocusReturn({ opened: isOpen })
  return (
    <>
      {isOpen && <div className={styles.veil} onClick={onClose} aria-hidden="true" />}
      {/* Its colour is an edge here alone: under the top bar red reads as an alarm. */}
      <aside
        className={styles.sidebar}
        style={{ borderTop: me.schoolColor && `3px solid ${me.schoolColor}` }}
        data-open={isOpen || !isNarrow}
        ref={trap}
      >
        <div className={styles.school}>
          {/* That of a student is the small one of 2 kB: their data is paid for. */}
          {me.schoolLogo && <img src={me.schoolLogo} alt="" width={30} height={30} />}
          <span>{me.school}</span>
          {me.role !== 'student' && (
            <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
              <Suspense>
                <SchoolSwitch />
              </Suspense>
            </CatchBoundary>
          )}
          {isNarrow && (
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close menu">
              <IconX size={22} aria-hidden="true" />
            </button>
          )}
        </div>
        <div className={styles.person}>
          <Avatar of={me} size={32} />
          <div>
            <div className={styles.name}>{me.name}</div>
            <div className={styles.role}>{roleLabel(me.role)}</div>
          </div>
        </div>
        <nav aria-label="Main menu" className={styles.menu}>
          {menuOf(pages, me.role).map(({ path: to, title, icon: Icon }) => (
            <PageLink
              key={to}
              to={to}
              className={styles.entry}
              aria-current={isActive(to, path) ? 'page' : undefined}
              onClick={onClose}
            >
              <span aria-hidden="true">
                <Icon size={20} stroke={1.75} />
              </span>
              {title}
            </PageLink>
          ))}
        </nav>
        <Logout onClose={onClose} />
      </aside>
    </>
  )
}

function Logout({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState<unknown>(null)
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)
  const leave = () => {
    setUnsaved(null)
    signOut().catch(setError)
  }
  const onLogout = () => {
    const found = unsavedWork()
    if (found) setUnsaved(found)
    else leave()
  }
  return (
    <div className={styles.foot}>
      <RefusalNote error={error} />
      <button type="button" className={styles.entry} onClick={onLogout}>
        <IconLogout size={20} stroke={1.75} aria-hidden="true" />
        Logout
      </button>
      <PageLink to="/" className={styles.mark} onClick={onClose}>
        <img src="/mark.svg" alt={brand.name} width={24} height={24} />
      </PageLink>
      <LeaveQuestion unsaved={unsaved} onLeave={leave} onStay={() => setUnsaved(null)} />
    </div>
  )
}
