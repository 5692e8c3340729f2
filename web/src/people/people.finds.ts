import { client } from '../platform/client.ts'
import { detailOf, type FindSource } from '../platform/find.ts'
import { noClass } from './people.ts'
import { studentPage } from './students/student-list.ts'
import { teacherPage } from './teachers/teacher-list.ts'

/** As many as the palette shows of each kind. */
const mostHits = 5

export const finds: FindSource[] = [
  {
    label: 'Students',
    roles: ['school_admin', 'teacher'],
    order: 30,
    find: async (search, signal) => {
      const { items } = await client.people.listStudents({ search, size: mostHits }, { signal })
      return items.map((student) => ({
        id: student.id,
        title: student.name,
        page: studentPage(student),
        detail: detailOf(student.class?.name ?? noClass, student.studentNumber),
      }))
    },
  },
  {
    label: 'Teachers',
    roles: ['school_admin'],
    order: 40,
    find: async (search, signal) => {
      const { items } = await client.people.listTeachers({ search, size: mostHits }, { signal })
      return items.map(({ id, name, email, employeeId }) => ({
        id,
        title: name,
        detail: detailOf(employeeId, email),
        page: teacherPage({ id }),
        search: name,
      }))
    },
  },
]
