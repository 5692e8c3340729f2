import { periodText } from '@sabimark/domain/school/billing/period.ts'
import { termName } from '@sabimark/domain/school/terms/term.ts'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'

/** What the specification says where a subject is not known by name. */
export const unknownSubject = 'Unknown Subject'

/** All of them: a school has no more than one page of the largest size holds. */
const all = { input: { size: 500, sort: 'name' as const } }

/** The subjects of the school; `data` is undefined until they have come. */
export function useSubjects() {
  return useQuery(orpc.school.listSubjects.queryOptions({ ...all, select: ({ items }) => items }))
}

/** Those in use: what new work and new people are offered. */
export function useActiveSubjects() {
  return useQuery(
    orpc.school.listSubjects.queryOptions({
      ...all,
      select: ({ items }) => items.filter(({ status }) => status === 'active'),
    }),
  )
}

/** The levels of the school in their order: what a class can be of. Each is its own id. */
export function useLevels() {
  return useQuery(
    orpc.school.grading.queryOptions({
      select: ({ grading }) => grading.levels.map(({ name }) => ({ id: name, name })),
    }),
  )
}

/** The grades of the school's scale, the best first. Each is its own id. */
export function useGrades() {
  return useQuery(
    orpc.school.grading.queryOptions({
      select: ({ grading }) => grading.scale.map(({ grade }) => ({ id: grade, name: grade })),
    }),
  )
}

/** The terms of the school, the newest first; each by its name and days. */
export function useTerms() {
  const input = { size: 500, sort: 'firstDay' as const, order: 'desc' as const }
  return useQuery(
    orpc.school.listTerms.queryOptions({
      input,
      select: ({ items }) =>
        items.map(({ firstDay, lastDay, ...term }) => ({
          id: term.id,
          firstDay,
          lastDay,
          name: `${termName(term)} · ${periodText({ startsOn: firstDay, endsOn: lastDay })}`,
        })),
    }),
  )
}

/** The open classes of the school in its own order, SS1A first: what can be chosen. `data` is undefined until they have come. */
export function useClasses() {
  const input = { size: 500, status: 'open' as const }
  return useQuery(orpc.school.listClasses.queryOptions({ input, select: ({ items }) => items }))
}
