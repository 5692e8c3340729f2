import type { Difficulty, QuestionType } from '@sabimark/domain/bank/question.ts'
import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import type { NegativeRule } from '@sabimark/domain/exam/negative-rule.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import { lookUp, lookUpOptional } from '../platform/database/look-up.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { waitsForApproval } from './approval/approval.db.ts'

/** What the author of an exam decides, as stored: wall times in Lagos, the closing time always set. */
export type ExamSettings = {
  title: string
  subjectId: string
  examType: ExamType
  instructions: string
  location: string
  durationMinutes: number
  scheduledDate: string
  scheduledTime: string
  closingDate: string
  closingTime: string
  passingScore: number
  attemptsAllowed: number
  totalMarksHundredths: number
  /** As many questions as the author means it to have; null for as many as there are. */
  totalQuestions: number | null
  negative: NegativeRule | null
  showResults: ReleaseRule
  shuffleQuestions: boolean
  shuffleOptions: boolean
  secondMarker: SecondMarkerRule
  difficulty: Difficulty | null
  tags: string[]
}

/** An exam with what lists and its page show. The instants and the sitting are null before publishing. */
export type ExamRow = ExamSettings & {
  id: string
  subject: string
  status: ExamStatus
  creator: string
  ownerId: string
  owner: string
  createdAt: Date
  awaitsApproval: boolean
  /** It was written anew, and candidates get it as it was. */
  hasChanges: boolean
  classItems: { id: string; name: string }[]
  namedCount: number
  questionCount: number
  questionTypes: Partial<Record<QuestionType, number>>
  sittingId: string | null
  /** As it is published, and longer where staff gave everybody more; the draft keeps its own. */
  sittingMinutes: number | null
  opensAt: Date | null
  closesAt: Date | null
  isReleased: boolean
  accessCode: string | null
  startedCount: number
  submittedCount: number
  markedCount: number
  millionthsSum: number
  /** Papers of which late answers wait for a decision, and what the two before hold of them. */
  waitingLate: number
  undecidedCount: number
  undecidedSum: number
}

// exam_attempts, exam_counters belong to rooms behind: looked at ahead, in SQL only. What has marks is counted there.
export const examColumns = `e.id, e.title, e.subject_id AS "subjectId", s.name AS subject, e.exam_type AS "examType", e.instructions, e.location,
    e.duration_minutes AS "durationMinutes", e.scheduled_date AS "scheduledDate",
    to_char(e.scheduled_time, 'HH24:MI') AS "scheduledTime", e.closing_date AS "closingDate",
    to_char(e.closing_time, 'HH24:MI') AS "closingTime", e.passing_score AS "passingScore",
    e.attempts_allowed AS "attemptsAllowed", e.total_marks_hundredths AS "totalMarksHundredths",
    e.show_results AS "showResults", e.shuffle_questions AS "shuffleQuestions", e.shuffle_options AS "shuffleOptions",
    e.second_marker AS "secondMarker", e.difficulty, e.tags, e.total_questions AS "totalQuestions", e.negative,
    e.status, u.name AS creator, e.owner_id AS "ownerId", o.name AS owner, e.created_at AS "createdAt",
    ${waitsForApproval} AS "awaitsApproval", (e.changes IS NOT NULL AND e.status IN ('scheduled', 'active')) AS "hasChanges",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.level_place, c.position)
              FROM exam_classes x JOIN classes c ON c.school_id = x.school_id AND c.id = x.class_id
              WHERE x.school_id = e.school_id AND x.exam_id = e.id), '[]') AS "classItems",
    CASE WHEN e.status = 'draft'
      THEN (SELECT count(*) FROM exam_students x WHERE x.school_id = e.school_id AND x.exam_id = e.id)
      ELSE (SELECT count(*) FROM sitting_students x WHERE x.school_id = e.school_id AND x.exam_id = e.id) END AS "namedCount",
    (SELECT count(*) FROM exam_questions x WHERE x.school_id = e.school_id AND x.exam_id = e.id) AS "questionCount",
    coalesce((SELECT jsonb_object_agg(t.type, t.count) FROM (
      SELECT q.type, count(*) FROM exam_questions x JOIN questions q ON q.school_id = x.school_id AND q.id = x.question_id
      WHERE x.school_id = e.school_id AND x.exam_id = e.id GROUP BY q.type) t), '{}') AS "questionTypes",
    sat."sittingId", sat."sittingMinutes", sat."opensAt", sat."closesAt", coalesce(sat."isReleased", false) AS "isReleased", e.access_code AS "accessCode",
    coalesce(n.result_count, 0) + fresh.started AS "startedCount",
    coalesce(n.result_count, 0) + fresh.submitted AS "submittedCount",
    coalesce(n.marked_count, 0) AS "markedCount", coalesce(n.millionths_sum, 0) AS "millionthsSum",
    late.waiting AS "waitingLate", late.marked AS "undecidedCount", late.millionths AS "undecidedSum"`

/** Who was let back in is counted with the results until their paper is marked anew. Reads attempt x. */
const isNotReopened = `NOT (x.is_time_moved AND EXISTS (SELECT FROM results r
  WHERE r.school_id = x.school_id AND r.attempt_id = x.id))`

/** What stands beside an exam `e`. */
export const examJoins = `
  ${lookUp('subjects', 's', 's.school_id = e.school_id AND s.id = e.subject_id')}
  ${lookUp('users', 'u', 'u.school_id = e.school_id AND u.id = e.created_by')}
  ${lookUp('users', 'o', 'o.school_id = e.school_id AND o.id = e.owner_id')}
  CROSS JOIN LATERAL (
    SELECT (array_agg(x.id ORDER BY x.closes_at <= now(),
        CASE WHEN x.closes_at > now() THEN x.opens_at END, x.closes_at DESC, x.id))[1] AS "sittingId",
      (array_agg(x.duration_minutes ORDER BY x.opens_at, x.id))[1] AS "sittingMinutes", min(x.opens_at) AS "opensAt",
      max(x.closes_at) AS "closesAt", bool_and(x.released_at IS NOT NULL) AS "isReleased"
    FROM exam_sittings x WHERE x.school_id = e.school_id AND x.exam_id = e.id) sat
  ${lookUpOptional('exam_counters', 'n', 'n.school_id = e.school_id AND n.exam_id = e.id')}
  CROSS JOIN LATERAL (
    SELECT count(*) AS started, count(*) FILTER (WHERE x.state = 'submitted') AS submitted
    FROM exam_attempts x WHERE x.school_id = e.school_id AND x.exam_id = e.id AND NOT x.is_marked AND ${isNotReopened}) fresh
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE x.state = 'submitted') AS waiting, count(r.counted_millionths) AS marked,
      coalesce(sum(r.counted_millionths), 0)::bigint AS millionths
    FROM exam_attempts x LEFT JOIN results r ON r.school_id = x.school_id AND r.attempt_id = x.id
    WHERE x.school_id = e.school_id AND x.exam_id = e.id AND x.late_decision = 'pending') late`

const examQuery = `SELECT ${examColumns} FROM exams e ${examJoins} WHERE e.school_id = $1 AND e.deleted_at IS NULL`

export type ExamFigures = {
  total: number
  draft: number
  active: number
  scheduled: number
  completed: number
  handedIn: number
}

/** Of the exams a teacher works on, or all; what is archived is in no total. */
export async function selectExamFigures(tx: Tx, teacherId: string | null): Promise<ExamFigures> {
  const state = (status: ExamStatus) => `count(*) FILTER (WHERE e.status = '${status}')`
  return await tx.one<ExamFigures>(
    `SELECT count(*) FILTER (WHERE e.status <> 'archived') AS total, ${state('draft')} AS draft, ${state('active')} AS active,
       ${state('scheduled')} AS scheduled, ${state('completed')} AS completed,
       (coalesce(sum(n.result_count), 0) + coalesce(sum(fresh.submitted), 0))::bigint AS "handedIn"
     FROM exams e
     LEFT JOIN exam_counters n ON n.school_id = e.school_id AND n.exam_id = e.id
     LEFT JOIN (SELECT x.exam_id, count(*) AS submitted FROM exam_attempts x
       WHERE x.school_id = $1 AND NOT x.is_marked AND ${isNotReopened} AND x.state = 'submitted' GROUP BY x.exam_id) fresh ON fresh.exam_id = e.id
     WHERE e.school_id = $1 AND e.deleted_at IS NULL AND ($2::uuid IS NULL OR ${ofTheirWork('$2')})`,
    [tx.schoolId, teacherId],
  )
}

/** The exams that teacher owns and those of their subjects; `teacher` is a placeholder. */
export const ofTheirWork = (teacher: string) =>
  `(e.owner_id = ${teacher} OR e.subject_id IN (
     SELECT t.subject_id FROM teacher_subjects t WHERE t.school_id = $1 AND t.user_id = ${teacher}))`

export async function selectOptionalExam(tx: Tx, examId: string): Promise<ExamRow | undefined> {
  return await tx.optional<ExamRow>(`${examQuery} AND e.id = $2`, [tx.schoolId, examId])
}

/**
 * The exam, held until the end of the transaction: of two clicks the second waits and sees what the first did. A candidate
 * who starts it meanwhile does not wait.
 */
export async function lockOptionalExam(tx: Tx, examId: string): Promise<ExamRow | undefined> {
  await tx.run('SELECT 1 FROM exams WHERE school_id = $1 AND id = $2 FOR NO KEY UPDATE', [tx.schoolId, examId])
  return await selectOptionalExam(tx, examId)
}

/** What decides who may do what with an exam. */
export type ExamOwnerRow = Pick<ExamRow, 'title' | 'status' | 'ownerId' | 'subjectId' | 'secondMarker'>

export async function selectOptionalExamOwner(tx: Tx, examId: string): Promise<ExamOwnerRow | undefined> {
  return await tx.optional<ExamOwnerRow>(
    `SELECT title, status, owner_id AS "ownerId", subject_id AS "subjectId", second_marker AS "secondMarker"
     FROM exams WHERE school_id = $1 AND id = $2 AND deleted_at IS NULL`,
    [tx.schoolId, examId],
  )
}

const settingColumns = `title, subject_id, exam_type, instructions, duration_minutes, scheduled_date, scheduled_time,
  closing_date, closing_time, passing_score, attempts_allowed, total_marks_hundredths, show_results, shuffle_questions,
  shuffle_options, second_marker, location, difficulty, tags, total_questions, negative`

const settingValues = (exam: ExamSettings) => [
  exam.title,
  exam.subjectId,
  exam.examType,
  exam.instructions,
  exam.durationMinutes,
  exam.scheduledDate,
  exam.scheduledTime,
  exam.closingDate,
  exam.closingTime,
  exam.passingScore,
  exam.attemptsAllowed,
  exam.totalMarksHundredths,
  exam.showResults,
  exam.shuffleQuestions,
  exam.shuffleOptions,
  exam.secondMarker,
  exam.location,
  exam.difficulty,
  exam.tags,
  exam.totalQuestions,
  exam.negative === null ? null : JSON.stringify(exam.negative),
]

export type NewDraft = ExamSettings & { id: string; createdBy: string; requestId: string | null }

export async function countExams(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    'SELECT count(*) FROM exams WHERE school_id = $1 AND deleted_at IS NULL',
    [tx.schoolId],
  )
  return count
}

/** False when this person's request has written one already: of two at one moment the second waits and finds it. */
export async function insertDraft(tx: Tx, exam: NewDraft): Promise<boolean> {
  const written = await tx.run(
    `INSERT INTO exams (school_id, id, created_by, owner_id, created_at, status, request_key, ${settingColumns})
     VALUES ($1, $2, $3, $3, $4, 'draft', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
       $25, $26)
     ON CONFLICT (school_id, created_by, request_key) WHERE request_key IS NOT NULL DO NOTHING`,
    [tx.schoolId, exam.id, exam.createdBy, tx.now, exam.requestId, ...settingValues(exam)],
  )
  return written === 1
}

/** The exam a request of this person has written. */
export async function selectExamOfRequest(tx: Tx, createdBy: string, requestId: string | null): Promise<string> {
  const { id } = await tx.one<{ id: string }>(
    'SELECT id FROM exams WHERE school_id = $1 AND created_by = $2 AND request_key = $3',
    [tx.schoolId, createdBy, requestId],
  )
  return id
}

export async function updateDraft(tx: Tx, examId: string, exam: ExamSettings): Promise<void> {
  await tx.run(
    `UPDATE exams SET (${settingColumns}) =
       ROW ($3, $4, $5, $6, $7, $8::date, $9::time, $10::date, $11::time, $12, $13, $14, $15, $16, $17, $18, $19, $20,
         $21::text[], $22, $23::jsonb)
     WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, examId, ...settingValues(exam)],
  )
}

export async function updateStatus(tx: Tx, examId: string, status: ExamStatus): Promise<void> {
  await tx.run('UPDATE exams SET status = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, status])
}

/** Nobody waits for its approval any more. */
export async function markPublished(tx: Tx, examId: string): Promise<void> {
  await tx.run(
    `UPDATE exams SET published_at = $3, approval_revision = NULL, approval_paper = NULL, approval_by = NULL,
       approval_at = NULL, approval_reason = NULL WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, examId, tx.now],
  )
}

/** What these people of the school are called. */
export async function selectNamesOfUsers(tx: Tx, ids: readonly string[]): Promise<[id: string, name: string][]> {
  const rows = await tx.rows<{ id: string; name: string }>(
    'SELECT id, name FROM users WHERE school_id = $1 AND id = ANY ($2::uuid[])',
    [tx.schoolId, ids],
  )
  return rows.map(({ id, name }) => [id, name])
}
