import type { ReactNode } from 'react'
import { PageLink } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import styles from './export-button.module.css'
import buttons from './list-buttons.module.css'

type ListLinkProps = PageAddress & { label: string; icon: ReactNode }

/** A plain way from a list to a page beside it; on a phone its icon alone. */
export function ListLink({ label, icon, ...page }: ListLinkProps) {
  return (
    <PageLink {...page} className={buttons.button} aria-label={label}>
      {icon}
      <span className={styles.word}>{label}</span>
    </PageLink>
  )
}
