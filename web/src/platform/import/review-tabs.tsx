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
  onChange: (tab: Name) => void
}

/** Which of them are listed. What somebody looks at stays, also when there is none of it left. */
export function ReviewTabs<Name extends string>({ tabs, tab, onChange }: ReviewTabsProps<Name>) {
  return (
    <fieldset className={styles.tabs} aria-label="Show">
      {tabs
        .filter(({ name, count, stays }) => name === tab || stays || count > 0)
        .map(({ name, label, count, tone }) => (
          <button key={name} type="button" aria-pressed={name === tab} data-tone={tone} onClick={() => onChange(name)}>
            {label} <span className={styles.tabCount}>{count.toLocaleString('en-NG')}</span>
          </button>
        ))}
    </fieldset>
  )
}
