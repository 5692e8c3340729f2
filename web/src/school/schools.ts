import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'

/** All schools, and what there is at them, in figures. */
export function useSchoolFigures() {
  return useQuery(orpc.school.figures.queryOptions())
}
