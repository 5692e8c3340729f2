import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'
import { useMe } from '../platform/session.ts'
import { useClasses } from './school-lists.ts'

/** The open classes whose figures somebody has: a teacher's own, and for administrators all of the school. */
export function useMyClasses() {
  const isTeacher = useMe().role === 'teacher'
  const classes = useClasses()
  const profile = useQuery({ ...orpc.people.profile.queryOptions(), enabled: isTeacher })
  if (!isTeacher) return classes
  const names = new Set(profile.data?.profile.classes.map(({ name }) => name))
  return {
    data: profile.data && classes.data?.filter(({ name }) => names.has(name)),
    error: classes.error ?? profile.error,
    refetch: () => Promise.all([classes.refetch(), profile.refetch()]),
  }
}
