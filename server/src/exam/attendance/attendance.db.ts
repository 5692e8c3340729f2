import type { Tx } from '../../platform/database/tenant.ts'
import { ofTheirWork } from '../exam.db.ts'
import { unheardAt } from '../right-answers.db.ts'
import { expectedNow, isExcusedFrom } from './expected.db.ts'

/**
 * Sittings that closed at `from` or later and before `until`, and of them what is asked for; a `classId` or `level` is of
 * people: those who began in it, or were expected in it and did not.
 */
export type AttendanceOf = {
  from: Date
  until: Date
  /** Only the exams this teacher works on. */
  teacherId?: string | null | undefined
  /** Only people of this teacher's classes. */
  classesOf?: string | null | undefined
  examId?: string | undefined
  subjectId?: string | undefined
  classId?: string | undefined
  level?: string | undefined
}

/** How many people were expected, began, handed in by themselves, ran out of time, may have begun on a device, and never began. */
export type AttendanceCounts = {
  expectedCount: number
  startedCount: number
  handedInCount: number
  ranOutCount: number
  onDeviceCount: number
  absentCount: number
}

export type SittingAttendance = AttendanceCounts & {
  sittingId: string
  examId: string
  examTitle: string
  subject: string
  opensAt: Date
  closesAt: Date
  /** False: the work of closing has not been done yet, and expected is who is a candidate now. */
  isKept: boolean
}

/** Somebody who was expected and never began, as far as is known. Of a student who was deleted since, name and number are null. */
export type AbsentRow = {
  sittingId: string
  examId: string
  examTitle: string
  subject: string
  closesAt: Date
  studentId: string
  student: string | null
  studentNumber: string | null
  classId: string
  className: string
}

/**
 * `closed`: the sittings. `people`: whom each expected, with the class it expected them in or in which they first began.
 * Who is excused and never began is not expected. Whoever began is expected and never absent, also where the work of closing has
 * missed a start in the last second. `is_on_device`: neither present nor absent (candidateStanding). Nobody need come to
 * a practice: only who asks for one is told. Looked up sitting by sitting: joined as a whole, the papers of all years were read and sorted.
 */
const attendance = `WITH closed AS MATERIALIZED (
    SELECT s.school_id, s.id, s.exam_id, s.opens_at, s.closes_at, s.expected_at, s.is_for_absent
    FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
    WHERE s.school_id = $1 AND s.closes_at >= $2 AND s.closes_at < $3 AND s.closes_at <= $4
      AND ($5::uuid IS NULL OR ${ofTheirWork('$5')}) AND ($6::uuid IS NULL OR e.id = $6)
      AND ($6::uuid IS NOT NULL OR e.exam_type <> 'practice')
      AND ($7::uuid IS NULL OR e.subject_id = $7) AND ($10::uuid[] IS NULL OR s.id = ANY ($10))
  ), devices AS MATERIALIZED (
    ${unheardAt('$4')} AND o.id IN (SELECT id FROM closed)
  ), people AS (
    SELECT s.id AS sitting_id, p.*, p.has_begun IS NOT TRUE AND EXISTS (
      SELECT FROM devices d WHERE d.sitting_id = s.id AND d.student_id = p.student_id) AS is_on_device
    FROM closed s CROSS JOIN LATERAL (
      SELECT student_id, coalesce(b.class_id, k.class_id) AS class_id, b.is_over IS NOT NULL AS has_begun,
        b.has_handed_in, b.is_over
      FROM (
        SELECT k.student_id, k.class_id FROM expected_candidates k WHERE k.school_id = $1 AND k.sitting_id = s.id
          AND s.expected_at IS NOT NULL AND NOT ${isExcusedFrom('k.student_id')}
        UNION ALL
        SELECT st.user_id, st.class_id FROM exams e, ${expectedNow}
        WHERE s.expected_at IS NULL AND e.school_id = $1 AND e.id = s.exam_id AND NOT ${isExcusedFrom('st.user_id')}
      ) k FULL JOIN (
        SELECT a.student_id, (array_agg(a.class_id ORDER BY a.attempt_number))[1] AS class_id,
          coalesce(bool_or(a.ended_by = 'candidate'), false) AS has_handed_in,
          bool_and(a.state = 'submitted' OR a.deadline <= $4) AS is_over
        FROM exam_attempts a WHERE a.school_id = $1 AND a.exam_id = s.exam_id AND a.sitting_id = s.id
        GROUP BY a.student_id
      ) b USING (student_id)) p
  )`
/** Reads people p. */
const inClass = `($8::uuid IS NULL OR p.class_id = $8) AND ($9::text IS NULL OR EXISTS (
  SELECT FROM classes c WHERE c.school_id = $1 AND c.id = p.class_id AND c.level = $9))
  AND ($11::uuid IS NULL OR p.class_id IN (
    SELECT k.class_id FROM teacher_classes k WHERE k.school_id = $1 AND k.user_id = $11))`

function valuesOf(tx: Tx, of: AttendanceOf, sittingIds: readonly string[] | null) {
  const { from, until, teacherId, examId, subjectId, classId, level, classesOf } = of
  const narrowed = [teacherId, examId, subjectId, classId, level].map((one) => one ?? null)
  return [tx.schoolId, from, until, tx.now, ...narrowed, sittingIds, classesOf ?? null]
}

/** How each sitting was attended, in the order they closed; none of which nobody of those asked for was expected. */
export async function selectAttendance(tx: Tx, of: AttendanceOf): Promise<SittingAttendance[]> {
  return await tx.rows<SittingAttendance>(
    `${attendance}
     SELECT s.id AS "sittingId", s.exam_id AS "examId", e.title AS "examTitle", b.name AS subject,
       s.opens_at AS "opensAt", s.closes_at AS "closesAt", s.expected_at IS NOT NULL AS "isKept",
       n."expectedCount", n."startedCount", n."handedInCount", n."ranOutCount", n."onDeviceCount", n."absentCount"
     FROM (SELECT p.sitting_id, count(*) AS "expectedCount", count(*) FILTER (WHERE p.has_begun) AS "startedCount",
         count(*) FILTER (WHERE p.has_handed_in) AS "handedInCount",
         count(*) FILTER (WHERE p.is_over AND NOT p.has_handed_in) AS "ranOutCount",
         count(*) FILTER (WHERE p.is_on_device) AS "onDeviceCount",
         count(*) FILTER (WHERE NOT p.has_begun AND NOT p.is_on_device) AS "absentCount"
       FROM people p WHERE ${inClass} GROUP BY p.sitting_id) n
     JOIN closed s ON s.id = n.sitting_id
     JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
     JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id
     ORDER BY s.closes_at, e.title, s.id`,
    valuesOf(tx, of, null),
  )
}

/** Who never began, as far as is known: the absent, and those who may have begun on a device that is not heard yet. */
export type NeverBegan = 'absent' | 'on_device'

/**
 * The first `limit` of those who were absent, or of those on a device, by sitting as `selectAttendance` has them, then by class and name. Only of the
 * first sittings, of which it has said that they come to as many, is anybody looked up.
 */
export async function selectAbsent(
  tx: Tx,
  of: AttendanceOf,
  { who, limit, sittings }: { who: NeverBegan; limit: number; sittings: readonly SittingAttendance[] },
): Promise<AbsentRow[]> {
  const sittingIds = firstWith(who, sittings, limit)
  if (sittingIds.length === 0) return []
  return await tx.rows<AbsentRow>(
    `${attendance}
     SELECT s.id AS "sittingId", s.exam_id AS "examId", e.title AS "examTitle", b.name AS subject,
       s.closes_at AS "closesAt", p.student_id AS "studentId", u.name AS student, st.student_id AS "studentNumber",
       c.id AS "classId", c.name AS "className"
     FROM people p JOIN closed s ON s.id = p.sitting_id
     JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
     JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id
     JOIN classes c ON c.school_id = s.school_id AND c.id = p.class_id
     LEFT JOIN users u ON u.school_id = s.school_id AND u.id = p.student_id
     LEFT JOIN students st ON st.school_id = s.school_id AND st.user_id = p.student_id
     WHERE NOT p.has_begun AND p.is_on_device = $13 AND ${inClass}
     ORDER BY s.closes_at, e.title, s.id, c.level_place, c.position, c.name, u.name_key, p.student_id LIMIT $12`,
    [...valuesOf(tx, of, sittingIds), limit, who === 'on_device'],
  )
}

function firstWith(who: NeverBegan, sittings: readonly SittingAttendance[], limit: number): string[] {
  const ids: string[] = []
  let rest = limit
  for (const { sittingId, absentCount, onDeviceCount } of sittings) {
    const count = who === 'absent' ? absentCount : onDeviceCount
    if (rest <= 0) break
    if (count > 0) ids.push(sittingId)
    rest -= count
  }
  return ids
}
