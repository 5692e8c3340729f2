import type { TimetableSitting } from '@sabimark/domain/exam/timetable/clash.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { ofTheirWork } from '../exam.db.ts'
import { sittingsWithCandidates } from '../sitting.db.ts'

export type TimetableRow = TimetableSitting & {
  /** null where the teacher who asks does not work on it. */
  examId: string | null
  title: string
  subject: string
  location: string
  classes: { id: string; name: string }[]
}

export const mostSittings = 500

/** `teacherId`: who is told of others' exams only what stands on a timetable. */
type Asked = { from: Date; until: Date; classId?: string | undefined; teacherId?: string | null }

/** Whom sitting `s` is for: its classes, and those of who is named. */
const classesOfSitting = `SELECT x.class_id FROM sitting_classes x WHERE x.school_id = s.school_id AND x.sitting_id = s.id
  UNION SELECT k.class_id FROM sitting_students x JOIN students k ON k.school_id = x.school_id AND k.user_id = x.student_id
  WHERE x.school_id = s.school_id AND x.sitting_id = s.id`

/**
 * The published sittings of the school that are open at some time from one instant to the other, the first first. A whole class
 * clashes with others (`classIds`) only where it is expected whole: not in a sitting for who was absent, or of who is named.
 */
export async function selectTimetable(
  tx: Tx,
  { from, until, classId, teacherId = null }: Asked,
): Promise<TimetableRow[]> {
  return await tx.rows<TimetableRow>(
    `SELECT s.id, CASE WHEN $6::uuid IS NULL OR ${ofTheirWork('$6')} THEN e.id END AS "examId", e.title, e.exam_type AS "examType", e.subject_id AS "subjectId", b.name AS subject,
       s.location, s.opens_at AS "opensAt", s.closes_at AS "closesAt", s.duration_minutes AS "durationMinutes",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.level_place, c.position, c.name), '[]')
        FROM classes c WHERE c.school_id = s.school_id AND c.id IN (${classesOfSitting})) AS classes,
       ARRAY(SELECT x.class_id FROM sitting_classes x
         WHERE x.school_id = s.school_id AND x.sitting_id = s.id AND NOT s.is_for_absent) AS "classIds"
     FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id AND e.status <> 'archived'
     JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id
     WHERE s.school_id = $1 AND s.opens_at < $3 AND s.closes_at > $2
       AND ($4::uuid IS NULL OR $4 IN (${classesOfSitting}))
     ORDER BY s.opens_at, s.id LIMIT $5`,
    [tx.schoolId, from, until, classId ?? null, mostSittings, teacherId],
  )
}

/** Two subjects that one class sits at once; `pair` numbers it. */
export type AskedPair = { pair: number; classId: string; one: string; other: string }

const offers = (subject: string) => `(NOT EXISTS (SELECT 1 FROM student_subjects o
    WHERE o.school_id = st.school_id AND o.user_id = st.user_id)
  OR EXISTS (SELECT 1 FROM student_subjects o
    WHERE o.school_id = st.school_id AND o.user_id = st.user_id AND o.subject_id = ${subject}))`

/** By pair, how many active students of its classes offer both subjects, and the first names of them. */
export async function selectWhoSitsBoth(
  tx: Tx,
  pairs: readonly AskedPair[],
  teacherId: string | null,
): Promise<Map<number, { studentCount: number; students: string[] }>> {
  const rows = await tx.rows<{ pair: number; studentCount: number; students: string[] }>(
    `SELECT p.pair, count(*) AS "studentCount", 
       coalesce((array_agg(u.name ORDER BY u.name, u.id) FILTER (WHERE $3::uuid IS NULL OR p."classId" IN (
         SELECT t.class_id FROM teacher_classes t WHERE t.school_id = $1 AND t.user_id = $3)))[1:5], '{}') AS students
     FROM jsonb_to_recordset($2) AS p(pair integer, "classId" uuid, one uuid, other uuid)
     JOIN students st ON st.school_id = $1 AND st.class_id = p."classId"
     JOIN users u ON u.school_id = st.school_id AND u.id = st.user_id AND u.role = 'student' AND u.status = 'active'
     WHERE ${offers('p.one')} AND ${offers('p.other')} GROUP BY p.pair`,
    [tx.schoolId, JSON.stringify(pairs), teacherId],
  )
  return new Map(rows.map(({ pair, ...found }) => [pair, found]))
}

type Named = {
  draft: Pick<TimetableRow, 'classIds' | 'subjectId'>
  sittingIds: readonly string[]
  studentIds: readonly string[]
  /** Whose classes the names are of; null for who works on all. */
  teacherId: string | null
}

/**
 * By sitting, how many of these students are candidates of it, and the first names of them; whoever is a candidate of the draft by
 * their class is counted with that.
 */
export async function selectNamedInOthers(
  tx: Tx,
  { draft, sittingIds, studentIds, teacherId }: Named,
): Promise<Map<string, { studentCount: number; students: string[] }>> {
  const rows = await tx.rows<{ id: string; studentCount: number; students: string[] }>(
    `SELECT s.id, count(*) AS "studentCount", coalesce((array_agg(w.name ORDER BY w.name, w.id) FILTER (WHERE $6::uuid IS NULL OR st.class_id IN (
         SELECT t.class_id FROM teacher_classes t WHERE t.school_id = $1 AND t.user_id = $6)))[1:5], '{}') AS students
     FROM ${sittingsWithCandidates({ which: 'st.user_id = ANY ($3::uuid[])', columns: 'st.school_id, st.user_id, st.class_id' })}
     JOIN users w ON w.school_id = st.school_id AND w.id = st.user_id
     WHERE s.school_id = $1 AND s.id = ANY ($2::uuid[]) AND NOT (st.class_id = ANY ($4::uuid[]) AND ${offers('$5')})
     GROUP BY s.id`,
    [tx.schoolId, sittingIds, studentIds, draft.classIds, draft.subjectId, teacherId],
  )
  return new Map(rows.map(({ id, ...found }) => [id, found]))
}

/** These classes by name; those that are not of the school are left out. */
export async function selectClassNames(tx: Tx, classIds: readonly string[]): Promise<{ id: string; name: string }[]> {
  return await tx.rows(
    'SELECT id, name FROM classes WHERE school_id = $1 AND id = ANY ($2::uuid[]) ORDER BY level_place, position, id',
    [tx.schoolId, classIds],
  )
}
