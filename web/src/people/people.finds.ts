import { client } from '../platform/client.ts'
import { detailOf, type FindSource } from '../platform/find.ts'
import { noClass } from './people.ts'

export const finds: FindSource[] = [
  {
    label: 'Students',
    roles: ['school_admin', 'teacher'],
    order: 30,
    find: async (search, signal) => {
      const { items } = await client.people.listStudents({ search }, { signal })
      return items.map(({ id, name, studentNumber, class: schoolClass }) => ({
        id,
        title: name,
        detail: detailOf(schoolClass?.name ?? noClass, studentNumber),
        to: '/students',
        search: studentNumber,
      }))
    },
  },
  {
    label: 'Teachers',
    roles: ['school_admin'],
    order: 40,
    find: async (search, signal) => {
      const { items } = await client.people.listTeachers({ search }, { signal })
      return items.map(({ id, name, email, employeeId }) => ({
        id,
        title: name,
        detail: detailOf(employeeId, email),
        to: '/teachers',
        search: name,
      }))
    },
  },
]
