import type { ReviewTab } from '../../platform/import/review-tabs.tsx'
import type { Verdict } from './found.ts'
import type { Counts } from './verdict-words.ts'

export type Tab = 'all' | Verdict | 'unused'

/** The tabs over what was found: its counts add up. */
export function tabsOf(counts: Counts, total: number, notUsed: number): readonly ReviewTab<Tab>[] {
  return [
    { name: 'all', label: 'All', count: total, stays: true },
    { name: 'ready', label: 'Ready', count: counts.ready, stays: true },
    { name: 'needs', label: 'Needs you', count: counts.needs, tone: 'amber', stays: true },
    { name: 'guess', label: 'Guesses', count: counts.guess, tone: 'blue' },
    { name: 'duplicate', label: 'Duplicates', count: counts.duplicate },
    { name: 'out', label: 'Left out', count: counts.out },
    { name: 'added', label: 'Added', count: counts.added },
    { name: 'unused', label: 'Not used', count: notUsed },
  ]
}
