import type { Tx } from '../platform/database/tenant.ts'
import {
  type ExtraTime,
  givenTo,
  guardColumns,
  guarded,
  guardedSitting,
  otherwiseByClass,
  otherwiseByName,
  type SittingFacts,
  type StartGuard,
  sittingColumns,
} from './sitting.db.ts'

/**
 * A student's sitting of an exam; the class in which they are its candidate, null for none; whether they have begun it in any
 * sitting; `readAt`: as it was then.
 */
export type SittingFor = SittingFacts &
  StartGuard &
  ExtraTime & { classId: string | null; hasBegun: boolean; readAt: Date }

/** Student $3 by their own row first, so that a start reads nobody else's, however the planner sees tables it has not looked at yet. */
const theirRow = `(SELECT * FROM students o WHERE o.school_id = s.school_id AND o.user_id = $3 LIMIT 1) k
    JOIN users u ON u.school_id = k.school_id AND u.id = k.user_id AND u.role = 'student' AND u.status = 'active'`

/** As `candidates` says, asked of one student. */
const candidacy = `(SELECT k.class_id, k.extra_time_percent FROM ${theirRow}
    WHERE EXISTS (SELECT FROM sitting_classes sc
        WHERE sc.school_id = s.school_id AND sc.sitting_id = s.id AND sc.class_id = k.class_id) AND ${otherwiseByClass}
      OR EXISTS (SELECT FROM sitting_students n
        WHERE n.school_id = s.school_id AND n.exam_id = s.exam_id AND n.student_id = k.user_id AND ${otherwiseByName}))`

/**
 * What `candidacy` comes to in an exam of one sitting, for classes alone. Each table is asked by its key, as a value and not as a
 * join: planned as joins, everybody of the school or of the subject was read for one start.
 */
const byClassAlone = `(SELECT k.class_id, k.extra_time_percent FROM students k
    WHERE k.school_id = $1 AND k.user_id = $3
      AND (SELECT u.role = 'student' AND u.status = 'active' FROM users u WHERE u.school_id = $1 AND u.id = $3)
      AND (SELECT true FROM sitting_classes sc
        WHERE sc.school_id = $1 AND sc.sitting_id = s.id AND sc.class_id = k.class_id)
      AND (SELECT coalesce(bool_or(o.subject_id = e.subject_id), true) FROM student_subjects o
        WHERE o.school_id = $1 AND o.user_id = $3))`

const columns = `${sittingColumns}, ${guardColumns}, mine.class_id AS "classId",
  coalesce(mine.extra_time_percent, 0) AS "extraPercent", clock_timestamp() AS "readAt",
  EXISTS (SELECT FROM exam_attempts a WHERE a.school_id = $1 AND a.student_id = $3 AND a.exam_id = $2) AS "hasBegun"`

/**
 * The sitting of the exam this student would sit, and what a start is judged by; no sitting before publishing. Of several: the
 * soonest that they may sit and that is not closed. Most exams have one sitting, for classes alone, in which nobody has been given time:
 * of these a start reads a third of the tables, and PostgreSQL does not even prepare to read the others.
 */
export async function selectOptionalSittingFor(
  tx: Tx,
  examId: string,
  studentId: string,
): Promise<SittingFor | undefined> {
  const usual = await tx.optional<Omit<SittingFor, 'givenMs'> & { isForClassesAlone: boolean }>(
    `SELECT ${columns}, NOT s.is_for_absent AND NOT EXISTS (SELECT FROM sitting_students n
       WHERE n.school_id = s.school_id AND n.exam_id = s.exam_id) AS "isForClassesAlone"
     FROM (SELECT * FROM exam_sittings WHERE school_id = $1 AND exam_id = $2 LIMIT 1) s
       ${guardedSitting} LEFT JOIN LATERAL ${byClassAlone} mine ON true`,
    [tx.schoolId, examId, studentId],
  )
  if (!usual) return undefined
  const { isForClassesAlone, ...sitting } = usual
  // The revision of its time counts what anybody was given.
  if (isForClassesAlone && !sitting.hasFurther && sitting.timeRevision === 0) return { ...sitting, givenMs: 0 }
  return await tx.optional<SittingFor>(
    `SELECT ${columns}, ${givenTo('$3')} AS "givenMs"
     FROM ${guarded} LEFT JOIN LATERAL ${candidacy} mine ON true
     WHERE s.school_id = $1 AND s.exam_id = $2
     ORDER BY mine.class_id IS NULL, s.closes_at <= $4, s.opens_at, s.id LIMIT 1`,
    [tx.schoolId, examId, studentId, tx.now],
  )
}
