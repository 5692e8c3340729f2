import { type ReminderSpan, usualReminders } from '@sabimark/domain/exam/reminder.ts'
import type { Tx } from '../../platform/database/tenant.ts'

/** What this student is reminded of every exam; null where they never said. */
export async function selectOptionalDefaults(tx: Tx, userId: string): Promise<ReminderSpan[] | null> {
  const row = await tx.optional<{ beforeMinutes: ReminderSpan[] }>(
    'SELECT before_minutes AS "beforeMinutes" FROM reminder_defaults WHERE school_id = $1 AND user_id = $2',
    [tx.schoolId, userId],
  )
  return row?.beforeMinutes ?? null
}

/** What they said of single sittings. */
export async function selectOwnReminders(
  tx: Tx,
  userId: string,
): Promise<{ sittingId: string; beforeMinutes: ReminderSpan[] }[]> {
  return await tx.rows(
    `SELECT r.sitting_id AS "sittingId", r.before_minutes AS "beforeMinutes" FROM sitting_reminders r
     JOIN exam_sittings s ON s.school_id = r.school_id AND s.id = r.sitting_id
     WHERE r.school_id = $1 AND r.user_id = $2 AND s.opens_at > $3 ORDER BY r.sitting_id`,
    [tx.schoolId, userId, tx.now],
  )
}

export async function upsertDefaults(tx: Tx, userId: string, spans: readonly number[]): Promise<void> {
  await tx.run(
    `INSERT INTO reminder_defaults (school_id, user_id, before_minutes) VALUES ($1, $2, $3)
     ON CONFLICT (school_id, user_id) DO UPDATE SET before_minutes = excluded.before_minutes`,
    [tx.schoolId, userId, spans],
  )
}

export async function upsertReminders(
  tx: Tx,
  { userId, sittingId, spans }: { userId: string; sittingId: string; spans: readonly number[] },
): Promise<void> {
  await tx.run(
    `INSERT INTO sitting_reminders (school_id, sitting_id, user_id, before_minutes) VALUES ($1, $2, $3, $4)
     ON CONFLICT (school_id, sitting_id, user_id) DO UPDATE SET before_minutes = excluded.before_minutes`,
    [tx.schoolId, sittingId, userId, spans],
  )
}

/** Every span that anybody may want to be reminded of this sitting by; who has chosen none wants the usual ones. */
export async function selectWantedSpans(tx: Tx, sittingId: string): Promise<number[]> {
  const rows = await tx.rows<{ span: number }>(
    `SELECT DISTINCT unnest(before_minutes) AS span FROM (
       SELECT before_minutes FROM reminder_defaults WHERE school_id = $1
       UNION ALL SELECT before_minutes FROM sitting_reminders WHERE school_id = $1 AND sitting_id = $2
       UNION ALL SELECT $3::integer[]) AS wanted`,
    [tx.schoolId, sittingId, usualReminders],
  )
  return rows.map(({ span }) => span)
}

/** Of these candidates, who wants to be reminded so long before: as they chose, else as is usual. */
export async function selectWhoWants(
  tx: Tx,
  { sittingId, span, userIds }: { sittingId: string; span: number; userIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT u.id FROM users u
     LEFT JOIN reminder_defaults d ON d.school_id = u.school_id AND d.user_id = u.id
     LEFT JOIN sitting_reminders r ON r.school_id = u.school_id AND r.user_id = u.id AND r.sitting_id = $2
     WHERE u.school_id = $1 AND u.id = ANY ($3::uuid[]) AND $4 = ANY (coalesce(r.before_minutes, d.before_minutes, $5::integer[]))
     ORDER BY u.id`,
    [tx.schoolId, sittingId, userIds, span, usualReminders],
  )
  return rows.map(({ id }) => id)
}

/** A sitting as a reminder speaks of it, and whether there is still anything to remind of. */
export type ToRemind = {
  examId: string
  title: string
  subject: string
  location: string
  durationMinutes: number
  opensAt: Date
  isWithdrawn: boolean
}

export async function selectOptionalToRemind(tx: Tx, sittingId: string): Promise<ToRemind | undefined> {
  return await tx.optional<ToRemind>(
    `SELECT e.id AS "examId", e.title, b.name AS subject, s.location, s.duration_minutes AS "durationMinutes",
       s.opens_at AS "opensAt", e.status = 'archived' AS "isWithdrawn"
     FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
     JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id
     WHERE s.school_id = $1 AND s.id = $2`,
    [tx.schoolId, sittingId],
  )
}
