import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import type { ArrivedEvent, LateDecision, LateStanding } from '@sabimark/domain/attempt/late-decision.ts'
import type { Paper } from '@sabimark/domain/exam/paper.ts'
import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import type { MarkTotals, Outcome } from '@sabimark/domain/marking/mark-paper.ts'
import type { Rounding } from '@sabimark/domain/school/grading/rounding.ts'
import { asLoggedEvent } from '../attempt/attempt.db.ts'
import type { ExamOwnerRow } from '../exam/exam.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { heldKeys } from './key-revisions.db.ts'
import type { Marking } from './mark-log.ts'

/** An attempt that was handed in, held for marking. */
export type HandedIn = {
  attemptId: string
  examId: string
  subjectId: string
  studentId: string
  /** In which it was begun. */
  classId: string | null
  versionId: string
  submittedAt: Date
  /** Of who was let back in both are without the time between their end and then. */
  usedMs: number
  allowedMs: number
  passingScore: number
  lateDecision: LateDecision
  acceptedThroughMs: number | null
  secondMarker: SecondMarkerRule
  /** As it was when the exam was published. */
  rounding: Rounding
  /** Counts in no figure. */
  isPractice: boolean
  /** Its result is of what was handed in last: false of who was let back in since. */
  isMarked: boolean
}

/**
 * Those of the attempts that are handed in, held until the transaction ends, in the order every save takes them. Nobody writes
 * another key before it ends.
 */
export async function lockHandedIn(tx: Tx, attemptIds: readonly string[]): Promise<HandedIn[]> {
  return await tx.rows<HandedIn>(
    `SELECT a.id AS "attemptId", a.exam_id AS "examId", x.subject_id AS "subjectId", a.student_id AS "studentId",
       a.class_id AS "classId", a.version_id AS "versionId", a.submitted_at AS "submittedAt", a.late_decision AS "lateDecision",
       (extract(epoch FROM a.submitted_at - a.started_at - o.gap) * 1000)::bigint AS "usedMs",
       (extract(epoch FROM a.deadline - a.started_at - o.gap) * 1000)::bigint AS "allowedMs", x.passing_score AS "passingScore",
       a.accepted_through_ms AS "acceptedThroughMs", x.second_marker AS "secondMarker", s.rounding,
       x.exam_type = 'practice' AS "isPractice", a.is_marked AS "isMarked"
     FROM exam_attempts a JOIN exams x ON x.school_id = a.school_id AND x.id = a.exam_id
       JOIN exam_sittings s ON s.school_id = a.school_id AND s.id = a.sitting_id
       CROSS JOIN LATERAL (SELECT coalesce(sum(c.at - c.ended_at), interval '0') AS gap FROM sitting_changes c
         WHERE c.school_id = a.school_id AND c.sitting_id = a.sitting_id AND c.student_id = a.student_id AND c.kind = 'reopened'
           AND c.ended_at > a.started_at AND c.at <= a.submitted_at) o
     WHERE a.school_id = $1 AND a.id = ANY ($2) AND a.state = 'submitted' AND (SELECT ${heldKeys('$1')}) IS NOT NULL
     ORDER BY a.id FOR NO KEY UPDATE OF a`,
    [tx.schoolId, attemptIds],
  )
}

/** The folded events of each attempt, see isFolded. */
export async function selectLogs(tx: Tx, attemptIds: readonly string[]): Promise<Map<string, ArrivedEvent[]>> {
  const rows = await tx.rows<Parameters<typeof asLoggedEvent>[0] & { attemptId: string; arrivedMs: number }>(
    `SELECT attempt_id AS "attemptId", epoch, seq, at_ms AS "atMs", kind, question_id AS question, value,
       is_late AS "isLate", server_elapsed_ms AS "arrivedMs"
     FROM attempt_events
     WHERE school_id = $1 AND attempt_id = ANY ($2) AND (refusal IS NULL OR refusal = 'OLDER_TAB')`,
    [tx.schoolId, attemptIds],
  )
  const logs = new Map<string, ArrivedEvent[]>(attemptIds.map((id) => [id, []]))
  for (const { attemptId, arrivedMs, ...row } of rows) logs.get(attemptId)?.push({ ...asLoggedEvent(row), arrivedMs })
  return logs
}

/** The questions of these attempts in the order their candidates saw them. */
export async function selectPaperOrders(tx: Tx, attemptIds: readonly string[]): Promise<Map<string, string[]>> {
  if (attemptIds.length === 0) return new Map()
  const rows = await tx.rows<{ attemptId: string; order: Paper['order'] }>(
    `SELECT attempt_id AS "attemptId", paper->'order' AS "order" FROM exam_papers
     WHERE school_id = $1 AND attempt_id = ANY ($2)`,
    [tx.schoolId, attemptIds],
  )
  return new Map(rows.map(({ attemptId, order }) => [attemptId, order.map(({ questionId }) => questionId)]))
}

export type StoredResult = MarkTotals & {
  attemptId: string
  keyRevision: number
  lateCount: number
  graceCount: number
  eventCount: number
  /** By `hasScore`; of who was let back in false until they hand in again. */
  hasScore: boolean
  /** What the counters hold of it, in millionths of one per cent; null for nothing yet, and of a practice always. */
  countedMillionths: number | null
  /** By the passing score the exam had when it was marked; null where the counters hold nothing of it. */
  isPassed: boolean | null
}

const resultColumns = `attempt_id AS "attemptId", key_revision AS "keyRevision", correct_count AS "correctCount",
  partly_count AS "partlyCount", wrong_count AS "wrongCount", unanswered_count AS "unansweredCount",
  waiting_count AS "waitingCount", question_count AS "questionCount",
  earned_hundredths AS "earnedHundredths", available_hundredths AS "availableHundredths", percentage,
  late_count AS "lateCount", grace_count AS "graceCount", event_count AS "eventCount",
  has_score AS "hasScore", counted_millionths AS "countedMillionths", is_passed AS "isPassed"`

export async function selectResults(tx: Tx, attemptIds: readonly string[]): Promise<Map<string, StoredResult>> {
  const rows = await tx.rows<StoredResult>(
    `SELECT ${resultColumns} FROM results WHERE school_id = $1 AND attempt_id = ANY ($2)`,
    [tx.schoolId, attemptIds],
  )
  return new Map(rows.map((row) => [row.attemptId, row]))
}

/** What is stored of each answer of these attempts, by question. */
export async function selectMarks(tx: Tx, attemptIds: readonly string[]): Promise<Map<string, StoredMarks>> {
  const rows = await tx.rows<{ attemptId: string; marks: StoredMarks }>(
    `SELECT attempt_id AS "attemptId", json_object_agg(question_id,
       json_build_array(outcome, earned_hundredths, of_hundredths, answer)) AS marks
     FROM marked_answers WHERE school_id = $1 AND attempt_id = ANY ($2) GROUP BY attempt_id`,
    [tx.schoolId, attemptIds],
  )
  return new Map(rows.map(({ attemptId, marks }) => [attemptId, marks]))
}

export type StoredMarks = Record<string, [Outcome, earned: number, of: number, answer: AnswerValue | null]>

/** Says of papers that a newer key gives them the marks they have. */
export async function updateKeyRevisions(
  tx: Tx,
  all: readonly Pick<Marked, 'attemptId' | 'keyRevision'>[],
): Promise<void> {
  if (all.length === 0) return
  await tx.run(
    `UPDATE results r SET key_revision = k.revision FROM unnest($2::uuid[], $3::int[]) AS k(attempt_id, revision)
     WHERE r.school_id = $1 AND r.attempt_id = k.attempt_id`,
    [tx.schoolId, all.map(({ attemptId }) => attemptId), all.map(({ keyRevision }) => keyRevision)],
  )
}

/** A marking to be written. */
export type Marked = HandedIn &
  Marking &
  Pick<StoredResult, 'keyRevision' | 'hasScore' | 'countedMillionths' | 'isPassed'> & { reason: string }

/**
 * Writes results, and each question as marked that is to be written; what is there is brought up to date, and the attempt knows
 * it.
 */
export async function upsertResults(
  tx: Tx,
  all: readonly Marked[],
  answersToWrite: (one: Marked) => Marked['marked'],
): Promise<void> {
  if (all.length === 0) return
  const rows = all.map(({ marked: _marked, totals, ...one }) => ({
    ...one,
    ...totals,
    id: newId(),
  }))
  await tx.run(
    `WITH known AS (
       UPDATE exam_attempts a SET is_marked = true FROM jsonb_to_recordset($2) AS r("attemptId" uuid)
       WHERE a.school_id = $1 AND a.id = r."attemptId" AND NOT a.is_marked)
     INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
       correct_count, partly_count, wrong_count, unanswered_count, waiting_count, question_count, earned_hundredths,
       available_hundredths, percentage, late_count, grace_count, event_count, has_score, counted_millionths, submitted_at,
       class_id, used_ms, allowed_ms, is_passed, marked_at)
     SELECT $1, r.id, r."attemptId", r."examId", r."studentId", r."subjectId", r."versionId", r."keyRevision",
       r."correctCount", r."partlyCount", r."wrongCount", r."unansweredCount", r."waitingCount", r."questionCount",
       r."earnedHundredths", r."availableHundredths", r.percentage, r."lateCount", r."graceCount", r."eventCount",
       r."hasScore", r."countedMillionths", r."submittedAt", r."classId", r."usedMs", r."allowedMs", r."isPassed", $3
     FROM jsonb_to_recordset($2) AS r(id uuid, "attemptId" uuid, "examId" uuid, "studentId" uuid, "subjectId" uuid,
       "versionId" uuid, "keyRevision" int, "correctCount" int, "partlyCount" int, "wrongCount" int,
       "unansweredCount" int, "waitingCount" int, "questionCount" int, "earnedHundredths" int,
       "availableHundredths" int, percentage int, "lateCount" int, "graceCount" int, "eventCount" int,
       "hasScore" boolean, "countedMillionths" int, "submittedAt" timestamptz, "classId" uuid, "usedMs" bigint, "allowedMs" bigint,
       "isPassed" boolean)
     ON CONFLICT (school_id, attempt_id) DO UPDATE SET key_revision = excluded.key_revision,
       correct_count = excluded.correct_count, partly_count = excluded.partly_count,
       wrong_count = excluded.wrong_count, unanswered_count = excluded.unanswered_count,
       waiting_count = excluded.waiting_count, question_count = excluded.question_count,
       earned_hundredths = excluded.earned_hundredths, available_hundredths = excluded.available_hundredths,
       percentage = excluded.percentage, late_count = excluded.late_count, grace_count = excluded.grace_count, event_count = excluded.event_count,
       has_score = excluded.has_score, counted_millionths = excluded.counted_millionths, submitted_at = excluded.submitted_at,
       class_id = excluded.class_id, used_ms = excluded.used_ms, allowed_ms = excluded.allowed_ms,
       is_passed = excluded.is_passed, marked_at = excluded.marked_at`,
    [tx.schoolId, JSON.stringify(rows), tx.now],
  )
  const answers = all.flatMap((one) => answersToWrite(one).map((answer) => ({ attemptId: one.attemptId, ...answer })))
  if (answers.length === 0) return
  await tx.run(
    `INSERT INTO marked_answers (school_id, attempt_id, question_id, answer, outcome, earned_hundredths, of_hundredths)
     SELECT $1, m."attemptId", m."questionId", m.answer, m.outcome, m."earnedHundredths", m."ofHundredths"
     FROM jsonb_to_recordset($2) AS m("attemptId" uuid, "questionId" text, answer jsonb, outcome text,
       "earnedHundredths" int, "ofHundredths" int)
     ON CONFLICT (school_id, attempt_id, question_id) DO UPDATE SET answer = excluded.answer,
       outcome = excluded.outcome, earned_hundredths = excluded.earned_hundredths,
       of_hundredths = excluded.of_hundredths
     WHERE (marked_answers.answer, marked_answers.outcome, marked_answers.earned_hundredths,
       marked_answers.of_hundredths) IS DISTINCT FROM (excluded.answer, excluded.outcome, excluded.earned_hundredths,
       excluded.of_hundredths)`,
    [tx.schoolId, JSON.stringify(answers)],
  )
}

/** Keeps every marking that changed a mark, for ever. */
export async function insertRevisions(
  tx: Tx,
  all: readonly Marked[],
  before: ReadonlyMap<string, StoredResult>,
): Promise<void> {
  if (all.length === 0) return
  const rows = all.map((one) => ({
    ...one.totals,
    attemptId: one.attemptId,
    keyRevision: one.keyRevision,
    eventCount: one.eventCount,
    reason: one.reason,
    fromKeyRevision: keyThatMoved(one, before.get(one.attemptId)),
  }))
  await tx.run(
    `INSERT INTO result_revisions (school_id, attempt_id, revision, key_revision, earned_hundredths,
       available_hundredths, percentage, event_count, reason, marked_at, from_key_revision)
     SELECT $1, r."attemptId", 1 + coalesce((SELECT max(o.revision) FROM result_revisions o
         WHERE o.school_id = $1 AND o.attempt_id = r."attemptId"), 0), r."keyRevision", r."earnedHundredths",
       r."availableHundredths", r.percentage, r."eventCount", r.reason, $3, r."fromKeyRevision"
     FROM jsonb_to_recordset($2) AS r("attemptId" uuid, "keyRevision" int, "earnedHundredths" int,
       "availableHundredths" int, percentage int, "eventCount" int, reason text, "fromKeyRevision" int)`,
    [tx.schoolId, JSON.stringify(rows), tx.now],
  )
}

/** The reason of papers that are marked again because of their key alone. */
export const byKey = 'key'

/**
 * By which key a paper had the score that another key has moved. None where it had or has no score: nobody was shown what it came to
 * while an answer waited for a person, or late ones for a decision. Nor where something else moved it as well.
 */
export function keyThatMoved(
  { reason, totals, lateDecision }: Pick<Marked, 'reason' | 'totals' | 'lateDecision'>,
  before: Pick<StoredResult, 'keyRevision' | 'waitingCount'> | undefined,
): number | null {
  const isScore = before?.waitingCount === 0 && totals.waitingCount === 0 && lateDecision !== 'pending'
  return isScore && reason === byKey ? before.keyRevision : null
}

/** What was waiting in the queue for these attempts is done. */
export async function deleteDueMarks(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  await tx.run(`DELETE FROM due_work WHERE kind = 'mark_attempt' AND school_id = $1 AND reference = ANY ($2)`, [
    tx.schoolId,
    attemptIds,
  ])
}

/** An attempt and whose exam it is of, for who may decide about it. */
export async function selectOptionalOwnerOfAttempt(
  tx: Tx,
  attemptId: string,
): Promise<
  (Pick<ExamOwnerRow, 'ownerId' | 'subjectId' | 'status'> & { examId: string; studentId: string }) | undefined
> {
  return await tx.optional(
    `SELECT x.owner_id AS "ownerId", x.subject_id AS "subjectId", x.status, x.id AS "examId", a.student_id AS "studentId"
     FROM exam_attempts a JOIN exams x ON x.school_id = a.school_id AND x.id = a.exam_id
     WHERE a.school_id = $1 AND a.id = $2`,
    [tx.schoolId, attemptId],
  )
}

export async function updateLateStanding(tx: Tx, attemptId: string, standing: LateStanding): Promise<void> {
  await tx.run(
    'UPDATE exam_attempts SET late_decision = $3, accepted_through_ms = $4 WHERE school_id = $1 AND id = $2',
    [tx.schoolId, attemptId, standing.decision, standing.acceptedThroughMs],
  )
}

/** The names of these students, by id. */
export async function selectNamesOf(tx: Tx, studentIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; name: string }>(
    'SELECT id, name FROM users WHERE school_id = $1 AND id = ANY ($2::uuid[])',
    [tx.schoolId, studentIds],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * How many answers arrived late, and when the last of them did, by the server's elapsed time: of all, and of those that
 * arrived before right answers could be read (null: nobody ever can).
 */
export async function selectLateArrivals(
  tx: Tx,
  attemptId: string,
  answersFrom: Date | null,
): Promise<{ count: number; throughMs: number | null; beforeAnswersMs: number | null }> {
  return await tx.one(
    `SELECT count(*) AS count, max(v.server_elapsed_ms) AS "throughMs", max(v.server_elapsed_ms) FILTER (
         WHERE a.started_at + make_interval(secs => v.server_elapsed_ms / 1000.0) < coalesce($3::timestamptz, 'infinity')) AS "beforeAnswersMs"
     FROM exam_attempts a JOIN attempt_events v ON v.school_id = a.school_id AND v.attempt_id = a.id
     WHERE a.school_id = $1 AND a.id = $2 AND v.is_late AND v.refusal IS NULL AND v.kind IN ('answer', 'clear')`,
    [tx.schoolId, attemptId, answersFrom],
  )
}

/**
 * Attempts that were handed in and have no marks, or whose log has grown since; only what can still grow is counted. No
 * school waits longer for a device than 30 days.
 */
export async function selectUnmarked(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM exam_attempts WHERE school_id = $1 AND state = 'submitted' AND NOT is_marked
     UNION ALL
     SELECT a.id FROM exam_attempts a JOIN results r ON r.school_id = a.school_id AND r.attempt_id = a.id
     WHERE a.school_id = $1 AND a.state = 'submitted' AND a.is_marked
       AND a.deadline > $2::timestamptz - interval '31 days'
       AND a.deadline + make_interval(secs => a.sync_window_ms / 1000) > $2::timestamptz - interval '1 day'
       AND r.event_count <> (SELECT count(*) FROM attempt_events v WHERE v.school_id = a.school_id
         AND v.attempt_id = a.id AND (v.refusal IS NULL OR v.refusal = 'OLDER_TAB'))`,
    [tx.schoolId, tx.now],
  )
  return rows.map(({ id }) => id)
}
