import { longestRange } from '@sabimark/domain/report/report-range.ts'
import type { Days } from './report-choice.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What is wrong with chosen days, by field; what only the server's clock knows, it says itself. */
export function problemsOfDays({ range, from, to }: Days): { from?: string; to?: string } {
  if (range !== 'custom') return {}
  if (from === undefined || to === undefined) {
    return {
      ...(from === undefined && { from: 'Choose the first day.' }),
      ...(to === undefined && { to: 'Choose the last day.' }),
    }
  }
  if (from > to) return { to: 'The last day is before the first.' }
  if (Date.parse(to) - Date.parse(from) > longestRange * dayMs) {
    return { from: `Choose days that are at most ${longestRange} apart.` }
  }
  return {}
}
