import { counted } from '@sabimark/domain/words/plural.ts'
import { client } from '../platform/client.ts'
import { detailOf, type FindSource } from '../platform/find.ts'

export const finds: FindSource[] = [
  {
    label: 'Schools',
    roles: ['super_admin'],
    order: 10,
    find: async (search, signal) => {
      const { items } = await client.school.list({ search, sort: 'name', size: 5 }, { signal })
      return items.map(({ id, name, subdomain }) => ({
        id,
        title: name,
        detail: subdomain,
        page: { to: '/schools' },
        search: name,
      }))
    },
  },
  {
    label: 'Subjects',
    roles: ['school_admin'],
    order: 20,
    find: async (search, signal) => {
      const { items } = await client.school.listSubjects({ search, sort: 'name', size: 5 }, { signal })
      return items.map(({ id, name, code, difficulty }) => ({
        id,
        title: name,
        detail: detailOf(code, difficulty),
        page: { to: '/subjects/$subjectId', params: { subjectId: id } },
      }))
    },
  },
  {
    label: 'Classes',
    roles: ['school_admin'],
    order: 35,
    find: async (search, signal) => {
      const { items } = await client.school.listClasses({ search, size: 5 }, { signal })
      return items.map(({ id, name, studentsCount }) => ({
        id,
        title: name,
        detail: counted(studentsCount, 'student'),
        page: { to: '/students/classes/$classId', params: { classId: id } },
      }))
    },
  },
]
