import { type ReactNode, useId } from 'react'
import { PageLink } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import styles from './row-card.module.css'

type RowCardProps = {
  /** An h2. */
  title: string
  /** At the right of it: a link. */
  aside?: ReactNode
  /** The heading stands on the sheet instead of above it. */
  isFramed?: boolean
  /** The page's main sheet has its one cut corner. */
  isMain?: boolean
  children: ReactNode
}

/** A heading and a short list of rows: `<RowCard title="Top Students"><ol className={rows.list}>`. */
export function RowCard({ title, aside, isFramed, isMain, children }: RowCardProps) {
  const titleId = useId()
  return (
    <section className={styles.card} aria-labelledby={titleId} data-framed={isFramed} data-main={isMain}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** Beside a heading, what leads to all of it. `label`, where its words alone do not say of what. */
export function AllLink({ page, label, children }: { page: PageAddress; label?: string; children: string }) {
  return (
    <PageLink {...page} className={styles.aside} aria-label={label}>
      {children}
    </PageLink>
  )
}
