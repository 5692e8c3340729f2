import type { ReactNode } from 'react'
import bar from './bar-title.module.css'
import styles from './page-header.module.css'

type PageHeaderProps = {
  /** The page's one h1. */
  title: string
  /** It is somebody's name for a thing, of any length: on a phone it stands whole on the page, and in the bar as far as it fits. */
  isName?: boolean
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

export function PageHeader({ title, isName = false, badge, crumb, children, actions, facts }: PageHeaderProps) {
  return (
    <header className={styles.header} data-bare={!(badge || crumb || children || actions || facts)}>
      <div className={styles.words} data-named={badge && true} data-name={isName}>
        {isName && (
          <div className={`${bar.title} ${bar.copy}`} aria-hidden="true">
            <span>{title}</span>
          </div>
        )}
        {crumb && <p className={styles.crumb}>{crumb}</p>}
        <div className={isName ? undefined : bar.title}>
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
