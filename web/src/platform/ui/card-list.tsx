import type { ReactNode } from 'react'
import styles from './card-list.module.css'

type CardListProps = {
  /** Cards with sentences in them. */
  isWide?: boolean
  /** On a phone each is a row of one sheet; the card says how it stands there. */
  isRows?: boolean
  children: ReactNode
}

/** Cards beside each other, as many as there is room for. */
export function CardList({ isWide, isRows, children }: CardListProps) {
  return (
    <ul className={styles.list} data-wide={isWide} data-rows={isRows}>
      {children}
    </ul>
  )
}

type ListCardProps = {
  /** Badges and the like above the title. */
  above?: ReactNode
  title?: ReactNode
  /** A line under it. */
  line?: ReactNode
  children?: ReactNode
  /** Buttons at the foot. */
  actions?: ReactNode
  isSelected?: boolean
}

/** One thing of a list of cards. Its title, where it has one, is an h2. */
export function ListCard({ above, title, line, children, actions, isSelected }: ListCardProps) {
  return (
    <li className={styles.card} data-selected={isSelected}>
      <article>
        {above && <div className={styles.above}>{above}</div>}
        {title && <h2 className={styles.title}>{title}</h2>}
        {line && <p className={styles.line}>{line}</p>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    </li>
  )
}

/** Facts of a card: `<Facts items={[['Duration', '60 minutes']]} />`. */
export function Facts({ items }: { items: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
