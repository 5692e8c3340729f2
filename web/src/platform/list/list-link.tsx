import type { ReactNode } from 'react'
import { PageLink } from '../navigation.tsx'
import styles from './export-button.module.css'
import buttons from './list-buttons.module.css'

type ListLinkProps = { to: string; label: string; icon: ReactNode }

/** A plain way from a list to a page beside it; on a phone its icon alone. */
export function ListLink({ to, label, icon }: ListLinkProps) {
  return (
    <PageLink to={to} className={buttons.button} aria-label={label}>
      {icon}
      <span className={styles.word}>{label}</span>
    </PageLink>
  )
}
