import type { departments } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { type ListInput, type ListSpec, readList } from '../../platform/list/read-list.ts'

export type TeacherSort = 'newest' | 'name' | 'employeeId' | 'students' | 'exams'

export type TeacherQuery = ListInput<TeacherSort> & {
  status?: 'pending_verification' | 'active' | 'inactive' | undefined
  subjectId?: string | undefined
  classId?: string | undefined
  department?: (typeof departments)[number] | undefined
}

type Row = {
  id: string
  name: string
  email: string | null
  employeeId: string
  department: (typeof departments)[number] | ''
  phone: string
  experience: number | null
  qualification: string
  address: string
  subjects: { id: string; name: string }[]
  classes: { id: string; name: string }[]
  studentsCount: number
  examsCreated: number
  photoId: string | null
  status: 'pending_verification' | 'active' | 'inactive'
  createdAt: string
  revision: number
}

/** Active students by class, as one value: counted once, however many teachers a class has. */
const studentsOfClasses = `(SELECT jsonb_object_agg(n.class_id, n.count)
  FROM (SELECT s.class_id, count(*) AS count FROM students s
        WHERE s.school_id = $1 AND s.class_id IS NOT NULL AND s.user_id = ANY (ARRAY(
          SELECT p.id FROM users p WHERE p.school_id = $1 AND p.role = 'student' AND p.status = 'active'))
        GROUP BY s.class_id) n)`

/**
 * Active students of the classes of a teacher. Not a join: of a school that is newer than what PostgreSQL knows of its tables it expects one
 * row, and would count all classes anew for each teacher of each class.
 */
const studentsCounted = `(SELECT coalesce(sum((${studentsOfClasses} ->> k.class_id::text)::int), 0)
  FROM teacher_classes k WHERE k.school_id = $1 AND k.user_id = u.id)`

const examsCounted =
  '(SELECT count(*) FROM exams e WHERE e.school_id = $1 AND e.created_by = u.id AND e.deleted_at IS NULL)'

const beside = 'JOIN teachers t ON t.school_id = u.school_id AND t.user_id = u.id'

const teachers: ListSpec<TeacherSort, TeacherQuery> = {
  name: 'teachers',
  from: `users u ${beside}`,
  id: 'u.id',
  whose: `u.school_id = $1 AND u.role = 'teacher'`,
  equals: { status: 'u.status', department: 't.department' },
  where: (query, bind) => [
    ...(query.subjectId === undefined ? [] : [isAssigned('subject', bind(query.subjectId))]),
    ...(query.classId === undefined ? [] : [isAssigned('class', bind(query.classId))]),
  ],
  searched: [
    'u.find_key',
    `coalesce((SELECT string_agg(j.name_key, E'\\n') FROM teacher_subjects a
       JOIN subjects j ON j.school_id = a.school_id AND j.id = a.subject_id
       WHERE a.school_id = $1 AND a.user_id = u.id), '')`,
  ],
  sorts: {
    newest: { key: 'u.id', type: 'uuid', usual: 'desc' },
    name: { key: 'u.name_key', type: 'text', usual: 'asc' },
    employeeId: { key: 't.number_key', type: 'text', usual: 'asc' },
    students: { key: `${studentsCounted}::float8`, type: 'float8', usual: 'desc' },
    exams: { key: `${examsCounted}::float8`, type: 'float8', usual: 'desc' },
  },
  first: 'newest',
  columns: `u.id, u.name, u.email, t.employee_id AS "employeeId", t.department, u.phone, t.experience_years AS experience,
    t.qualification, u.address, u.status, u.revision, u.photo_id AS "photoId", ${studentsCounted}::int AS "studentsCount",
    ${examsCounted} AS "examsCreated",
    to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name) ORDER BY j.name), '[]')
     FROM teacher_subjects a JOIN subjects j ON j.school_id = a.school_id AND j.id = a.subject_id
     WHERE a.school_id = $1 AND a.user_id = u.id) AS subjects,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.level_place, c.position, c.name), '[]')
     FROM teacher_classes a JOIN classes c ON c.school_id = a.school_id AND c.id = a.class_id
     WHERE a.school_id = $1 AND a.user_id = u.id) AS classes`,
  joins: `JOIN users u ON u.school_id = $1 AND u.id = p.id ${beside}`,
}

function isAssigned(place: 'subject' | 'class', value: string): string {
  const table = place === 'subject' ? 'teacher_subjects' : 'teacher_classes'
  return `EXISTS (SELECT FROM ${table} a WHERE a.school_id = $1 AND a.user_id = u.id AND a.${place}_id = ${value})`
}

/** A page of the school's teachers. */
export async function listTeachers(tx: Tx, query: TeacherQuery) {
  return await readList<Row, TeacherSort, TeacherQuery>(tx, teachers, query)
}

/** One of them, as the list has it; undefined for anybody else. */
export async function selectOptionalTeacher(tx: Tx, id: string): Promise<Row | undefined> {
  const page = await listTeachers(tx, { id, size: 1 })
  return isRefused(page) ? undefined : page.items[0]
}
