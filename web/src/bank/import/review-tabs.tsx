import type { Verdict } from './found.ts'
import styles from './import.module.css'
import type { Counts } from './verdict-words.ts'

export type Tab = 'all' | Verdict | 'unused'

const tabs: readonly (readonly [Tab, string])[] = [
  ['all', 'All'],
  ['ready', 'Ready'],
  ['needs', 'Needs you'],
  ['guess', 'Guesses'],
  ['duplicate', 'Duplicates'],
  ['out', 'Left out'],
  ['added', 'Added'],
  ['unused', 'Not used'],
]

type ReviewTabsProps = {
  tab: Tab
  counts: Counts
  total: number
  notUsed: number
  onChange: (tab: Tab) => void
}

/** Which of them are listed. What there is none of is not offered, but what somebody looks at stays. */
export function ReviewTabs({ tab, counts, total, notUsed, onChange }: ReviewTabsProps) {
  const countOf = (one: Tab) => (one === 'all' ? total : one === 'unused' ? notUsed : counts[one])
  const isOffered = (one: Tab) => one === tab || countOf(one) > 0 || ['all', 'ready', 'needs'].includes(one)
  return (
    <fieldset className={styles.tabs} aria-label="Show">
      {tabs
        .filter(([one]) => isOffered(one))
        .map(([one, label]) => (
          <button key={one} type="button" aria-pressed={one === tab} data-verdict={one} onClick={() => onChange(one)}>
            {label} <span className={styles.tabCount}>{countOf(one).toLocaleString('en-NG')}</span>
          </button>
        ))}
    </fieldset>
  )
}
