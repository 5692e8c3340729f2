import { type ReactNode, useEffect } from 'react'
import { brand } from '../brand.ts'
import styles from './page-header.module.css'

type PageHeaderProps = {
  /** The page's one h1, and the title of the browser's tab. */
  title: string
  /** A line under it. */
  children?: ReactNode
  /** The one primary action of the screen, at most with quieter ones beside it. */
  actions?: ReactNode
}

export function PageHeader({ title, children, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])

  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {children && <p className={styles.line}>{children}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
