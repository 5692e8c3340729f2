import type { PlanTier } from '@sabimark/domain/school/plan.ts'
import { planTier } from '@sabimark/domain/school/plan.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'
import { byCursor, rowsOf, useWholeList } from '../platform/whole-list.ts'

export type School = Awaited<ReturnType<Client['school']['list']>>['items'][number]

/** Every school of the platform, and whether all of them are there yet. */
export function useSchools() {
  const query = useInfiniteQuery(orpc.school.list.infiniteOptions({ input: (cursor) => ({ cursor }), ...byCursor }))
  const isWhole = useWholeList(query)
  return { query, isWhole, schools: rowsOf(query.data) }
}

/** The figures at the head of Schools Management. */
export function schoolFigures(schools: readonly School[]) {
  const premium: PlanTier = 'Premium'
  return {
    total: schools.length,
    active: schools.filter(({ status }) => status === 'active').length,
    premium: schools.filter(({ subscription }) => planTier(subscription) === premium).length,
    students: schools.reduce((sum, { studentsCount }) => sum + studentsCount, 0),
  }
}
