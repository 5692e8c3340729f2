import { client } from '../platform/client.ts'
import { detailOf, type FindSource, matching } from '../platform/find.ts'

export const finds: FindSource[] = [
  {
    label: 'Schools',
    roles: ['super_admin'],
    order: 10,
    find: async (search, signal) => {
      const { items } = await client.school.list({ search }, { signal })
      return items.map(({ id, name, subdomain }) => ({
        id,
        title: name,
        detail: subdomain,
        to: '/schools',
        search: name,
      }))
    },
  },
  {
    label: 'Subjects',
    roles: ['school_admin'],
    order: 20,
    find: async (query, signal) => {
      const { items } = await client.school.listSubjects(undefined, { signal })
      return matching(items, query, ({ name, code }) => [name, code]).map(({ id, name, code, difficulty }) => ({
        id,
        title: name,
        detail: detailOf(code, difficulty),
        to: '/subjects',
        search: name,
      }))
    },
  },
]
