import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** A sitting and what its candidates may know of the exam. */
export type SittingFacts = {
  sittingId: string
  examId: string
  versionId: string
  opensAt: Date
  closesAt: Date
  durationMinutes: number
  releaseRule: ReleaseRule
  releasedAt: Date | null
  attemptsAllowed: number
  shuffleQuestions: boolean
  shuffleOptions: boolean
  title: string
  subjectId: string
  subject: string
  examType: ExamType
  instructions: string
  location: string
  passingScore: number
  questionCount: number
  totalMarksHundredths: number
}

const sittingColumns = `s.id AS "sittingId", s.exam_id AS "examId", s.version_id AS "versionId",
  s.opens_at AS "opensAt", s.closes_at AS "closesAt", s.duration_minutes AS "durationMinutes",
  s.release_rule AS "releaseRule", s.released_at AS "releasedAt", e.attempts_allowed AS "attemptsAllowed",
  e.shuffle_questions AS "shuffleQuestions", e.shuffle_options AS "shuffleOptions", e.title,
  e.subject_id AS "subjectId", b.name AS subject, e.exam_type AS "examType", e.instructions, s.location,
  e.passing_score AS "passingScore", e.total_marks_hundredths AS "totalMarksHundredths",
  (SELECT count(*) FROM exam_questions x WHERE x.school_id = e.school_id AND x.exam_id = e.id) AS "questionCount"`

const ofSitting = `JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
  JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id`

const sittings = `exam_sittings s ${ofSitting}`

/** A student without chosen subjects offers all. Reads student st, exam e. */
const offersSubject = `(NOT EXISTS (SELECT 1 FROM student_subjects o
    WHERE o.school_id = st.school_id AND o.user_id = st.user_id)
  OR EXISTS (SELECT 1 FROM student_subjects o
    WHERE o.school_id = st.school_id AND o.user_id = st.user_id AND o.subject_id = e.subject_id))`

/** A candidate is an active student of one of the sitting's classes who offers the subject. Reads sitting s, exam e. */
export const candidates = `students st
  JOIN users u ON u.school_id = st.school_id AND u.id = st.user_id AND u.role = 'student' AND u.status = 'active'
  JOIN sitting_classes sc
    ON sc.school_id = st.school_id AND sc.class_id = st.class_id AND sc.sitting_id = s.id
  WHERE st.school_id = s.school_id AND ${offersSubject}`

/**
 * The sitting of the exam this student would sit, and the class in which they are its candidate, null for none; no
 * sitting before publishing. Of several: the soonest that they may sit and that is not closed.
 */
export async function selectOptionalSittingFor(
  tx: Tx,
  examId: string,
  studentId: string,
): Promise<(SittingFacts & { classId: string | null }) | undefined> {
  return await tx.optional(
    `SELECT ${sittingColumns}, mine.class_id AS "classId"
     FROM ${sittings} LEFT JOIN LATERAL (SELECT st.class_id FROM ${candidates} AND st.user_id = $3) mine ON true
     WHERE s.school_id = $1 AND s.exam_id = $2
     ORDER BY mine.class_id IS NULL, s.closes_at <= $4, s.opens_at, s.id LIMIT 1`,
    [tx.schoolId, examId, studentId, tx.now],
  )
}

export async function selectOptionalSitting(tx: Tx, sittingId: string): Promise<SittingFacts | undefined> {
  return await tx.optional(`SELECT ${sittingColumns} FROM ${sittings} WHERE s.school_id = $1 AND s.id = $2`, [
    tx.schoolId,
    sittingId,
  ])
}

export type MySittingRow = SittingFacts & {
  isCandidate: boolean
  attemptsUsed: number
  runningUntil: Date | null
  location: string
  /** Grows when the sitting is moved. */
  revision: number
  changedAt: Date
}

/**
 * The sittings this student is a candidate of or has begun, whatever class they are in since; one an exam: those still to
 * come or open first, soonest first.
 */
export async function selectSittingsOfStudent(tx: Tx, studentId: string, limit: number): Promise<MySittingRow[]> {
  // exam_attempts belongs to the room attempt, a later one: read here in SQL only.
  return await tx.rows<MySittingRow>(
    // First find which ones, starting from the student; then read the rest for those only.
    `WITH own_sittings AS (
       SELECT s.id, true AS is_candidate
       FROM students st
       JOIN users u ON u.school_id = st.school_id AND u.id = st.user_id AND u.role = 'student' AND u.status = 'active'
       JOIN sitting_classes sc ON sc.school_id = st.school_id AND sc.class_id = st.class_id
       JOIN exam_sittings s ON s.school_id = sc.school_id AND s.id = sc.sitting_id
       JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
       WHERE st.school_id = $1 AND st.user_id = $2 AND ${offersSubject}
       UNION ALL
       SELECT sitting_id, false FROM exam_attempts WHERE school_id = $1 AND student_id = $2
     ), one AS (
       SELECT DISTINCT ON (s.exam_id) s.id, s.exam_id, s.opens_at, s.closes_at, own_sittings.is_candidate
       FROM own_sittings JOIN exam_sittings s ON s.school_id = $1 AND s.id = own_sittings.id
       JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id AND e.status <> 'archived'
       ORDER BY s.exam_id, own_sittings.is_candidate DESC, s.closes_at <= $3, s.opens_at, s.id
     ), shown AS (
       SELECT id, is_candidate, row_number() OVER (ORDER BY closes_at <= $3, CASE WHEN closes_at > $3 THEN opens_at END,
         closes_at DESC, exam_id) AS place FROM one ORDER BY place LIMIT $4)
     SELECT ${sittingColumns}, s.location, s.revision, s.changed_at AS "changedAt", shown.is_candidate AS "isCandidate",
       mine."attemptsUsed", mine."runningUntil"
     FROM shown JOIN exam_sittings s ON s.school_id = $1 AND s.id = shown.id ${ofSitting}
     CROSS JOIN LATERAL (
       SELECT count(*) AS "attemptsUsed", max(a.deadline) FILTER (WHERE a.state = 'in_progress') AS "runningUntil"
       FROM exam_attempts a WHERE a.school_id = s.school_id AND a.sitting_id = s.id AND a.student_id = $2) mine
     ORDER BY shown.place`,
    [tx.schoolId, studentId, tx.now, limit],
  )
}

/** Candidates of the sitting who have no first paper yet. */
export async function selectCandidatesWithoutPaper(tx: Tx, sittingId: string, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT st.user_id AS id FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id,
       LATERAL (SELECT st.user_id FROM ${candidates}) st
     WHERE s.school_id = $1 AND s.id = $2 AND NOT EXISTS (
       SELECT 1 FROM exam_papers p WHERE p.school_id = $1 AND p.sitting_id = s.id AND p.student_id = st.user_id
         AND p.attempt_number = 1)
     ORDER BY st.user_id LIMIT $3`,
    [tx.schoolId, sittingId, limit],
  )
  return rows.map(({ id }) => id)
}

/** Everybody who is a candidate of the sitting now. */
export async function selectCandidates(tx: Tx, sittingId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT st.user_id AS id FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id,
       LATERAL (SELECT st.user_id FROM ${candidates}) st
     WHERE s.school_id = $1 AND s.id = $2 ORDER BY st.user_id`,
    [tx.schoolId, sittingId],
  )
  return rows.map(({ id }) => id)
}

export type NewSitting = {
  id: string
  examId: string
  versionId: string
  opensAt: Date
  closesAt: Date
  durationMinutes: number
  releaseRule: ReleaseRule
  location: string
}

/** Opens a sitting for the classes of the exam. */
export async function insertSitting(tx: Tx, sitting: NewSitting): Promise<void> {
  await tx.run(
    `INSERT INTO exam_sittings (school_id, id, exam_id, version_id, opens_at, closes_at, duration_minutes, release_rule,
       location, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      tx.schoolId,
      sitting.id,
      sitting.examId,
      sitting.versionId,
      sitting.opensAt,
      sitting.closesAt,
      sitting.durationMinutes,
      sitting.releaseRule,
      sitting.location,
      tx.now,
    ],
  )
  await tx.run(
    `INSERT INTO sitting_classes (school_id, sitting_id, class_id)
     SELECT school_id, $3, class_id FROM exam_classes WHERE school_id = $1 AND exam_id = $2`,
    [tx.schoolId, sitting.examId, sitting.id],
  )
}

/** Opens the sittings of the exam that were to open later; answers which. */
export async function openSittingsNow(tx: Tx, examId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `UPDATE exam_sittings SET opens_at = $3, revision = revision + 1, changed_at = $3
     WHERE school_id = $1 AND exam_id = $2 AND opens_at > $3 AND closes_at > $3 RETURNING id`,
    [tx.schoolId, examId, tx.now],
  )
  return rows.map(({ id }) => id)
}

/** The windows of all sittings of an exam. */
export async function selectWindows(tx: Tx, examId: string): Promise<{ opensAt: Date; closesAt: Date }[]> {
  return await tx.rows(
    'SELECT opens_at AS "opensAt", closes_at AS "closesAt" FROM exam_sittings WHERE school_id = $1 AND exam_id = $2',
    [tx.schoolId, examId],
  )
}
