import { deviceWords } from '@sabimark/domain/words/device-words.ts'
import type { Tx } from '../database/tenant.ts'
import { newId } from '../ids.ts'

/** A field's value as it is stored: before and after. */
export type Changes = Record<string, readonly [before: unknown, after: unknown]>

/**
 * What staff did, to what (the id of it). `changes`: the fields it changed; `detail`: other facts, such as the revision it
 * left; `batch`: the act it was part of, which can be undone. Without an actor the program did it by itself, or, where
 * `detail.byCompany` says so, the company.
 */
export type AuditLine = {
  actorId: string | null
  action: string
  subject: string
  detail?: Record<string, unknown>
  changes?: Changes
  batch?: string
}

/** Writes down what staff did. Nobody can change or delete a line: an undo is a line of its own. */
export async function insertAudit(tx: Tx, line: AuditLine): Promise<void> {
  await insertAuditLines(tx, [line])
}

/** As insertAudit, for the many lines of one act. From where it was asked for is kept where the school tracks devices. */
export async function insertAuditLines(tx: Tx, lines: readonly AuditLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ actorId, action, subject, detail = {}, changes = null, batch = null }) => ({
    id: newId(),
    actor: actorId,
    action,
    subject,
    detail,
    changes,
    batch,
  }))
  await tx.run(
    `INSERT INTO audit_log (school_id, id, actor_user_id, action, subject, detail, changes, batch, address, device)
     SELECT $1, l.id, l.actor, l.action, l.subject, l.detail, l.changes, l.batch, f.address, f.device
     FROM jsonb_to_recordset($2::jsonb)
       AS l(id uuid, actor uuid, action text, subject text, detail jsonb, changes jsonb, batch uuid)
     LEFT JOIN (SELECT $3::text AS address, $4::text AS device WHERE NOT EXISTS (
       SELECT FROM security_settings s WHERE s.school_id = $1 AND NOT s.device_tracking)) f ON true`,
    [tx.schoolId, JSON.stringify(rows), ...askedFrom(tx)],
  )
}

/** The address, null where a proxy hides it, and the device in words. */
function askedFrom({ from }: Tx): (string | null)[] {
  return from ? [from.isCallerHidden ? null : from.address, deviceWords(from.device)] : [null, null]
}

type From = { address: string | null; device: string | null }

/** From where the call of this transaction was asked for, as far as its school keeps that. */
export async function keptFrom(tx: Tx): Promise<From> {
  const { isTracked } = await tx.one<{ isTracked: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM security_settings s WHERE s.school_id = $1 AND NOT s.device_tracking) AS "isTracked"`,
    [tx.schoolId],
  )
  const [address = null, device = null] = isTracked ? askedFrom(tx) : []
  return { address, device }
}

/** A line in the company's log, written in the transaction of a school that is in another database (decision 087). */
export async function insertCompanyLine(tx: Tx, companyId: string, line: AuditLine & From): Promise<void> {
  const { actorId, action, subject, detail = {}, changes = null, batch = null, address, device } = line
  await tx.run(
    `INSERT INTO company.audit_log (school_id, id, actor_user_id, action, subject, detail, changes, batch, address, device)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [companyId, newId(), actorId, action, subject, detail, changes, batch, address, device],
  )
}

/** As insertAuditLines, for one act on several records: the batch that names it for undo, null where nothing was done. */
export async function insertAct(
  tx: Tx,
  actorId: string,
  lines: readonly Omit<AuditLine, 'actorId' | 'batch'>[],
): Promise<string | null> {
  if (lines.length === 0) return null
  const batch = newId()
  await insertAuditLines(
    tx,
    lines.map((line) => ({ ...line, actorId, batch })),
  )
  return batch
}

/** Who did a line: the company has no person that its school may know of. */
export const byCompany = 'Sabimark'
const nameOfActor = `CASE WHEN l.detail ? 'byCompany' THEN '${byCompany}' ELSE u.name END`

export type LoggedLine = {
  id: string
  at: string
  by: string | null
  /** Of a person: by themself. */
  isOwn: boolean
  action: string
  changes: Changes | null
  detail: Record<string, unknown>
}

/** What was done to a record, newest first, as far back as anybody reads. */
export async function selectHistory(tx: Tx, subject: string): Promise<LoggedLine[]> {
  return await tx.rows<LoggedLine>(
    `SELECT l.id, to_char(l.done_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, ${nameOfActor} AS by,
       coalesce(l.actor_user_id::text = l.subject, false) AS "isOwn", l.action, l.changes, l.detail
     FROM audit_log l LEFT JOIN users u ON u.school_id = l.school_id AND u.id = l.actor_user_id
     WHERE l.school_id = $1 AND l.subject = $2 ORDER BY l.id DESC LIMIT 200`,
    [tx.schoolId, subject],
  )
}

export type LastChange = { by: string | null; byId: string | null; at: string | null }

/** Who changed a record last, and when: what CHANGED_MEANWHILE says. */
export async function selectLastChange(tx: Tx, subject: string): Promise<LastChange> {
  const [last] = await tx.rows<LastChange>(
    `SELECT ${nameOfActor} AS by, u.id AS "byId", to_char(l.done_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
     FROM audit_log l LEFT JOIN users u ON u.school_id = l.school_id AND u.id = l.actor_user_id
     WHERE l.school_id = $1 AND l.subject = $2 ORDER BY l.id DESC LIMIT 1`,
    [tx.schoolId, subject],
  )
  return last ?? { by: null, byId: null, at: null }
}
