import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import type { LateDecision } from '@sabimark/domain/attempt/late-decision.ts'
import type { Paper } from '@sabimark/domain/exam/paper.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import type { RightAnswersFacts } from '@sabimark/domain/exam/right-answers.ts'
import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import type { MarkTotals, Outcome } from '@sabimark/domain/marking/mark-paper.ts'
import { ofExam, selectOptionalRightAnswers } from '../exam/right-answers.db.ts'
import { lookUp, lookUpOptional } from '../platform/database/look-up.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Bind } from '../platform/list/read-list.ts'

/** A marked attempt with what decides who may see how much of it. */
export type ResultRow = MarkTotals &
  RightAnswersFacts & {
    attemptId: string
    examId: string
    examTitle: string
    subject: string
    name: string
    studentNumber: string
    /** As marking found it (`hasScore` of domain). */
    hasScore: boolean
    /** In which it was begun, as in every list of results. */
    className: string | null
    attemptNumber: number
    versionId: string
    startedAt: Date
    submittedAt: Date
    endedBy: 'candidate' | 'time'
    submittedOnDeviceAt: Date | null
    lateCount: number
    graceCount: number
    lateDecision: LateDecision
    acceptedThroughMs: number | null
    secondMarker: SecondMarkerRule
    keyRevision: number
    passingScore: number
    releaseRule: ReleaseRule
    releasedAt: Date | null
    /** The day on which it is to be released, where there is one. */
    releaseAt: Date | null
    /** False: candidates of the sitting see their score alone. */
    allowsReview: boolean
    /** Nobody pressed Submit where the room does not do so by itself. */
    isNotHandedIn: boolean
    /** Its room locked at the end and waited for a press. */
    wasLocked: boolean
    isPractice: boolean
    attemptsAllowed: number
  }

const markColumns = `r.correct_count AS "correctCount", r.partly_count AS "partlyCount", r.wrong_count AS "wrongCount",
  r.unanswered_count AS "unansweredCount", r.waiting_count AS "waitingCount", r.question_count AS "questionCount",
  r.earned_hundredths AS "earnedHundredths", r.available_hundredths AS "availableHundredths", r.percentage,
  r.has_score AS "hasScore"`

/**
 * When the candidate handed in the live page of attempt `a` inside the time, where it arrived after it. A page's `submit` is the
 * last it reports, so one look is enough. It is the device's word, and null where something tells otherwise: the page
 * was opened later than that, reports an act later than that, or the server heard of the attempt between then and its
 * end.
 */
const submittedOnDevice = `(
  SELECT ${sinceStart('v.at_ms')} FROM attempt_epochs e
  JOIN attempt_events v ON v.school_id = e.school_id AND v.attempt_id = e.attempt_id AND v.epoch = e.epoch
    AND v.seq = e.acked_seq
  WHERE a.ended_by = 'time' AND e.school_id = a.school_id AND e.attempt_id = a.id AND e.epoch = a.live_epoch
    AND v.kind = 'submit' AND v.refusal IS NULL AND v.value IS DISTINCT FROM '"time"'
    AND ${sinceStart('v.at_ms')} < a.deadline AND e.taken_at <= ${sinceStart('v.at_ms')}
    AND NOT EXISTS (SELECT 1 FROM attempt_events o WHERE o.school_id = a.school_id AND o.attempt_id = a.id
      AND (o.epoch = v.epoch AND o.at_ms > v.at_ms
        OR o.server_elapsed_ms > v.at_ms AND ${sinceStart('o.server_elapsed_ms')} <= a.deadline))
  ) AS "submittedOnDeviceAt"`

/**
 * Whether attempt `a` of sitting `s` waited for a press that never came. Elsewhere the clock hands in, whoever presses. One that
 * was made without a network arrives when the server has taken the paper.
 */
const isNotHandedIn = `a.ended_by = 'time' AND a.submit_seq IS NULL AND NOT s.submits_by_itself AND NOT EXISTS (
  SELECT 1 FROM attempt_epochs p
  JOIN attempt_events v ON v.school_id = p.school_id AND v.attempt_id = p.attempt_id AND v.epoch = p.epoch
    AND v.seq = p.acked_seq
  WHERE p.school_id = a.school_id AND p.attempt_id = a.id AND v.kind = 'submit' AND v.refusal IS NULL)`

/** Whether the room of attempt `a` of sitting `s` locked at the end and waited for a press. */
const wasLocked = `(a.ended_by = 'time' AND NOT s.submits_by_itself)`

/** That many milliseconds after attempt `a` began. */
function sinceStart(elapsedMs: string): string {
  return `a.started_at + make_interval(secs => ${elapsedMs} / 1000.0)`
}

/** Of who was let back in nothing is shown until they have handed in again. Reads attempt a. */
export const stands = `a.state = 'submitted'`

/**
 * SQL: the score of result r by which every list narrows and sorts, in per cent, as it is shown; -1 for none, so that it stands below all
 * that have one. One that still waits for a decision about late answers in part is as good as another (024). As index results_by_score has it.
 */
export const scoreKey = '(CASE WHEN r.has_score THEN r.percentage ELSE -1 END)::float8'

/** SQL: result r has a score from here on, the second no longer one. */
export function isScoredIn([from, below]: readonly [from: number, below: number], bind: Bind): string {
  return `${scoreKey} >= ${bind(from)}::float8 AND ${scoreKey} < ${bind(below)}::float8`
}

/** SQL: no late answers of attempt a wait for a decision. Figures are made of the scores of these alone. */
const isDecided = `a.late_decision IS DISTINCT FROM 'pending'`

const resultQuery = `
  SELECT a.id AS "attemptId", a.exam_id AS "examId", x.title AS "examTitle", b.name AS subject,
    u.name, st.student_id AS "studentNumber", c.name AS "className",
    a.attempt_number AS "attemptNumber", a.version_id AS "versionId", a.started_at AS "startedAt", a.submitted_at AS "submittedAt", a.ended_by AS "endedBy", r.late_count AS "lateCount",
    r.grace_count AS "graceCount", ${submittedOnDevice}, a.late_decision AS "lateDecision",
    a.accepted_through_ms AS "acceptedThroughMs", r.key_revision AS "keyRevision",
    x.second_marker AS "secondMarker", x.passing_score AS "passingScore", s.release_rule AS "releaseRule", s.released_at AS "releasedAt",
    x.release_at AS "releaseAt", s.allows_review AS "allowsReview", ${isNotHandedIn} AS "isNotHandedIn", ${wasLocked} AS "wasLocked", ${markColumns}, of_exam.*,
    x.exam_type = 'practice' AS "isPractice",
    x.attempts_allowed AS "attemptsAllowed"
  FROM results r
  ${lookUp('exam_attempts', 'a', 'a.school_id = r.school_id AND a.id = r.attempt_id')}
  ${lookUp('exams', 'x', 'x.school_id = a.school_id AND x.id = a.exam_id')}
  ${lookUp('subjects', 'b', 'b.school_id = x.school_id AND b.id = x.subject_id')}
  ${lookUp('exam_sittings', 's', 's.school_id = a.school_id AND s.id = a.sitting_id')}
  ${lookUp('users', 'u', 'u.school_id = a.school_id AND u.id = a.student_id')}
  ${lookUp('students', 'st', 'st.school_id = a.school_id AND st.user_id = a.student_id')}
  ${lookUpOptional('classes', 'c', 'c.school_id = a.school_id AND c.id = a.class_id')}
  ${ofExam}
  WHERE r.school_id = $1 AND ${stands}`

/** The result of an attempt; none before it is marked. */
export async function selectOptionalResult(tx: Tx, attemptId: string): Promise<ResultRow | undefined> {
  return await tx.optional<ResultRow>(`${resultQuery} AND r.attempt_id = $2`, [tx.schoolId, attemptId])
}

/** The results of these attempts, in any order. */
export async function selectResults(tx: Tx, attemptIds: readonly string[]): Promise<ResultRow[]> {
  return await tx.rows<ResultRow>(`${resultQuery} AND r.attempt_id = ANY($2::uuid[])`, [tx.schoolId, attemptIds])
}

/** A student's own results, the newest first. */
export async function selectResultsOfStudent(tx: Tx, studentId: string, limit: number): Promise<ResultRow[]> {
  return await tx.rows<ResultRow>(`${resultQuery} AND r.student_id = $2 ORDER BY a.submitted_at DESC, a.id LIMIT $3`, [
    tx.schoolId,
    studentId,
    limit,
  ])
}

export type MarkedAnswerRow = {
  questionId: string
  answer: AnswerValue | null
  outcome: Outcome
  earnedHundredths: number
  ofHundredths: number
}

export async function selectMarkedAnswers(tx: Tx, attemptId: string): Promise<MarkedAnswerRow[]> {
  return await tx.rows<MarkedAnswerRow>(
    `SELECT question_id AS "questionId", answer, outcome, earned_hundredths AS "earnedHundredths",
       of_hundredths AS "ofHundredths"
     FROM marked_answers WHERE school_id = $1 AND attempt_id = $2 ORDER BY question_id`,
    [tx.schoolId, attemptId],
  )
}

/** The order in which this candidate saw questions and options. */
export async function selectPaperOrder(tx: Tx, attemptId: string): Promise<Paper['order']> {
  const { paper } = await tx.one<{ paper: Paper }>(
    'SELECT paper FROM exam_papers WHERE school_id = $1 AND attempt_id = $2',
    [tx.schoolId, attemptId],
  )
  return paper.order
}

/** What a ticket may still ask about; `isWindowOpen` by this transaction's clock. */
export async function selectOptionalTicketFacts(
  tx: Tx,
  attemptId: string,
  studentId: string,
): Promise<{ isWindowOpen: boolean; isToBeMarked: boolean } | undefined> {
  return await tx.optional(
    `SELECT $4 <= deadline + make_interval(secs => sync_window_ms / 1000) AS "isWindowOpen", EXISTS (
       SELECT 1 FROM due_work d WHERE d.kind = 'mark_attempt' AND d.school_id = $1
         AND d.reference = exam_attempts.id::text
     ) AS "isToBeMarked" FROM exam_attempts
     WHERE school_id = $1 AND id = $2 AND student_id = $3`,
    [tx.schoolId, attemptId, studentId, tx.now],
  )
}

/** A candidate in staff's list; the marks are null before marking. */
export type ExamResultRow = { [Key in keyof MarkTotals]: MarkTotals[Key] | null } & {
  attemptId: string
  hasScore: boolean | null
  student: string
  studentNumber: string
  className: string | null
  attemptNumber: number
  state: 'in_progress' | 'submitted'
  endedBy: 'candidate' | 'time' | null
  submittedAt: Date | null
  submittedOnDeviceAt: Date | null
  lateCount: number | null
  graceCount: number | null
  usedMinutes: number | null
  lateDecision: LateDecision
  isNotHandedIn: boolean | null
  wasLocked: boolean | null
}

/** These attempts with their candidates and marks, in any order. */
export async function selectExamResults(tx: Tx, attemptIds: readonly string[]): Promise<ExamResultRow[]> {
  return await tx.rows<ExamResultRow>(
    `SELECT a.id AS "attemptId", u.name AS student, st.student_id AS "studentNumber", c.name AS "className",
       a.attempt_number AS "attemptNumber", a.state, a.ended_by AS "endedBy", a.submitted_at AS "submittedAt",
       ${submittedOnDevice}, a.late_decision AS "lateDecision", r.late_count AS "lateCount", r.grace_count AS "graceCount",
       ceil(least(r.used_ms, r.allowed_ms) / 60000.0)::int AS "usedMinutes",
       ${isNotHandedIn} AS "isNotHandedIn", ${wasLocked} AS "wasLocked", ${markColumns}
     FROM exam_attempts a
     ${lookUp('exam_sittings', 's', 's.school_id = a.school_id AND s.id = a.sitting_id')}
     ${lookUp('users', 'u', 'u.school_id = a.school_id AND u.id = a.student_id')}
     ${lookUp('students', 'st', 'st.school_id = a.school_id AND st.user_id = a.student_id')}
     ${lookUpOptional('classes', 'c', 'c.school_id = a.school_id AND c.id = a.class_id')}
     ${lookUpOptional('results', 'r', `r.school_id = a.school_id AND r.attempt_id = a.id AND ${stands}`)}
     WHERE a.school_id = $1 AND a.id = ANY($2::uuid[])`,
    [tx.schoolId, attemptIds],
  )
}

export type ExamCounts = {
  handedIn: number
  inProgress: number
  unmarked: number
  waitingLate: number
  /** Papers with answers that wait for a marker, and how many answers these are. */
  unfinished: number
  toMark: number
}

/** Papers and results are each read once: NOT IN looks into a set, also where PostgreSQL knows nothing yet of a new school. */
export async function selectExamCounts(tx: Tx, examId: string): Promise<ExamCounts> {
  return await tx.one<ExamCounts>(
    `WITH a AS MATERIALIZED (SELECT p.id, p.state, p.late_decision FROM exam_attempts p WHERE p.school_id = $1 AND p.exam_id = $2)
     SELECT papers."handedIn", papers."inProgress", papers."handedIn" - marked.count AS unmarked, papers."waitingLate",
       marked.unfinished, marked."toMark"
     FROM (SELECT count(*) FILTER (WHERE ${stands}) AS "handedIn", count(*) FILTER (WHERE NOT ${stands}) AS "inProgress",
         count(*) FILTER (WHERE a.late_decision = 'pending' AND ${stands}) AS "waitingLate" FROM a) papers,
       (SELECT count(*) AS count, count(*) FILTER (WHERE r.waiting_count > 0) AS unfinished,
          coalesce(sum(r.waiting_count), 0) AS "toMark"
        FROM results r WHERE r.school_id = $1 AND r.exam_id = $2
          AND r.attempt_id NOT IN (SELECT a.id FROM a WHERE NOT ${stands})) marked`,
    [tx.schoolId, examId],
  )
}

export type EqualMarks = Pick<MarkTotals, 'earnedHundredths' | 'availableHundredths' | 'percentage'> & { count: number }

/** The marks there are in an exam, each once with how many papers have them: far fewer than papers. What waits for a decision is none of them (048). */
export async function selectMarksOfExam(tx: Tx, examId: string): Promise<EqualMarks[]> {
  return await tx.rows<EqualMarks>(
    `SELECT r.earned_hundredths AS "earnedHundredths", r.available_hundredths AS "availableHundredths", r.percentage,
       count(*) AS count
     FROM results r WHERE r.school_id = $1 AND r.exam_id = $2 AND r.has_score AND r.attempt_id NOT IN (
       SELECT a.id FROM exam_attempts a WHERE a.school_id = $1 AND a.exam_id = $2 AND NOT (${stands} AND ${isDecided}))
     GROUP BY 1, 2, 3`,
    [tx.schoolId, examId],
  )
}

/**
 * Shows the scores of the sittings that wait for a person; how many of the exam's sittings do so at all. A moment that a wrong clock put
 * ahead is put right.
 */
export async function releaseSittings(tx: Tx, examId: string): Promise<number> {
  return await tx.run(
    `UPDATE exam_sittings SET released_at = least(released_at, $3)
     WHERE school_id = $1 AND exam_id = $2 AND release_rule = 'manual'`,
    [tx.schoolId, examId, tx.now],
  )
}

export type ReleaseRow = {
  title: string
  passingScore: number
  /** Absent before publishing. */
  facts: RightAnswersFacts | undefined
  sittings: { rule: ReleaseRule; releasedAt: Date | null; allowsReview: boolean }[]
}

/** What decides which scores of an exam are shown. */
export async function selectReleaseOf(tx: Tx, examId: string): Promise<ReleaseRow> {
  const exam = await tx.one<Pick<ReleaseRow, 'title' | 'passingScore'>>(
    `SELECT x.title, x.passing_score AS "passingScore" FROM exams x
     WHERE x.school_id = $1 AND x.id = $2`,
    [tx.schoolId, examId],
  )
  const sittings = await tx.rows<ReleaseRow['sittings'][number]>(
    `SELECT release_rule AS rule, released_at AS "releasedAt", allows_review AS "allowsReview" FROM exam_sittings
     WHERE school_id = $1 AND exam_id = $2`,
    [tx.schoolId, examId],
  )
  return { ...exam, facts: await selectOptionalRightAnswers(tx, examId), sittings }
}
