import { useQuery } from '@tanstack/react-query'
import type { Client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'

export type Subject = Awaited<ReturnType<Client['school']['listSubjects']>>['items'][number]
export type SchoolClass = Awaited<ReturnType<Client['school']['listClasses']>>['items'][number]

/** What the specification says where a subject is not known by name. */
export const unknownSubject = 'Unknown Subject'

/** The subjects of the school; `data` is undefined until they have come. */
export function useSubjects() {
  return useQuery(orpc.school.listSubjects.queryOptions({ select: ({ items }) => items }))
}

/** Those in use: what new work and new people are offered. */
export function useActiveSubjects() {
  return useQuery(
    orpc.school.listSubjects.queryOptions({ select: ({ items }) => items.filter(({ status }) => status === 'active') }),
  )
}

/** The classes of the school, SS1A first; `data` is undefined until they have come. */
export function useClasses() {
  return useQuery(orpc.school.listClasses.queryOptions({ select: ({ items }) => [...items].sort(byName) }))
}

function byName(one: SchoolClass, other: SchoolClass): number {
  return one.name.localeCompare(other.name, 'en', { numeric: true })
}
