import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  /** The page's one h1. */
  title: string
  /** A line under it. */
  children?: ReactNode
  /** The one primary action of the screen, at most with quieter ones beside it. */
  actions?: ReactNode
  /** A row of facts across the page, below title and actions; on a phone above the actions. */
  facts?: ReactNode
}

export function PageHeader({ title, children, actions, facts }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {children && <p className={styles.line}>{children}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {facts && <p className={styles.facts}>{facts}</p>}
    </header>
  )
}
