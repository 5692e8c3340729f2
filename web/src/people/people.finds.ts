import { client } from '../platform/client.ts'
import { detailOf, type FindSource, type Hit } from '../platform/find.ts'
import { noClass, type Student } from './people.ts'
import { studentPage } from './students/student-list.ts'
import { teacherPage } from './teachers/teacher-list.ts'

const studentFinds = { label: 'Students', order: 30 }

/** As many as the palette shows of each kind. */
const mostHits = 5

type Place = Pick<Hit, 'page' | 'search'>

async function findStudents(search: string, signal: AbortSignal, placeOf: (student: Student) => Place): Promise<Hit[]> {
  const { items } = await client.people.listStudents({ search, size: mostHits }, { signal })
  return items.map((student) => ({
    id: student.id,
    title: student.name,
    detail: detailOf(student.class?.name ?? noClass, student.studentNumber),
    ...placeOf(student),
  }))
}

const onOwnPage = (student: Student): Place => ({ page: studentPage(student) })
const inTheList = ({ studentNumber }: Student): Place => ({ page: { to: '/students' }, search: studentNumber })

export const finds: FindSource[] = [
  // Administrators have a page for each student; a teacher finds them in the list.
  { ...studentFinds, roles: ['school_admin'], find: (search, signal) => findStudents(search, signal, onOwnPage) },
  { ...studentFinds, roles: ['teacher'], find: (search, signal) => findStudents(search, signal, inTheList) },
  {
    label: 'Teachers',
    roles: ['school_admin'],
    order: 40,
    find: async (search, signal) => {
      const { items } = await client.people.listTeachers({ search, size: 5 }, { signal })
      return items.map(({ id, name, email, employeeId }) => ({
        ...{ id, title: name, detail: detailOf(employeeId, email), page: teacherPage({ id }), search: name },
      }))
    },
  },
]
