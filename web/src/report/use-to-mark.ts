import { useQuery } from '@tanstack/react-query'
import { overviewQuery } from './reports.ts'

/** How many answers wait, by exam, of those the home's own answer names. */
export function useToMark(): ReadonlyMap<string, number> {
  const { data } = useQuery(overviewQuery)
  const waiting = data?.waiting.filter(({ kind }) => kind === 'mark') ?? []
  return new Map(waiting.map(({ examId, count }) => [examId, count]))
}
