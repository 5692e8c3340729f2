import type { MailedTopic, Notice } from '@sabimark/domain/words/notice.ts'
import type { Tx } from '../database/tenant.ts'
import { idSequence } from '../ids.ts'
import { enqueue } from '../jobs/due-work.ts'

/** Somebody of the school, and what to tell them; `about` names the fact, so that it is told once. */
type NewNotice<Data> = { userId: string; about: string; data: Data }

/** The kind of due work that forgets old notices of a school. */
export const sweepNotices = 'sweep_notices'

/** The kind of due work that emails what was told, by topic. */
export const mailNotices = 'mail_notices'

const dayMs = 24 * 3_600_000

/** A generator of its own: other ids between two notices of the same millisecond would break their order. */
export const noticeId = idSequence()

/**
 * Adds notices for people in the caller's transaction: if that is rolled back, nobody sees them. The same kind about the
 * same thing is shown once; a kind that can come again is new and unread each time. Answers
 * whom it has told. What people can have by email is looked at for that after the transaction.
 */
export async function tell<Data>(
  tx: Tx,
  { kind, comesAgain, mailed }: Notice<Data>,
  all: readonly NewNotice<NoInfer<Data>>[],
): Promise<string[]> {
  if (all.length === 0) return []
  const rows = all.map((one) => ({ ...one, id: noticeId(tx.now.getTime()) }))
  const onceMore = comesAgain
    ? `DO UPDATE SET id = excluded.id, created_at = excluded.created_at, read_at = NULL,
         mail_topic = excluded.mail_topic, mail_at = excluded.mail_at,
         data = excluded.data || jsonb_build_object('count', CASE WHEN n.read_at IS NULL
           THEN coalesce((n.data->>'count')::integer, 1) + 1 ELSE 1 END)`
    : 'DO NOTHING'
  const mailAt = mailed && mailTime(tx, mailed)
  const told = await tx.rows<{ userId: string }>(
    `INSERT INTO notices AS n (school_id, id, user_id, kind, about, data, created_at, mail_topic, mail_at)
     SELECT $1, r.id, r."userId", $2, r.about, r.data, $3, $5, $6
     FROM jsonb_to_recordset($4) AS r(id uuid, "userId" uuid, about text, data jsonb)
     ON CONFLICT (school_id, user_id, kind, about) ${onceMore} RETURNING n.user_id AS "userId"`,
    [tx.schoolId, kind, tx.now, JSON.stringify(rows), mailed?.topic ?? null, mailAt],
  )
  if (mailed && told.length > 0) await mailLater(tx, mailed)
  await planSweep(tx)
  return told.map(({ userId }) => userId)
}

/** When a notice of this moment is looked at for an email: what comes meanwhile goes into the same one. */
function mailTime(tx: Tx, { collectsForMinutes }: MailedTopic): Date {
  return new Date(tx.now.getTime() + collectsForMinutes * 60_000)
}

/** Has notices that are marked with this topic emailed when they have waited for more. */
export async function mailLater(tx: Tx, mailed: MailedTopic): Promise<void> {
  await enqueue(tx, mailNotices, mailed.topic, mailTime(tx, mailed))
}

/** A school without new notices needs no sweep; the first notice after a sweep schedules the next. */
async function planSweep(tx: Tx): Promise<void> {
  await tx.run(
    `INSERT INTO due_work (school_id, kind, reference, due_at) VALUES ($1, $2, 'daily', $3)
     ON CONFLICT (kind, school_id, reference) DO NOTHING`,
    [tx.schoolId, sweepNotices, new Date(tx.now.getTime() + dayMs)],
  )
}

/** Notices for many people at once, or ones that are better computed after the transaction. */
export const deferredNotices = ['exam_published', 'results_released', 'late_answers', 'result_corrected'] as const
export type DeferredNotice = (typeof deferredNotices)[number]

/** The kind of due work that sends these notices. */
export const tellingOf = (kind: DeferredNotice) => `tell_${kind}`

/**
 * Has the room `notice` notify the people concerned, after this transaction: of a published sitting
 * (`exam_published`, by the sitting's id), of scores that may now be shown (`results_released`, by the exam's id), of
 * answers that wait for a decision (`late_answers`, by the exam's id), of marks that moved by another key (`result_corrected`, by the
 * version's id and the revision of its key).
 */
export async function tellLater(tx: Tx, kind: DeferredNotice, reference: string, dueAt?: Date): Promise<void> {
  await enqueue(tx, tellingOf(kind), reference, dueAt)
}
