import type { LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { openedAt } from '@sabimark/domain/attempt/page-times.ts'
import { defaultSyncWindowMs } from '@sabimark/domain/attempt/timing.ts'
import type { Tx } from '../platform/database/tenant.ts'

/** An attempt as its rules need it. */
export type AttemptRow = {
  attemptId: string
  sittingId: string
  studentId: string
  versionId: string
  attemptNumber: number
  startedAt: Date
  deadline: Date
  state: 'in_progress' | 'submitted'
  liveEpoch: number
}

const attemptColumns = `a.id AS "attemptId", a.sitting_id AS "sittingId", a.student_id AS "studentId",
  a.version_id AS "versionId", a.attempt_number AS "attemptNumber", a.started_at AS "startedAt", a.deadline, a.state,
  a.live_epoch AS "liveEpoch"`

/** All attempts of a student on an exam, the newest last. */
export async function selectAttemptsOf(tx: Tx, examId: string, studentId: string): Promise<AttemptRow[]> {
  return await tx.rows<AttemptRow>(
    `SELECT ${attemptColumns} FROM exam_attempts a WHERE a.school_id = $1 AND a.student_id = $3 AND a.exam_id = $2
     ORDER BY a.started_at, a.id`,
    [tx.schoolId, examId, studentId],
  )
}

/** The attempt, held until the end of the transaction: neither a save nor the closing job passes unseen. */
export async function lockOptionalAttempt(tx: Tx, attemptId: string): Promise<AttemptRow | undefined> {
  return await tx.optional<AttemptRow>(
    `SELECT ${attemptColumns} FROM exam_attempts a WHERE a.school_id = $1 AND a.id = $2 FOR NO KEY UPDATE`,
    [tx.schoolId, attemptId],
  )
}

/** The attempt as it is now. */
export async function selectOptionalAttempt(tx: Tx, attemptId: string): Promise<AttemptRow | undefined> {
  return await tx.optional<AttemptRow>(
    `SELECT ${attemptColumns} FROM exam_attempts a WHERE a.school_id = $1 AND a.id = $2`,
    [tx.schoolId, attemptId],
  )
}

/** A page load that asks for an epoch. */
export type PageLoad = { pageId: string; device: string; address: string }

export type NewAttempt = {
  attemptId: string
  sittingId: string
  examId: string
  studentId: string
  /** In which they are a candidate now. */
  classId: string
  versionId: string
  attemptNumber: number
  startedAt: Date
  deadline: Date
  extraMs: number
  extraPercent: number
  /** What the sitting had when the deadline was reckoned. */
  timeRevision: number
  /** Over all sittings of the exam. */
  attemptsAllowed: number
}

/** Whoever begins this exam as this student at the same moment, in whichever of its sittings, comes after this transaction. */
export async function holdCandidate(
  tx: Tx,
  { examId, studentId }: { examId: string; studentId: string },
): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(hashtextextended('candidate ' || $1 || ' ' || $2, 0))`, [
    examId,
    studentId,
  ])
}

/**
 * Begins an attempt with its first epoch and puts the work of closing it into the queue. False when it is there
 * already: of two starts at the same moment the second waits for the first and finds it begun. False, too, when they have begun as
 * often as they may by now, or when staff have
 * changed the time of the sitting since: an act under way is waited for, and one that comes now waits for this.
 */
export async function insertAttempt(
  tx: Tx,
  attempt: NewAttempt,
  page: PageLoad,
  closing: { kind: string; dueAt: Date },
): Promise<boolean> {
  const begun = await tx.optional(
    `WITH still AS (
       SELECT s.id FROM exam_sittings s WHERE s.school_id = $1 AND s.id = $3 AND s.time_revision = $19 FOR KEY SHARE
     ), begun AS (
       INSERT INTO exam_attempts (school_id, id, sitting_id, exam_id, student_id, attempt_number, version_id, started_at,
         deadline, live_epoch, sync_window_ms, class_id, extra_ms, extra_percent)
       SELECT $1, $2, still.id, $4, $5, $6, $7, $8, $9, 1,
         coalesce((SELECT sync_window_hours * 3600000::bigint FROM school_settings WHERE school_id = $1), $10), $16, $17, $18
       FROM still WHERE (SELECT count(*) FROM exam_attempts o
         WHERE o.school_id = $1 AND o.student_id = $5 AND o.exam_id = $4) < $20
       ON CONFLICT DO NOTHING RETURNING school_id, id
     ), planned AS (
       INSERT INTO due_work (school_id, kind, reference, due_at) SELECT school_id, $14, id, $15 FROM begun
       ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at, failures = 0
     )
     INSERT INTO attempt_epochs (school_id, attempt_id, epoch, page_id, device, address, taken_at)
     SELECT school_id, id, 1, $11, $12, $13, $8 FROM begun RETURNING 1`,
    [
      tx.schoolId,
      attempt.attemptId,
      attempt.sittingId,
      attempt.examId,
      attempt.studentId,
      attempt.attemptNumber,
      attempt.versionId,
      attempt.startedAt,
      attempt.deadline,
      defaultSyncWindowMs,
      page.pageId,
      page.device,
      page.address,
      closing.kind,
      closing.dueAt,
      attempt.classId,
      attempt.extraMs,
      attempt.extraPercent,
      attempt.timeRevision,
      attempt.attemptsAllowed,
    ],
  )
  return begun !== undefined
}

/** The epoch this page load has taken, if it asked before and the answer was lost. */
export async function selectOptionalEpochOf(tx: Tx, attemptId: string, pageId: string): Promise<number | undefined> {
  const row = await tx.optional<{ epoch: number }>(
    'SELECT epoch FROM attempt_epochs WHERE school_id = $1 AND attempt_id = $2 AND page_id = $3',
    [tx.schoolId, attemptId, pageId],
  )
  return row?.epoch
}

/** How many events there are of the attempt's other pages. */
export async function countElsewhere(tx: Tx, attemptId: string, epoch: number): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT coalesce(sum(stored_count), 0) AS count FROM attempt_epochs
     WHERE school_id = $1 AND attempt_id = $2 AND epoch <> $3`,
    [tx.schoolId, attemptId, epoch],
  )
  return count
}

/** Makes this page load the live one; the caller holds the attempt. */
export async function insertEpoch(
  tx: Tx,
  { attemptId, startedAt }: Pick<AttemptRow, 'attemptId' | 'startedAt'>,
  epoch: number,
  page: PageLoad,
): Promise<void> {
  const times = openedAt(Math.max(0, tx.now.getTime() - startedAt.getTime()))
  await tx.run(
    `WITH taken AS (UPDATE exam_attempts SET live_epoch = $3 WHERE school_id = $1 AND id = $2)
     INSERT INTO attempt_epochs (school_id, attempt_id, epoch, page_id, device, address, taken_at, acked_elapsed_ms,
       floor_ms)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tx.schoolId,
      attemptId,
      epoch,
      page.pageId,
      page.device,
      page.address,
      tx.now,
      times.ackedElapsedMs,
      times.floorMs,
    ],
  )
}

/**
 * The events of an attempt that are folded (domain/attempt/acceptance.ts isFolded), in no order; without those that wait
 * for staff, be they late or of a device anybody may have found. Of an attempt of which all waits they are all there is, and
 * its candidate goes on with them.
 */
export async function selectFoldedEvents(tx: Tx, attemptId: string): Promise<LoggedEvent[]> {
  const rows = await tx.rows<
    Omit<LoggedEvent, 'question' | 'value'> & Nullable<Pick<LoggedEvent, 'question' | 'value'>>
  >(
    `SELECT v.epoch, v.seq, v.at_ms AS "atMs", v.kind, v.question_id AS question, v.value, v.is_late AS "isLate"
     FROM exam_attempts a JOIN attempt_events v ON v.school_id = a.school_id AND v.attempt_id = a.id
     WHERE a.school_id = $1 AND a.id = $2 AND (NOT v.is_late OR a.all_waits)
       AND (v.refusal IS NULL OR v.refusal = 'OLDER_TAB')`,
    [tx.schoolId, attemptId],
  )
  return rows.map(asLoggedEvent)
}

type Nullable<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> | null }

/** A row of the log as an event: what is NULL there is absent here. */
export function asLoggedEvent({
  question,
  value,
  ...event
}: Omit<LoggedEvent, 'question' | 'value'> & Nullable<Pick<LoggedEvent, 'question' | 'value'>>): LoggedEvent {
  return { ...event, ...(question === null ? {} : { question }), ...(value === null ? {} : { value }) }
}

/** Where an attempt belongs; none of it ever changes. */
export type PlaceOfAttempt = { versionId: string; sittingId: string; studentId: string }

export async function selectOptionalPlaceOf(tx: Tx, attemptId: string): Promise<PlaceOfAttempt | undefined> {
  return await tx.optional<PlaceOfAttempt>(
    `SELECT version_id AS "versionId", sitting_id AS "sittingId", student_id AS "studentId" FROM exam_attempts
     WHERE school_id = $1 AND id = $2`,
    [tx.schoolId, attemptId],
  )
}

/** Whom the candidate confirms to be. */
export type CandidateRow = { name: string; studentNumber: string; className: string | null; school: string }

export async function selectCandidate(tx: Tx, studentId: string): Promise<CandidateRow> {
  return await tx.one<CandidateRow>(
    `SELECT u.name, st.student_id AS "studentNumber", c.name AS "className", s.name AS school
     FROM students st
     JOIN users u ON u.school_id = st.school_id AND u.id = st.user_id
     JOIN schools s ON s.id = st.school_id
     LEFT JOIN classes c ON c.school_id = st.school_id AND c.id = st.class_id
     WHERE st.school_id = $1 AND st.user_id = $2`,
    [tx.schoolId, studentId],
  )
}

/** The accounts of those of these students who have no attempt running. */
export async function selectAccountsDone(tx: Tx, studentIds: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ accountId: string }>(
    `SELECT u.account_id AS "accountId" FROM users u
     WHERE u.school_id = $1 AND u.id = ANY ($2::uuid[]) AND u.account_id IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM exam_attempts a
       WHERE a.school_id = $1 AND a.student_id = u.id AND a.state = 'in_progress' AND a.deadline > $3)`,
    [tx.schoolId, studentIds, tx.now],
  )
  return rows.map(({ accountId }) => accountId)
}

/** Which of these candidates sit an exam at this moment. */
export async function selectSitting(tx: Tx, studentIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ studentId: string }>(
    `SELECT DISTINCT a.student_id AS "studentId" FROM exam_attempts a
     WHERE a.school_id = $1 AND a.student_id = ANY ($2::uuid[]) AND a.state = 'in_progress' AND a.deadline > $3`,
    [tx.schoolId, studentIds, tx.now],
  )
  return new Set(rows.map(({ studentId }) => studentId))
}

/** Ends an attempt by time, at its deadline; the caller holds it. */
export async function endByTime(tx: Tx, attemptId: string): Promise<void> {
  await tx.run(
    `UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline
     WHERE school_id = $1 AND id = $2 AND state = 'in_progress'`,
    [tx.schoolId, attemptId],
  )
}

/** Running attempts nobody would close: their row in the queue is missing. */
export async function selectForgotten(tx: Tx): Promise<{ attemptId: string; deadline: Date }[]> {
  return await tx.rows(
    `SELECT a.id AS "attemptId", a.deadline FROM exam_attempts a
     WHERE a.school_id = $1 AND a.state = 'in_progress' AND NOT a.is_marked AND NOT EXISTS (
       SELECT 1 FROM due_work d WHERE d.kind = 'close_attempt' AND d.school_id = $1 AND d.reference = a.id::text)`,
    [tx.schoolId],
  )
}
