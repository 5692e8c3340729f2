import type { SittingPhase } from '@sabimark/domain/exam/sitting.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { whoSits } from '../lock-sittings.db.ts'
import { eachCandidate } from '../sitting.db.ts'

/** A sitting of an exam beside its others. */
export type SittingRow = {
  id: string
  opensAt: Date
  closesAt: Date
  state: SittingPhase
  isForAbsent: boolean
  /** The classes of the exam sit it. */
  isForClasses: boolean
  /** Students who have a place in it by name. */
  namedCount: number
}

/** All sittings of an exam, the first first. */
export async function selectSittings(tx: Tx, examId: string): Promise<SittingRow[]> {
  return await tx.rows<SittingRow>(
    `SELECT s.id, s.opens_at AS "opensAt", s.closes_at AS "closesAt", ${whoSits},
       CASE WHEN s.closes_at <= $3 THEN 'closed' WHEN s.opens_at <= $3 THEN 'open' ELSE 'not_open' END AS state
     FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = $2 ORDER BY s.opens_at, s.id`,
    [tx.schoolId, examId, tx.now],
  )
}

/** Has the sittings whose scores are shown with the end of the exam show them for good. */
export async function keepReleased(tx: Tx, examId: string): Promise<number> {
  return await tx.run(
    `UPDATE exam_sittings SET release_rule = 'manual', released_at = $3
     WHERE school_id = $1 AND exam_id = $2 AND release_rule = 'after_exam'`,
    [tx.schoolId, examId, tx.now],
  )
}

export type NewFurther = { id: string; examId: string; opensAt: Date; closesAt: Date; isForAbsent: boolean }

/**
 * Adds a sitting like the first of the exam, with the newest paper and the exam's own duration. Right answers that staff opened
 * early wait again, because somebody is still to answer them. Where the day on which scores are shown has passed, scores of this
 * sitting are shown as those of the others are. A sitting for who was absent gets the classes of the exam.
 */
export async function insertFurther(tx: Tx, sitting: NewFurther): Promise<void> {
  const { id, examId, opensAt, closesAt, isForAbsent } = sitting
  await tx.run(
    `INSERT INTO exam_sittings (school_id, id, exam_id, version_id, opens_at, closes_at, duration_minutes, release_rule,
       location, changed_at, warning_minutes, submits_by_itself, allows_review, asks_full_screen, rounding, is_for_absent,
       released_at)
     SELECT f.school_id, $3, f.exam_id,
       (SELECT v.id FROM exam_sittings o JOIN exam_versions v ON v.school_id = o.school_id AND v.id = o.version_id
        WHERE o.school_id = f.school_id AND o.exam_id = f.exam_id ORDER BY v.number DESC LIMIT 1),
       $4, $5, e.duration_minutes, e.show_results, f.location, $6, f.warning_minutes, f.submits_by_itself, f.allows_review,
       f.asks_full_screen, f.rounding, $7,
       CASE WHEN e.show_results = 'manual' AND e.release_at <= $6 THEN $6::timestamptz END
     FROM exam_sittings f JOIN exams e ON e.school_id = f.school_id AND e.id = f.exam_id
     WHERE f.school_id = $1 AND f.exam_id = $2 ORDER BY f.opens_at, f.id LIMIT 1`,
    [tx.schoolId, examId, id, opensAt, closesAt, tx.now, isForAbsent],
  )
  await tx.run(
    `UPDATE exam_sittings SET answers_opened_at = NULL, answers_opened_by = NULL
     WHERE school_id = $1 AND exam_id = $2 AND answers_opened_at IS NOT NULL`,
    [tx.schoolId, examId],
  )
  if (!isForAbsent) return
  await tx.run(
    `INSERT INTO sitting_classes (school_id, sitting_id, class_id)
     SELECT school_id, $3, class_id FROM exam_classes WHERE school_id = $1 AND exam_id = $2`,
    [tx.schoolId, examId, id],
  )
}

/** A student as they are named for an exam. */
export type NamedRow = { id: string; name: string; isActive: boolean; hasClass: boolean; hasBegun: boolean }

/** These students of the school, by name. */
export async function selectToName(tx: Tx, examId: string, ids: readonly string[]): Promise<NamedRow[]> {
  return await tx.rows<NamedRow>(
    `SELECT u.id, u.name, u.status = 'active' AS "isActive", st.class_id IS NOT NULL AS "hasClass", EXISTS (
         SELECT FROM exam_attempts a WHERE a.school_id = $1 AND a.student_id = u.id AND a.exam_id = $2) AS "hasBegun"
     FROM users u JOIN students st ON st.school_id = u.school_id AND st.user_id = u.id
     WHERE u.school_id = $1 AND u.role = 'student' AND u.id = ANY ($3::uuid[]) ORDER BY u.name_key, u.id`,
    [tx.schoolId, examId, ids],
  )
}

/** Gives these students their place in this sitting of the exam, and in no other. */
export async function placeStudents(
  tx: Tx,
  { examId, sittingId }: { examId: string; sittingId: string },
  studentIds: readonly string[],
): Promise<void> {
  await tx.run(
    `INSERT INTO sitting_students (school_id, exam_id, student_id, sitting_id)
     SELECT $1, $2, id, $3 FROM unnest($4::uuid[]) AS id
     ON CONFLICT (school_id, exam_id, student_id) DO UPDATE SET sitting_id = excluded.sitting_id`,
    [tx.schoolId, examId, sittingId, studentIds],
  )
}

/** How many candidates of a sitting are candidates of another exam that is open at some time of it, too. */
export async function countInOthers(tx: Tx, sittingId: string, studentIds: readonly string[]): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(DISTINCT st.user_id) FROM exam_sittings t
     JOIN exam_sittings s ON s.school_id = t.school_id AND s.exam_id <> t.exam_id AND s.opens_at < t.closes_at
       AND s.closes_at > t.opens_at
     JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id AND e.status <> 'archived',
     ${eachCandidate({ which: 'st.user_id = ANY ($3::uuid[])' })}
     WHERE t.school_id = $1 AND t.id = $2`,
    [tx.schoolId, sittingId, studentIds],
  )
  return count
}

/** The sittings of an exam for who was absent that are not over. */
export async function selectForAbsent(tx: Tx, examId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM exam_sittings WHERE school_id = $1 AND exam_id = $2 AND is_for_absent AND closes_at > $3
     ORDER BY opens_at, id`,
    [tx.schoolId, examId, tx.now],
  )
  return rows.map(({ id }) => id)
}

/** Sets the access code of an exam. */
export async function updateAccessCode(tx: Tx, examId: string, code: string | null): Promise<void> {
  await tx.run('UPDATE exams SET access_code = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, code])
}
