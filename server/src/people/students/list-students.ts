import type { genders } from '@sabimark/domain/people/students/student-fields.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import { lookUp, lookUpOptional } from '../../platform/database/look-up.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { type ListInput, type ListSpec, type Order, readList } from '../../platform/list/read-list.ts'
import { isSitting } from './student.db.ts'

export type StudentSort = 'newest' | 'name' | 'studentNumber' | 'class' | 'average'

export type StudentQuery = ListInput<StudentSort> & {
  classId?: string | undefined
  status?: 'active' | 'inactive' | 'left' | undefined
  subjectId?: string | undefined
  gender?: (typeof genders)[number] | undefined
  missing?: 'slip' | 'class' | 'signIn' | undefined
  /** Only students of the classes this teacher is assigned to. */
  teacherId?: string | null
}

type Row = {
  id: string
  name: string
  email: string | null
  studentNumber: string
  classId: string | null
  className: string | null
  phone: string
  examsTaken: number
  millionthsSum: number
  hasSlip: boolean
  isSitting: boolean
  hasLeft: boolean
  photoId: string | null
  status: 'pending_verification' | 'active' | 'inactive'
  createdAt: string
  revision: number
}

const inStatus = {
  active: `u.status = 'active'`,
  inactive: `u.status = 'inactive' AND s.left_on IS NULL`,
  left: `u.status = 'inactive' AND s.left_on IS NOT NULL`,
}
const missing = { slip: 'u.account_id IS NULL', class: 's.class_id IS NULL', signIn: 'u.last_sign_in_at IS NULL' }

// LEFT, though every student has a row there: what a sort and its filters do not need is then not read.
const theirStudents = 'LEFT JOIN students s ON s.school_id = u.school_id AND s.user_id = u.id'
const students = `users u ${theirStudents}`
const theirUsers = 'JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id AND s.school_id = $1'

// OFFSET 0: one after the other, and not all users of the school first.
const userOf = (student: string) => `SELECT * FROM users v WHERE v.school_id = $1 AND v.id = ${student} OFFSET 0`

const placeOfClass = `lpad(c.level_place::text, 4, '0') || lpad(c.position::text, 6, '0') || c.name`

/** Sorted before anything is read of who they are. OFFSET 0: class by class, and not all students of the school first. */
const classByClass = (order: Order) =>
  `SELECT k.*, c.place FROM
     (SELECT c.id, ${placeOfClass} AS place FROM classes c WHERE c.school_id = $1 ORDER BY place ${order}) c
   CROSS JOIN LATERAL (SELECT * FROM students k WHERE k.school_id = $1 AND k.class_id = c.id OFFSET 0) k
   ORDER BY c.place ${order}, k.name_key ${order}, k.user_id ${order}`

/** As the index student_totals_by_average has it (029): in ten-thousandths of one per cent. */
const averageKey = '((t.millionths_sum + 50 * t.marked_count) / nullif(100 * t.marked_count, 0))'
const noAverage = (order: Order) => (order === 'asc' ? `'1e9'::float8` : `'-1'::float8`)
const theirTotals = `student_totals t CROSS JOIN LATERAL (${userOf('t.student_id')}) u`
const isUnmarked = `NOT EXISTS (SELECT FROM student_totals t
  WHERE t.school_id = $1 AND t.student_id = u.id AND ${averageKey} IS NOT NULL)`

/** How students are found, sorted and shown. */
export const studentList: ListSpec<StudentSort, StudentQuery> = {
  name: 'students',
  from: students,
  id: 'u.id',
  whose: `u.school_id = $1 AND u.role = 'student'`,
  equals: { classId: 's.class_id', gender: 's.gender' },
  where: (query, bind) => [
    ...(query.status === undefined ? [] : [inStatus[query.status]]),
    ...(query.missing === undefined ? [] : [missing[query.missing]]),
    // Who chose no subject offers all.
    ...(query.subjectId === undefined ? [] : [offers(bind(query.subjectId))]),
    ...(query.teacherId ? [`s.class_id = ANY (ARRAY(${classesOf(bind(query.teacherId))}))`] : []),
  ],
  searched: ['u.find_key', 's.find_key'],
  sorts: {
    newest: { key: 'u.id', type: 'uuid', usual: 'desc' },
    name: { key: 'u.name_key', type: 'text', usual: 'asc' },
    studentNumber: {
      key: 's.number_key',
      type: 'text',
      usual: 'asc',
      parts: () => [{ from: `students s ${theirUsers}` }],
    },
    // In a class by name; no class stands last.
    class: {
      key: 's.place',
      type: 'text',
      usual: 'asc',
      within: { key: 's.name_key', type: 'text' },
      parts: (order) => [
        {
          from: `(${classByClass(order)}) s CROSS JOIN LATERAL (${userOf('s.user_id')}) u`,
          keys: ['s.place', 's.name_key', 's.user_id'],
        },
        {
          from: `students s ${theirUsers}`,
          keys: [order === 'asc' ? `'~'::text` : `''::text`],
          where: 's.class_id IS NULL',
        },
      ],
    },
    average: {
      key: averageKey,
      type: 'float8',
      usual: 'desc',
      within: { key: 't.marked_count', type: 'float8' },
      parts: (order) => [
        {
          from: `${theirTotals} ${theirStudents}`,
          keys: [averageKey, 't.marked_count', 't.student_id'],
          where: `t.school_id = $1 AND ${averageKey} IS NOT NULL`,
        },
        {
          from: students,
          keys: [noAverage(order), `'0'::float8`],
          where: isUnmarked,
        },
      ],
    },
  },
  first: 'newest',
  columns: `u.id, u.name, u.email, s.student_id AS "studentNumber", u.phone, u.status, u.revision,
    coalesce(t.marked_count, 0) AS "examsTaken", coalesce(t.millionths_sum, 0)::bigint AS "millionthsSum",
    u.account_id IS NOT NULL AS "hasSlip", ${isSitting('u.id')} AS "isSitting", u.photo_id AS "photoId",
    s.left_on IS NOT NULL AS "hasLeft",
    to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
    c.id AS "classId", c.name AS "className"`,
  joins: `${lookUp('users', 'u', 'u.school_id = $1 AND u.id = p.id')}
    ${lookUp('students', 's', 's.school_id = u.school_id AND s.user_id = u.id')}
    ${lookUpOptional('classes', 'c', 'c.school_id = s.school_id AND c.id = s.class_id')}
    ${lookUpOptional('student_totals', 't', 't.school_id = s.school_id AND t.student_id = s.user_id')}`,
}

/**
 * The same list narrowed to a teacher, in the same order by the same keys. It begins at the students of the own classes, who are few among
 * those of a school, and looks up who they are where that is asked about.
 */
function studentsOfClasses({ search, status, missing }: StudentQuery): typeof studentList {
  const isAboutUsers = search !== undefined || status !== undefined || missing !== undefined
  const from = `students s ${isAboutUsers ? lookUp('users', 'u', 'u.school_id = s.school_id AND u.id = s.user_id') : ''}`
  const { name, studentNumber, average, ...sorts } = studentList.sorts
  return {
    ...studentList,
    from,
    id: 's.user_id',
    whose: 's.school_id = $1',
    sorts: {
      newest: { ...sorts.newest, key: 's.user_id' },
      name: { ...name, key: 's.name_key' },
      studentNumber: { ...studentNumber, parts: () => [{ from }] },
      class: {
        ...sorts.class,
        key: placeOfClass,
        parts: () => [{ from: `${from} ${lookUp('classes', 'c', 'c.school_id = s.school_id AND c.id = s.class_id')}` }],
      },
      average: {
        ...average,
        parts: (order) => [
          {
            from: `${from} ${lookUpOptional('student_totals', 't', 't.school_id = s.school_id AND t.student_id = s.user_id')}`,
            keys: [`coalesce(${averageKey}, ${noAverage(order)})`, `coalesce(t.marked_count, '0'::float8)`],
          },
        ],
      },
    },
  }
}

const classesOf = (teacher: string) =>
  `SELECT k.class_id FROM teacher_classes k WHERE k.school_id = $1 AND k.user_id = ${teacher}`

function offers(subject: string): string {
  const rows = (which: string) =>
    `EXISTS (SELECT FROM student_subjects o WHERE o.school_id = s.school_id AND o.user_id = s.user_id${which})`
  const known = `EXISTS (SELECT FROM subjects j WHERE j.school_id = $1 AND j.id = ${subject})`
  return `(${rows(` AND o.subject_id = ${subject}`)} OR (NOT ${rows('')} AND ${known}))`
}

/** A page of students: all of them for the administrator, those of the own classes for a teacher. */
export async function listStudents(tx: Tx, query: StudentQuery, actor: Actor) {
  return await readPage(tx, { ...query, teacherId: teacherAmong(actor) })
}

const teacherAmong = ({ role, userId }: Actor) => (role === 'teacher' ? userId : null)

/** One of them, as the list has it, of those the actor may list where one is named; undefined for anybody else. */
export async function selectOptionalStudent(tx: Tx, id: string, actor?: Actor) {
  const page = await readPage(tx, { id, size: 1, teacherId: actor ? teacherAmong(actor) : null })
  return isRefused(page) ? undefined : page.items[0]
}

async function readPage(tx: Tx, query: StudentQuery) {
  // One alone is found by the id.
  const isNarrowed = query.teacherId && query.id === undefined
  const page = await readList<Row, StudentSort, StudentQuery>(
    tx,
    isNarrowed ? studentsOfClasses(query) : studentList,
    query,
  )
  return isRefused(page) ? page : { ...page, items: page.items.map(asItem) }
}

function asItem({ millionthsSum, classId, className, ...row }: Row) {
  return {
    ...row,
    class: classId === null || className === null ? null : { id: classId, name: className },
    averageScore: averageOf({ markedCount: row.examsTaken, millionthsSum }),
  }
}
