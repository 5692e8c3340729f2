import { type ReactNode, useEffect } from 'react'
import { brand } from '../../platform/brand.ts'
import { PageLink } from '../../platform/navigation.tsx'
import { Logo } from '../../platform/ui/logo.tsx'
import styles from './door.module.css'

/** The page around everything before the exam: the way back, one heading, one sheet. */
export function DoorFrame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <PageLink to="/" className={styles.home} aria-label={`${brand.name}: to the dashboard`}>
          <Logo />
        </PageLink>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
