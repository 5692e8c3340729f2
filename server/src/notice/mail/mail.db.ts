import { givenUpMattersMs, lateAfterMs, type MailFacts } from '@sabimark/domain/notice/mail-state.ts'
import type { MailProblem } from '@sabimark/domain/words/mail/mail-problem.ts'
import { type Across, rowsOfEach, sumOfEach } from '../../platform/database/across-schools.ts'
import type { Tx } from '../../platform/database/tenant.ts'

export type Mail = {
  id: string
  kind: string
  to: string
  data: Record<string, string>
  createdAt: Date
  lastProblem: MailProblem | null
}

/** A mail that has not gone out yet. */
export async function selectOptionalUnsentMail(tx: Tx, id: string): Promise<Mail | undefined> {
  return await tx.optional<Mail>(
    `SELECT id, kind, to_address AS "to", data, created_at AS "createdAt", last_problem AS "lastProblem" FROM mails
     WHERE school_id = $1 AND id = $2 AND sent_at IS NULL AND data <> '{}'`,
    [tx.schoolId, id],
  )
}

/** The mail has gone out: when, and its link is forgotten. */
export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.run(`UPDATE mails SET sent_at = $3, tries = tries + 1, data = '{}' WHERE school_id = $1 AND id = $2`, [
    tx.schoolId,
    id,
    tx.now,
  ])
}

/** The mail did not go out this time. */
export async function markFailed(tx: Tx, id: string, problem: MailProblem): Promise<void> {
  await tx.run(
    `UPDATE mails SET tries = tries + 1, last_failed_at = $3, last_problem = $4
     WHERE school_id = $1 AND id = $2 AND sent_at IS NULL`,
    [tx.schoolId, id, tx.now, problem],
  )
}

/** The mail will never go out: its link is forgotten, and why stays to be seen. What hindered it before says more. */
export async function giveUp(tx: Tx, id: string, problem: MailProblem): Promise<void> {
  await tx.run(
    `UPDATE mails SET given_up_at = $3, data = '{}',
       last_problem = CASE WHEN $4 IN ('too_old', 'other') THEN coalesce(last_problem, $4) ELSE $4 END
     WHERE school_id = $1 AND id = $2 AND sent_at IS NULL`,
    [tx.schoolId, id, tx.now, problem],
  )
}

/** A mail as administrators see it: never what stands in it. */
export type MailRow = MailFacts & { id: string; kind: string; to: string; tries: number; isAwaited: boolean }

/**
 * Reads mail m. An invitation is awaited while the person has not joined and no newer one of the kind went the same way.
 */
const mailColumns = `m.id, m.kind, m.to_address AS "to", m.tries, m.created_at AS "createdAt", m.sent_at AS "sentAt",
  m.given_up_at AS "givenUpAt", m.last_failed_at AS "lastFailedAt", m.last_problem AS "lastProblem",
  NOT ${isReplaced()} AND EXISTS (SELECT 1 FROM users u WHERE u.school_id = m.school_id AND u.role <> 'student'
    AND u.status = 'pending_verification' AND u.email = m.to_address) AS "isAwaited"`

function isReplaced(): string {
  return `EXISTS (SELECT 1 FROM mails n WHERE n.school_id = m.school_id AND n.to_address = m.to_address
    AND n.id > m.id AND n.kind = m.kind)`
}

/** Above every id there is: a first page that begins somewhere reads no more than itself. */
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type MailQuery = { before: string | null; limit: number }

/** The mails of the school, newest first. */
export async function selectMails(tx: Tx, { before, limit }: MailQuery): Promise<MailRow[]> {
  return await tx.rows<MailRow>(
    `SELECT ${mailColumns} FROM mails m WHERE m.school_id = $1 AND m.id < $2 ORDER BY m.id DESC LIMIT $3`,
    [tx.schoolId, before ?? highestId, limit],
  )
}

/** Those that are late, or were given up lately and not replaced since; newest first. */
export async function selectTroubledMails(tx: Tx, { before, limit }: MailQuery): Promise<MailRow[]> {
  const ago = (ms: number) => new Date(tx.now.getTime() - ms)
  return await tx.rows<MailRow>(
    `SELECT ${mailColumns} FROM mails m
     WHERE m.school_id = $1 AND m.id < $2 AND m.sent_at IS NULL AND NOT ${isReplaced()}
       AND CASE WHEN m.given_up_at IS NULL THEN m.last_failed_at IS NOT NULL OR m.created_at <= $4
         ELSE m.given_up_at > $5 END
     ORDER BY m.id DESC LIMIT $3`,
    [tx.schoolId, before ?? highestId, limit, ago(lateAfterMs), ago(givenUpMattersMs)],
  )
}

/** One mail of the school, held until the transaction ends. */
export async function lockOptionalMail(tx: Tx, id: string): Promise<MailRow | undefined> {
  return await tx.optional<MailRow>(
    `SELECT ${mailColumns} FROM mails m WHERE m.school_id = $1 AND m.id = $2 FOR NO KEY UPDATE OF m`,
    [tx.schoolId, id],
  )
}

/** How many mails of all schools wait longer than they should, or were given up lately; by the one role that may see. */
export async function countTroubledMails(pools: Across): Promise<{ waitingCount: number; givenUpCount: number }> {
  const each = await rowsOfEach<{ waitingCount: number; givenUpCount: number }>(
    pools,
    // No mail waits longer than a week before it is given up.
    `SELECT count(*) FILTER (WHERE given_up_at IS NULL AND created_at <= now() - make_interval(secs => $1))
         AS "waitingCount",
       count(*) FILTER (WHERE given_up_at > now() - make_interval(secs => $2)) AS "givenUpCount"
     FROM mails WHERE sent_at IS NULL AND created_at > now() - interval '30 days'`,
    [lateAfterMs / 1000, givenUpMattersMs / 1000],
  )
  return sumOfEach(each.flat())
}

/** Forgets mails from before this id that wait for nothing any more: addresses are kept no longer than of use. */
export async function deleteOldMails(tx: Tx, before: string): Promise<void> {
  await tx.run(
    `DELETE FROM mails WHERE school_id = $1 AND id < $2 AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL)`,
    [tx.schoolId, before],
  )
}
