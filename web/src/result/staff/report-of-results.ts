import type { TermDays } from '@sabimark/domain/school/terms/term.ts'
import type { Filters } from '../../platform/list/use-filters.ts'
import type { AllResultsInput } from './all-results-list.ts'

type Known = { terms: readonly ({ id: string } & TermDays)[]; today: string }

/**
 * The report of what the list of results is narrowed to, as far as a report can be: of its days up to today, or of the school year
 * where the list has no first day.
 */
export function reportOfResults(
  { classId, subjectId, termId, from, to }: Filters<AllResultsInput>,
  { terms, today }: Known,
) {
  const term = terms.find(({ id }) => id === termId)
  const first = latest(from, term?.firstDay)
  const last = earliest(to, term?.lastDay, today)
  const isRunning = term !== undefined && term.firstDay <= today && today <= term.lastDay
  return {
    ...(isRunning && from === undefined && to === undefined
      ? { range: 'this_term' as const }
      : first !== undefined && last !== undefined && first <= last
        ? { range: 'custom' as const, from: first, to: last }
        : { range: 'this_year' as const }),
    ...(classId !== undefined && { classId }),
    ...(subjectId !== undefined && { subjectId }),
  }
}

const inOrder = (days: readonly (string | undefined)[]) => days.filter((day) => day !== undefined).sort()
const earliest = (...days: (string | undefined)[]) => inOrder(days)[0]
const latest = (...days: (string | undefined)[]) => inOrder(days).at(-1)
