import { defaultSyncWindowMs } from '@sabimark/domain/attempt/timing.ts'
import type { ChangeAt } from '@sabimark/domain/exam/time/unheard-time.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { NewAttempt, PageLoad } from './attempt.db.ts'
import type { TicketClaims } from './ticket.ts'

type Claimed = Pick<TicketClaims, 'attemptId' | 'studentId'>

/** An attempt as a device that comes back finds it. `isHeld`: everything of it waits for staff. */
export type KnownAttempt = {
  startedAt: Date
  deadline: Date
  syncWindowMs: number
  isHeld: boolean
  isSubmitted: boolean
}

/** The attempt of the ticket; none of another candidate. */
export async function selectOptionalKnown(
  tx: Tx,
  { attemptId, studentId }: Claimed,
): Promise<KnownAttempt | undefined> {
  return await tx.optional<KnownAttempt>(
    `SELECT started_at AS "startedAt", deadline, sync_window_ms AS "syncWindowMs", all_waits AS "isHeld",
       state = 'submitted' AS "isSubmitted"
     FROM exam_attempts WHERE school_id = $1 AND id = $2 AND student_id = $3`,
    [tx.schoolId, attemptId, studentId],
  )
}

/** The same, held until the end of the transaction. */
export async function lockOptionalKnown(tx: Tx, claims: Claimed): Promise<KnownAttempt | undefined> {
  await tx.run('SELECT FROM exam_attempts WHERE school_id = $1 AND id = $2 FOR NO KEY UPDATE', [
    tx.schoolId,
    claims.attemptId,
  ])
  return await selectOptionalKnown(tx, claims)
}

/** A page of an attempt. `waits`: it is page 0, and what it said as it came makes it wait for staff. */
export type KnownPage = { epoch: number; pageId: string; waits: boolean }

/** Those pages of an attempt that can be the one that asks: the number it says, and the one it is known by. */
export async function selectPagesLike(
  tx: Tx,
  attemptId: string,
  { pageId, epoch }: { pageId: string; epoch: number },
): Promise<KnownPage[]> {
  return await tx.rows<KnownPage>(
    `SELECT e.epoch, e.page_id AS "pageId", e.epoch = 0 AND EXISTS (SELECT FROM attempt_evidence v
       WHERE v.school_id = e.school_id AND v.attempt_id = e.attempt_id AND v.kind = 'BEGUN_HERE'
         AND jsonb_array_length(v.detail->'waits') > 0) AS waits
     FROM attempt_epochs e WHERE e.school_id = $1 AND e.attempt_id = $2 AND (e.page_id = $3 OR e.epoch = $4)`,
    [tx.schoolId, attemptId, pageId, epoch],
  )
}

/**
 * Holds the sitting a candidate has a package of until the end of the transaction: whoever changes its time, withdraws or moves it is
 * waited for, and comes after this. False where there is none.
 */
export async function holdSittingOfPackage(tx: Tx, { attemptId, studentId }: Claimed): Promise<boolean> {
  const held = await tx.optional(
    `SELECT FROM exam_packages p JOIN exam_sittings s ON s.school_id = p.school_id AND s.id = p.sitting_id
     WHERE p.school_id = $1 AND p.attempt_id = $2 AND p.student_id = $3 FOR KEY SHARE OF s`,
    [tx.schoolId, attemptId, studentId],
  )
  return held !== undefined
}

/** A package with what is known of its sitting, its seal and its candidate. */
export type PackageFacts = {
  examId: string
  sittingId: string
  versionId: string
  classId: string
  attemptNumber: number
  opensAt: Date
  closesAt: Date
  durationMinutes: number
  shownAt: Date | null
  hallBeganAt: Date | null
  endedAt: Date | null
  allowedAddresses: string | null
  tracksDevices: boolean
  hasFurther: boolean
  extraPercent: number
  syncWindowMs: number
  hasAttemptsLeft: boolean
}

/** None where the paper is another by now. */
export async function selectOptionalPackage(
  tx: Tx,
  { attemptId, studentId }: Claimed,
): Promise<PackageFacts | undefined> {
  return await tx.optional<PackageFacts>(
    `SELECT s.exam_id AS "examId", s.id AS "sittingId", l.version_id AS "versionId", p.class_id AS "classId",
       n.attempt_number AS "attemptNumber", s.opens_at AS "opensAt", s.closes_at AS "closesAt",
       s.duration_minutes AS "durationMinutes", l.shown_at AS "shownAt", l.hall_began_at AS "hallBeganAt", l.ended_at AS "endedAt",
       CASE WHEN g.ip_restriction THEN g.allowed_addresses END AS "allowedAddresses",
       coalesce(g.device_tracking, true) AS "tracksDevices",
       EXISTS (SELECT FROM exam_sittings o
         WHERE o.school_id = s.school_id AND o.exam_id = s.exam_id AND o.id <> s.id) AS "hasFurther",
       k.extra_time_percent AS "extraPercent", coalesce(t.sync_window_hours * 3600000::bigint, $4) AS "syncWindowMs",
       (SELECT count(*) FROM exam_attempts a
         WHERE a.school_id = $1 AND a.student_id = $3 AND a.exam_id = s.exam_id AND a.id <> $2) < e.attempts_allowed AS "hasAttemptsLeft"
     FROM exam_packages p
     JOIN sitting_seals l ON l.school_id = p.school_id AND l.id = p.seal_id
     JOIN exam_papers n ON n.school_id = p.school_id AND n.attempt_id = p.attempt_id AND n.version_id = l.version_id
     JOIN exam_sittings s ON s.school_id = p.school_id AND s.id = p.sitting_id
     JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
     JOIN students k ON k.school_id = p.school_id AND k.user_id = p.student_id
     LEFT JOIN security_settings g ON g.school_id = p.school_id
     LEFT JOIN school_settings t ON t.school_id = p.school_id
     WHERE p.school_id = $1 AND p.attempt_id = $2 AND p.student_id = $3`,
    [tx.schoolId, attemptId, studentId, defaultSyncWindowMs],
  )
}

/** What was changed of the sitting, and of this candidate's time in any sitting of its exam; the oldest first. */
export async function selectChangesFor(tx: Tx, { attemptId, studentId }: Claimed): Promise<ChangeAt[]> {
  return await tx.rows<ChangeAt>(
    `SELECT c.kind, c.ms, c.at FROM exam_packages p
     JOIN exam_sittings s ON s.school_id = p.school_id AND s.id = p.sitting_id
     JOIN exam_sittings o ON o.school_id = s.school_id AND o.exam_id = s.exam_id
     JOIN sitting_changes c ON c.school_id = o.school_id AND c.sitting_id = o.id
       AND CASE WHEN c.student_id IS NULL THEN o.id = s.id ELSE c.student_id = $3 AND c.kind = 'extra_time' END
     WHERE p.school_id = $1 AND p.attempt_id = $2 AND p.student_id = $3 ORDER BY c.id`,
    [tx.schoolId, attemptId, studentId],
  )
}

export type ArrivingAttempt = Omit<NewAttempt, 'timeRevision' | 'attemptsAllowed'> & {
  syncWindowMs: number
  isHeld: boolean
}

/**
 * Begins an attempt whose page 0 began without the server, and puts the work of closing it into the queue: no sooner than what waits on
 * the device has had its trip. False where it has begun meanwhile. Its end is told to the page with each save.
 */
export async function insertArrived(tx: Tx, attempt: ArrivingAttempt, closing: { kind: string; dueAt: Date }) {
  const begun = await tx.optional(
    `WITH begun AS (
       INSERT INTO exam_attempts (school_id, id, sitting_id, exam_id, student_id, attempt_number, version_id, started_at,
         deadline, live_epoch, sync_window_ms, class_id, extra_ms, extra_percent, is_time_moved, all_waits)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $11, $12, $13, true, $14)
       ON CONFLICT DO NOTHING RETURNING school_id, id
     )
     INSERT INTO due_work (school_id, kind, reference, due_at) SELECT school_id, $15, id, $16 FROM begun
     ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at, failures = 0 RETURNING 1`,
    [
      ...[tx.schoolId, attempt.attemptId, attempt.sittingId, attempt.examId, attempt.studentId, attempt.attemptNumber],
      ...[attempt.versionId, attempt.startedAt, attempt.deadline, attempt.syncWindowMs, attempt.classId],
      ...[attempt.extraMs, attempt.extraPercent, attempt.isHeld, closing.kind, closing.dueAt],
    ],
  )
  return begun !== undefined
}

/** What a device said as it came back; kept as evidence, whatever it says. */
export type BegunHere = {
  begunWall: number
  nowWall: number
  begunAgoMs: number
  breaks: number
  address: string
  sealEnded: boolean
  /** Why all of it waits for staff; empty where it does not. */
  waits: readonly string[]
}

/** Lets a page that began without the server be page 0 of its attempt, and keeps what it said; nothing before it is ruled out. */
export async function insertPageZero(
  tx: Tx,
  { attemptId, page, begunAt }: { attemptId: string; page: PageLoad; begunAt: Date },
  evidence: BegunHere,
): Promise<void> {
  await tx.run(
    `WITH noted AS (
       INSERT INTO attempt_evidence (school_id, attempt_id, kind, detail) VALUES ($1, $2, 'BEGUN_HERE', $7)
     )
     INSERT INTO attempt_epochs (school_id, attempt_id, epoch, page_id, device, address, taken_at, acked_elapsed_ms, floor_ms)
     VALUES ($1, $2, 0, $3, $4, $5, $6, 0, 0)`,
    [tx.schoolId, attemptId, page.pageId, page.device, page.address, begunAt, JSON.stringify(evidence)],
  )
}
