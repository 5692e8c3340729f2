import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  /** The page's one h1. */
  title: string
  /** What kind of thing it is, beside the title. */
  badge?: ReactNode
  /** Where it belongs, over it. */
  crumb?: ReactNode
  /** A line under it. */
  children?: ReactNode
  /** The one primary action of the screen, at most with quieter ones beside it. */
  actions?: ReactNode
  /** Between the title and the actions, or by its own `order` behind them: a row of facts. */
  facts?: ReactNode
}

export function PageHeader({ title, badge, crumb, children, actions, facts }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words} data-named={badge && true}>
        {crumb && <p className={styles.crumb}>{crumb}</p>}
        <div className="in-bar">
          <h1 className={styles.title}>{title}</h1>
        </div>
        {badge}
        {children && <p className={styles.line}>{children}</p>}
      </div>
      {facts}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
