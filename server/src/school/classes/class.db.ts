import type { FieldValues } from '@sabimark/contract/record.ts'
import type { classContract } from '@sabimark/contract/school/classes/class.contract.ts'
import type { classFields } from '@sabimark/domain/school/classes/class-fields.ts'
import { classNameOf } from '@sabimark/domain/school/classes/class-name.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { ListSpec, QueryOf, RowOf, SortOf } from '../../platform/list/read-list.ts'
import type { RecordState } from '../../platform/record/acts.ts'
import { countOf, tableKind } from '../../platform/record/table-kind.ts'
import { selectLevelPlace } from '../grading/levels.db.ts'

type ListCall = typeof classContract.listClasses

/** What can be written of a class, by the names of the wire. Without a position it stands last. */
export type ClassValues = FieldValues<typeof classFields> & { formTeacherId: string | null }
type Kept = ClassValues & { status: RowOf<ListCall>['status'] }

/** A class as an act finds it, with what refers to it. */
type ClassState = RecordState &
  Kept & {
    studentsCount: number
    activeCount: number
    teachersCount: number
    examsCount: number
    formerCount: number
    onlyForItCount: number
  }

/** Who was in the class of this alias in another year and is not in it now. */
const former = (of: string) => `(SELECT count(DISTINCT n.student_id) FROM enrolments n
  JOIN students f ON f.school_id = n.school_id AND f.user_id = n.student_id AND f.class_id IS DISTINCT FROM ${of}.id
  WHERE n.school_id = ${of}.school_id AND n.class_id = ${of}.id)`

/** Of the class whose alias this is. */
const active = (of: string) => `(SELECT count(*) FROM students s
  JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
  WHERE s.school_id = ${of}.school_id AND s.class_id = ${of}.id AND u.status = 'active')`

/** How classes are written. Their name follows from level and arm. */
export const classes = tableKind<Kept, ClassState>({
  noun: 'class',
  table: 'classes',
  columns: { level: 'level', arm: 'arm', position: 'position', formTeacherId: 'form_teacher_id', status: 'status' },
  facts: `${active('r')} AS "activeCount", ${countOf('students', 'class_id', 'r')} AS "studentsCount",
    ${countOf('teacher_classes', 'class_id', 'r')} AS "teachersCount",
    ${former('r')} AS "formerCount",
    -- Those of attempts, too: only a class that an exam is for begins one.
    (SELECT count(*) FROM (SELECT e.exam_id FROM exam_classes e WHERE e.school_id = r.school_id AND e.class_id = r.id
      UNION SELECT o.exam_id FROM sitting_classes k
        JOIN exam_sittings o ON o.school_id = k.school_id AND o.id = k.sitting_id
        WHERE k.school_id = r.school_id AND k.class_id = r.id) exams) AS "examsCount",
    -- Coming and running exams that nobody else sits.
    (SELECT count(*) FROM sitting_classes k
      JOIN exam_sittings o ON o.school_id = k.school_id AND o.id = k.sitting_id AND o.closes_at > clock_timestamp()
      WHERE k.school_id = r.school_id AND k.class_id = r.id AND NOT EXISTS (SELECT FROM sitting_classes other
        WHERE other.school_id = k.school_id AND other.sitting_id = k.sitting_id AND other.class_id <> k.class_id))
      AS "onlyForItCount"`,
  derived: async (tx, one) => ({
    name: classNameOf(one),
    position: one.position ?? (await selectNextPosition(tx)),
    level_place: await selectLevelPlace(tx, one.level),
  }),
})

/** What can refer to a class, by the facts that count it. */
export const usersOfClass = {
  student: 'studentsCount',
  teacher: 'teachersCount',
  exam: 'examsCount',
  'former student': 'formerCount',
} as const

/** The classes of the school, open or closed, by what their names are made of. */
export async function selectClassParts(
  tx: Tx,
): Promise<{ id: string; name: string; level: string; arm: string; status: 'open' | 'closed' }[]> {
  return await tx.rows('SELECT id, name, level, arm, status FROM classes WHERE school_id = $1 ORDER BY position, id', [
    tx.schoolId,
  ])
}

/** Somebody has said which classes the school has: its first steps ask no longer. The row is there, and locked. */
export async function markClassesNamed(tx: Tx): Promise<void> {
  await tx.run('UPDATE school_settings SET are_classes_named = true WHERE school_id = $1 AND NOT are_classes_named', [
    tx.schoolId,
  ])
}

async function selectNextPosition(tx: Tx): Promise<number> {
  const { next } = await tx.one<{ next: number }>(
    'SELECT coalesce(max(position), 0) + 1 AS next FROM classes WHERE school_id = $1',
    [tx.schoolId],
  )
  return next
}

/** Who is a form teacher, or was one and administers by now: names by id. */
export async function selectTeachers(tx: Tx): Promise<{ id: string; name: string }[]> {
  return await tx.rows(`SELECT id, name FROM users WHERE school_id = $1 AND role IN ('teacher', 'school_admin')`, [
    tx.schoolId,
  ])
}

export const classList: ListSpec<SortOf<ListCall>, QueryOf<ListCall>> = {
  name: 'classes',
  from: 'classes c',
  id: 'c.id',
  whose: 'c.school_id = $1',
  equals: { status: 'c.status' },
  searched: ['c.find_key'],
  sorts: {
    position: {
      key: "lpad(c.level_place::text, 4, '0') || lpad(c.position::text, 6, '0') || c.find_key",
      type: 'text',
      usual: 'asc',
    },
    name: { key: 'c.find_key', type: 'text', usual: 'asc' },
    students: { key: `${active('c')}::float8`, type: 'float8', usual: 'desc' },
  },
  first: 'position',
  columns: `c.id, c.name, c.level, c.arm, c.position, c.status, c.revision, ${active('c')} AS "studentsCount",
    ${countOf('exam_classes', 'class_id', 'c')} AS "examsCount",
    CASE WHEN t.id IS NULL THEN NULL ELSE jsonb_build_object('id', t.id, 'name', t.name) END AS "formTeacher"`,
  joins: `JOIN classes c ON c.school_id = $1 AND c.id = p.id
    LEFT JOIN users t ON t.school_id = c.school_id AND t.id = c.form_teacher_id`,
}
