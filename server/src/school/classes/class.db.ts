import type { classStatuses } from '@sabimark/domain/school/class-fields.ts'
import { classNameOf } from '@sabimark/domain/school/class-name.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { ListInput, ListSpec } from '../../platform/list/read-list.ts'
import { tableKind } from '../../platform/record/table-kind.ts'

export type ClassStatus = (typeof classStatuses)[number]

/** What can be written of a class, by the names of the wire. Without a position it stands last. */
export type ClassValues = { level: string; arm: string; position: number | null; formTeacherId: string | null }

/** A class as an act finds it, with what refers to it. */
export type ClassState = ClassValues & {
  id: string
  name: string
  status: ClassStatus
  revision: number
  activeCount: number
  studentsCount: number
  teachersCount: number
  /** Those of attempts, too: only a class that an exam is for begins one. */
  examsCount: number
  /** Coming and running exams that nobody else sits. */
  onlyForItCount: number
}

/** Of the class whose alias this is. */
const active = (of: string) => `(SELECT count(*) FROM students s
  JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
  WHERE s.school_id = ${of}.school_id AND s.class_id = ${of}.id AND u.status = 'active')`
const count = (table: string, of: string) =>
  `(SELECT count(*) FROM ${table} x WHERE x.school_id = ${of}.school_id AND x.class_id = ${of}.id)`

/** How classes are written. Their name follows from level and arm. */
export const classes = tableKind<ClassValues & { status: ClassStatus }, ClassState>({
  noun: 'class',
  table: 'classes',
  columns: { level: 'level', arm: 'arm', position: 'position', formTeacherId: 'form_teacher_id', status: 'status' },
  facts: `${active('r')} AS "activeCount", ${count('students', 'r')} AS "studentsCount",
    ${count('teacher_classes', 'r')} AS "teachersCount",
    (SELECT count(*) FROM (SELECT e.exam_id FROM exam_classes e WHERE e.school_id = r.school_id AND e.class_id = r.id
      UNION SELECT o.exam_id FROM sitting_classes k
        JOIN exam_sittings o ON o.school_id = k.school_id AND o.id = k.sitting_id
        WHERE k.school_id = r.school_id AND k.class_id = r.id) exams) AS "examsCount",
    (SELECT count(*) FROM sitting_classes k
      JOIN exam_sittings o ON o.school_id = k.school_id AND o.id = k.sitting_id AND o.closes_at > clock_timestamp()
      WHERE k.school_id = r.school_id AND k.class_id = r.id AND NOT EXISTS (SELECT FROM sitting_classes other
        WHERE other.school_id = k.school_id AND other.sitting_id = k.sitting_id AND other.class_id <> k.class_id))
      AS "onlyForItCount"`,
  derived: async (tx, one) => ({ name: classNameOf(one), position: one.position ?? (await selectNextPosition(tx)) }),
})

async function selectNextPosition(tx: Tx): Promise<number> {
  const { next } = await tx.one<{ next: number }>(
    'SELECT coalesce(max(position), 0) + 1 AS next FROM classes WHERE school_id = $1',
    [tx.schoolId],
  )
  return next
}

export type ClassSort = 'position' | 'name' | 'students'
export type ClassQuery = ListInput<ClassSort> & {
  status?: ClassStatus | undefined
  /** Only this class. */
  id?: string
}

export const classList: ListSpec<ClassSort, ClassQuery> = {
  name: 'classes',
  from: 'classes c',
  id: 'c.id',
  where: ({ id, status }, bind) => [
    'c.school_id = $1',
    ...(id === undefined ? [] : [`c.id = ${bind(id)}`]),
    ...(status === undefined ? [] : [`c.status = ${bind(status)}`]),
  ],
  searched: ['c.find_key'],
  sorts: {
    position: { key: "lpad(c.position::text, 6, '0') || c.find_key", type: 'text', usual: 'asc' },
    name: { key: 'c.find_key', type: 'text', usual: 'asc' },
    students: { key: `${active('c')}::float8`, type: 'float8', usual: 'desc' },
  },
  first: 'position',
  columns: `c.id, c.name, c.level, c.arm, c.position, c.status, c.revision, ${active('c')} AS "studentsCount",
    ${count('exam_classes', 'c')} AS "examsCount",
    CASE WHEN t.id IS NULL THEN NULL ELSE jsonb_build_object('id', t.id, 'name', t.name) END AS "formTeacher"`,
  joins: `JOIN classes c ON c.school_id = $1 AND c.id = p.id
    LEFT JOIN users t ON t.school_id = c.school_id AND t.id = c.form_teacher_id`,
}
