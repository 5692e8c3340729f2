import { useQuery } from '@tanstack/react-query'
import type { Client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'

export type School = Awaited<ReturnType<Client['school']['list']>>['items'][number]

/** All schools, and what there is at them, in figures. */
export function useSchoolFigures() {
  return useQuery(orpc.school.figures.queryOptions())
}
