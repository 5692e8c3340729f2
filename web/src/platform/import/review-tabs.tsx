import styles from './review.module.css'

/** One tab over the list of a review: what there is none of is not offered, unless it `stays`. */
export type ReviewTab<Name extends string> = {
  name: Name
  label: string
  count: number
  tone?: 'amber' | 'blue'
  stays?: boolean
}

type ReviewTabsProps<Name extends string> = {
  tabs: readonly ReviewTab<Name>[]
  tab: Name
  /** Nothing is left to look for: those there is none of go, too. */
  isDone?: boolean
  onChange: (tab: Name) => void
}

/** Which of them are listed. What somebody looks at stays, also when there is none of it left. */
export function ReviewTabs<Name extends string>({ tabs, tab, isDone = false, onChange }: ReviewTabsProps<Name>) {
  return (
    <fieldset className={styles.tabs} aria-label="Show">
      {tabs
        .filter(({ name, count, stays }) => name === tab || (stays && !isDone) || count > 0)
        .map(({ name, label, count, tone }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            data-tone={count > 0 ? tone : undefined}
            onClick={() => onChange(name)}
          >
            {label} <span className={styles.tabCount}>{count.toLocaleString('en-NG')}</span>
          </button>
        ))}
    </fieldset>
  )
}
