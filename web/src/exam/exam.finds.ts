import { client } from '../platform/client.ts'
import { detailOf, type FindSource, matching } from '../platform/find.ts'

export const finds: FindSource[] = [
  {
    label: 'Exams',
    roles: ['school_admin', 'teacher'],
    order: 50,
    find: async (search, signal) => {
      const { items } = await client.exam.list({ search, size: 5 }, { signal })
      return items.map(({ id, title, subject, classes, status }) => ({
        id,
        title,
        detail: detailOf(subject, classes.join(', '), status),
        page: { to: '/exams/$examId', params: { examId: id } },
      }))
    },
  },
  {
    label: 'My exams',
    roles: ['student'],
    order: 50,
    find: async (query, signal) => {
      const { items } = await client.exam.listMine(undefined, { signal })
      return matching(items, query, ({ title, subject }) => [title, subject]).map(({ id, title, subject }) => ({
        id,
        title,
        detail: subject,
        page: { to: '/exam/$examId', params: { examId: id } },
      }))
    },
  },
]
