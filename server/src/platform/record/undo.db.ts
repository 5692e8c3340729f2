import type { Changes } from '../audit/record-log.ts'
import type { Tx } from '../database/tenant.ts'

/** A line of an act that may be taken back. */
export type ActLine = {
  action: string
  subject: string
  changes: Changes | null
  /** `firstRevision`: what the first of several changes by one act left; `revision` what the last did. */
  detail: {
    revision?: number
    firstRevision?: number
    record?: unknown
    addedLevel?: string
    /** The school year that ended, and the one that began. */
    year?: { from: string; to: string }
  }
  batch: string
}

export type LoggedAct = { doneAt: Date; doneBy: string | null; lines: ActLine[] }

/** The lines of an act; undefined for none of this school. */
export async function selectOptionalAct(tx: Tx, batch: string): Promise<LoggedAct | undefined> {
  const rows = await tx.rows<ActLine & { doneAt: Date; doneBy: string | null }>(
    `SELECT action, subject, changes, detail, batch, done_at AS "doneAt",
       actor_user_id AS "doneBy" FROM audit_log
     WHERE school_id = $1 AND batch = $2 ORDER BY id`,
    [tx.schoolId, batch],
  )
  const [first] = rows
  return first && { doneAt: first.doneAt, doneBy: first.doneBy, lines: rows }
}

/** What an act was answered with when it was undone before. */
export async function selectOptionalUndo(tx: Tx, batch: string): Promise<unknown> {
  const row = await tx.optional<{ outcome: unknown }>(
    `SELECT detail->'outcome' AS outcome FROM audit_log
     WHERE school_id = $1 AND subject = $2 AND action = 'act.undone'`,
    [tx.schoolId, batch],
  )
  return row?.outcome
}

/** Which revision of a record is as which earlier one: what was taken back is as before. */
export type RevisionsAsBefore = (id: string, revision: number) => number

/** Follows the undoings of these records, so that acts are taken back one after another, the last one first. */
export async function selectRevisionsAsBefore(
  tx: Tx,
  noun: string,
  ids: readonly string[],
): Promise<RevisionsAsBefore> {
  const rows =
    ids.length === 0
      ? []
      : await tx.rows<{ id: string; revision: number; before: number }>(
          `SELECT subject AS id, (detail->>'revision')::integer AS revision, (detail->>'asRevision')::integer AS before
           FROM audit_log WHERE school_id = $1 AND subject = ANY($2::text[]) AND action = $3 AND detail ? 'asRevision'`,
          [tx.schoolId, ids, `${noun}.restored`],
        )
  const before = new Map(rows.map((row) => [`${row.id} ${row.revision}`, row.before]))
  const asBefore: RevisionsAsBefore = (id, revision) => {
    const found = before.get(`${id} ${revision}`)
    return found === undefined ? revision : asBefore(id, found)
  }
  return asBefore
}

/** Whoever undoes the same act waits here. */
export async function lockAct(tx: Tx, batch: string): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(hashtextextended('undo of ' || $1 || ' ' || $2, 0))`, [tx.schoolId, batch])
}
