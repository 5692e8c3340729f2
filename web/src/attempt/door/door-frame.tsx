import type { ReactNode } from 'react'
import { brand } from '../../platform/brand.ts'
import { PageLink } from '../../platform/navigation.tsx'
import { useTabTitle } from '../../platform/tab-title.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import { NewVersionNote } from '../../platform/ui/new-version-note.tsx'
import { useFocusedHeading } from '../focused-heading.ts'
import { SchoolHead } from '../school-head.tsx'
import styles from './door.module.css'

type DoorFrameProps = { title: string; isWide?: boolean; children: ReactNode }

/** The page around everything before the exam: the school's, with the way back, one heading, what stands there. */
export function DoorFrame({ title, isWide = false, children }: DoorFrameProps) {
  const focused = useFocusedHeading()
  useTabTitle(title)
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <PageLink to="/" className={styles.home}>
          <SchoolHead>
            <Logo />
          </SchoolHead>
          <span className="only-heard">: to the dashboard</span>
        </PageLink>
      </header>
      <main className={isWide ? `${styles.main} ${styles.wide}` : styles.main}>
        <h1 className={styles.title} tabIndex={-1} ref={focused}>
          {title}
        </h1>
        <NewVersionNote />
        {children}
      </main>
      <footer className={styles.runs}>Runs on {brand.name}</footer>
    </div>
  )
}
