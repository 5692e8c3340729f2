import type { Conduct } from '@sabimark/domain/exam/conduct.ts'
import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isHandedIn } from './handed-in.db.ts'

/** A sitting and what its candidates may know of the exam. */
export type SittingFacts = Conduct & {
  sittingId: string
  /** Grows whenever staff change the time of anybody (decision 061). */
  timeRevision: number
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
  totalMarksHundredths: number
}

const conductColumns = `s.warning_minutes AS "warningMinutes", s.submits_by_itself AS "submitsByItself",
  s.allows_review AS "allowsReview", s.asks_full_screen AS "asksFullScreen"`

export const sittingColumns = `s.id AS "sittingId", s.exam_id AS "examId", s.version_id AS "versionId",
  s.opens_at AS "opensAt", s.closes_at AS "closesAt", s.duration_minutes AS "durationMinutes",
  s.time_revision AS "timeRevision",
  s.release_rule AS "releaseRule", s.released_at AS "releasedAt", e.attempts_allowed AS "attemptsAllowed",
  e.shuffle_questions AS "shuffleQuestions", e.shuffle_options AS "shuffleOptions", e.title,
  e.subject_id AS "subjectId", b.name AS subject, e.exam_type AS "examType", e.instructions, s.location,
  e.passing_score AS "passingScore", e.total_marks_hundredths AS "totalMarksHundredths", ${conductColumns}`

const ofSitting = `JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
  JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id`

/** What is asked of who starts or goes on, as the school's settings and the sitting have it now. */
export type StartGuard = {
  /** Where exams may be started, a range in each line; null: everywhere. */
  allowedAddresses: string | null
  /** Whether address and browser of who opens the exam are kept. */
  tracksDevices: boolean
  /** What a candidate types before they begin, null for nothing; it leaves the server for staff alone. */
  accessCode: string | null
  /** The exam has more than one sitting. */
  hasFurther: boolean
}

export const guardColumns = `CASE WHEN g.ip_restriction THEN g.allowed_addresses END AS "allowedAddresses", e.access_code AS "accessCode",
  coalesce(g.device_tracking, true) AS "tracksDevices", EXISTS (SELECT FROM exam_sittings o
    WHERE o.school_id = s.school_id AND o.exam_id = s.exam_id AND o.id <> s.id) AS "hasFurther"`

// Beside the sitting, so that a start asks no more often.
export const guardedSitting = `${ofSitting} LEFT JOIN security_settings g ON g.school_id = s.school_id`

export const guarded = `exam_sittings s ${guardedSitting}`

/** A student without chosen subjects offers all. Reads exam e. */
export const offersSubjectOf = (student: string) => `(NOT EXISTS (SELECT 1 FROM student_subjects o
    WHERE o.school_id = ${student}.school_id AND o.user_id = ${student}.user_id)
  OR EXISTS (SELECT 1 FROM student_subjects o
    WHERE o.school_id = ${student}.school_id AND o.user_id = ${student}.user_id AND o.subject_id = e.subject_id))`

/** Reads student st, exam e. */
export const offersSubject = offersSubjectOf('st')

/**
 * Whether it is the turn of student k in sitting s: always in one that expects people by class or name. One for who was
 * absent expects whoever has begun no other sitting, once those before it have closed for them.
 */
const isTheirTurn = `(NOT s.is_for_absent OR NOT EXISTS (SELECT FROM exam_attempts o WHERE o.school_id = s.school_id
    AND o.student_id = k.user_id AND o.exam_id = s.exam_id AND o.sitting_id <> s.id)
  AND NOT EXISTS (SELECT FROM exam_sittings o WHERE o.school_id = s.school_id AND o.exam_id = s.exam_id AND o.id <> s.id
    AND o.closes_at > now() AND CASE WHEN o.is_for_absent THEN (o.opens_at, o.id) < (s.opens_at, s.id)
      ELSE EXISTS (SELECT FROM sitting_classes x
          WHERE x.school_id = o.school_id AND x.sitting_id = o.id AND x.class_id = k.class_id)
        OR EXISTS (SELECT FROM sitting_students x WHERE x.school_id = o.school_id AND x.exam_id = o.exam_id
          AND x.student_id = k.user_id AND x.sitting_id = o.id) END))`

export const otherwiseByClass = `${offersSubjectOf('k')} AND NOT EXISTS (
    SELECT FROM sitting_students x
    WHERE x.school_id = s.school_id AND x.exam_id = s.exam_id AND x.student_id = k.user_id)
  AND ${isTheirTurn}`
const byClass = `k.school_id = sc.school_id AND k.class_id = sc.class_id AND ${otherwiseByClass}`

export const otherwiseByName = `k.class_id IS NOT NULL AND (n.sitting_id = s.id OR s.is_for_absent AND ${isTheirTurn})`
const byName = `k.school_id = n.school_id AND k.user_id = n.student_id AND ${otherwiseByName}`

/**
 * A candidate is an active student of one of the sitting's classes who offers the subject, unless they have a place by name
 * in another; or who has a place by name in it, whatever they offer. Reads sitting s, exam e. The LIMIT keeps the order of the join:
 * planned blindly, everybody of the school was looked up in the class again and again.
 */
const candidates = `(
    SELECT k.school_id, k.user_id, k.class_id, k.extra_time_percent FROM sitting_classes sc JOIN students k ON ${byClass}
    WHERE sc.school_id = s.school_id AND sc.sitting_id = s.id
    UNION ALL
    SELECT k.school_id, k.user_id, k.class_id, k.extra_time_percent FROM sitting_students n JOIN students k ON ${byName}
    WHERE n.school_id = s.school_id AND n.exam_id = s.exam_id) st
  CROSS JOIN LATERAL (SELECT FROM users u WHERE u.school_id = st.school_id AND u.id = st.user_id AND u.role = 'student'
    AND u.status = 'active' LIMIT 1) u
  WHERE st.school_id = s.school_id`

type Narrowed = {
  /** What else holds of them: of all others nothing is looked up. */
  which?: string
  columns?: string
}

/** Each candidate of sitting `s` of exam `e`, as `st` beside its FROM. */
export const eachCandidate = ({ which, columns = 'st.user_id' }: Narrowed = {}) =>
  `LATERAL (SELECT ${columns} FROM ${candidates}${which === undefined ? '' : ` AND ${which}`}) st`

/** Sittings `s` with their exam `e` and each of their candidates `st`. */
export const sittingsWithCandidates = (narrowed?: Narrowed) =>
  `exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id, ${eachCandidate(narrowed)}`

/** The extra time of a student: standing, and what staff gave them in the exam. */
export type ExtraTime = { extraPercent: number; givenMs: number }

/**
 * The sum of what staff gave `student` in the exam of sitting `s` (givenMs of domain/exam/time/candidate-time.ts): it is the candidate's,
 * and goes along where their place is in another of its sittings.
 */
export const givenTo = (student: string) => `coalesce((SELECT sum(c.ms) FROM exam_sittings o
  JOIN sitting_changes c ON c.school_id = o.school_id AND c.sitting_id = o.id AND c.student_id = ${student} AND c.kind = 'extra_time'
  WHERE o.school_id = s.school_id AND o.exam_id = s.exam_id), 0)::bigint`

export async function selectOptionalSitting(
  tx: Tx,
  sittingId: string,
): Promise<(SittingFacts & StartGuard) | undefined> {
  return await tx.optional(
    `SELECT ${sittingColumns}, ${guardColumns} FROM ${guarded} WHERE s.school_id = $1 AND s.id = $2`,
    [tx.schoolId, sittingId],
  )
}

/** How the first sitting of this exam runs; none before publishing. */
export async function selectOptionalConduct(tx: Tx, examId: string): Promise<Conduct | undefined> {
  return await tx.optional(
    `SELECT ${conductColumns} FROM exam_sittings s WHERE s.school_id = $1 AND s.exam_id = $2
     ORDER BY s.opens_at, s.id LIMIT 1`,
    [tx.schoolId, examId],
  )
}

export type MySittingRow = SittingFacts & {
  questionCount: number
  isCandidate: boolean
  attemptsUsed: number
  runningUntil: Date | null
  /** Of the last attempt, also where nobody has closed it yet; null before the first. */
  endedAt: Date | null
  /** Whether its candidate did not hand it in. */
  isTimeOver: boolean
  location: string
  /** Grows when the sitting is moved. */
  revision: number
  changedAt: Date
  /** Without a network: it has a live seal. */
  isOffered: boolean
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
       SELECT s.id, true AS is_candidate FROM students k
       JOIN users u ON u.school_id = k.school_id AND u.id = k.user_id AND u.role = 'student' AND u.status = 'active'
       CROSS JOIN LATERAL (
         SELECT s.id FROM sitting_classes sc
         JOIN exam_sittings s ON s.school_id = sc.school_id AND s.id = sc.sitting_id
         JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
         WHERE sc.school_id = k.school_id AND sc.class_id = k.class_id AND ${byClass}
         UNION ALL
         SELECT s.id FROM sitting_students n
         JOIN exam_sittings s ON s.school_id = n.school_id AND s.exam_id = n.exam_id
         WHERE n.school_id = k.school_id AND n.student_id = k.user_id AND ${byName}) s
       WHERE k.school_id = $1 AND k.user_id = $2
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
       mine."attemptsUsed", mine."runningUntil", mine."endedAt", mine."isTimeOver", EXISTS (SELECT FROM sitting_seals l
         WHERE l.school_id = s.school_id AND l.sitting_id = s.id AND l.ended_at IS NULL) AS "isOffered",
       (SELECT count(*) FROM exam_questions x WHERE x.school_id = e.school_id AND x.exam_id = e.id) AS "questionCount"
     FROM shown JOIN exam_sittings s ON s.school_id = $1 AND s.id = shown.id ${ofSitting}
     CROSS JOIN LATERAL (
       SELECT count(*) AS "attemptsUsed", max(a.deadline) FILTER (WHERE a.state = 'in_progress') AS "runningUntil",
         max(coalesce(a.submitted_at, a.deadline)) AS "endedAt",
         (array_agg(${isHandedIn} ORDER BY coalesce(a.submitted_at, a.deadline) DESC))[1] IS NOT TRUE AS "isTimeOver"
       FROM exam_attempts a WHERE a.school_id = s.school_id AND a.student_id = $2 AND a.exam_id = s.exam_id) mine
     ORDER BY shown.place`,
    [tx.schoolId, studentId, tx.now, limit],
  )
}

/** Candidates of the sitting who have no first paper yet. */
export async function selectCandidatesWithoutPaper(tx: Tx, sittingId: string, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT st.user_id AS id FROM ${sittingsWithCandidates()}
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
    `SELECT st.user_id AS id FROM ${sittingsWithCandidates()}
     WHERE s.school_id = $1 AND s.id = $2 ORDER BY st.user_id`,
    [tx.schoolId, sittingId],
  )
  return rows.map(({ id }) => id)
}

export type NewSitting = Conduct & {
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
       location, changed_at, warning_minutes, submits_by_itself, allows_review, asks_full_screen, rounding)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       coalesce((SELECT g.rounding FROM school_settings g WHERE g.school_id = $1), 'half_up'))`,
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
      sitting.warningMinutes,
      sitting.submitsByItself,
      sitting.allowsReview,
      sitting.asksFullScreen,
    ],
  )
  await tx.run(
    `INSERT INTO sitting_classes (school_id, sitting_id, class_id)
     SELECT school_id, $3, class_id FROM exam_classes WHERE school_id = $1 AND exam_id = $2`,
    [tx.schoolId, sitting.examId, sitting.id],
  )
}

/** Opens a sitting that was to open later. */
export async function openSittingNow(tx: Tx, sittingId: string): Promise<void> {
  await tx.run(
    `UPDATE exam_sittings SET opens_at = $3, revision = revision + 1, changed_at = $3
     WHERE school_id = $1 AND id = $2 AND opens_at > $3`,
    [tx.schoolId, sittingId, tx.now],
  )
}

/** The windows of all sittings of an exam. */
export async function selectWindows(tx: Tx, examId: string): Promise<{ opensAt: Date; closesAt: Date }[]> {
  return await tx.rows(
    'SELECT opens_at AS "opensAt", closes_at AS "closesAt" FROM exam_sittings WHERE school_id = $1 AND exam_id = $2',
    [tx.schoolId, examId],
  )
}

/** The last end of anybody who sits the exam now; null where nobody does. */
export async function selectRunsUntil(tx: Tx, examId: string): Promise<Date | null> {
  // exam_attempts belongs to the room attempt, a later one: read here in SQL only.
  const { at } = await tx.one<{ at: Date | null }>(
    `SELECT max(deadline) AS at FROM exam_attempts
     WHERE school_id = $1 AND exam_id = $2 AND state = 'in_progress' AND deadline > $3`,
    [tx.schoolId, examId, tx.now],
  )
  return at
}
