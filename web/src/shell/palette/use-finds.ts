import { useQueries } from '@tanstack/react-query'
import type { Hit } from '../../platform/find.ts'
import type { Role } from '../../platform/page.ts'
import type { Group } from './choices.ts'
import { sources } from './sources.ts'

/** One letter is in nearly everything. */
const fewestLetters = 2
const mostOfEach = 5

export type Finds = {
  groups: Group[]
  isSearching: boolean
  /** Of the first search that failed; the others are shown all the same. */
  error: unknown
  tryAgain: () => void
}

/** What the rooms find for this text. A reply that comes after the text has changed belongs to another text. */
export function useFinds(role: Role, asked: string): Finds {
  const isAsked = asked.length >= fewestLetters
  const own = sources.filter(({ roles }) => roles.includes(role))
  const results = useQueries({
    queries: own.map((source) => ({
      queryKey: ['find', source.label, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.find(asked, signal),
      enabled: isAsked,
      // Whoever looks again has changed something meanwhile.
      staleTime: 0,
      gcTime: 60_000,
    })),
  })
  const groups = own.map(({ label }, place) => ({ label, choices: choicesOf(label, results[place]?.data ?? []) }))
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    isSearching: results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    tryAgain: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}

function choicesOf(label: string, hits: readonly Hit[]) {
  return hits.slice(0, mostOfEach).map(({ id, title, detail, page, search }) => ({
    id: `${label} ${id}`,
    title,
    detail,
    page,
    ...(search === undefined ? {} : { what: { search } }),
  }))
}
