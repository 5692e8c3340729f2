import type { Role } from '@sabimark/domain/people/role.ts'
import type { ReportFormat, ReportType } from '@sabimark/domain/report/report-content.ts'
import type { ShareFacts } from '@sabimark/domain/report/sharing/share.ts'
import type { Pool } from 'pg'
import type { Tx } from '../../platform/database/tenant.ts'
import { lightLogo } from '../../school/logo.db.ts'
import type { ShareSecret } from './share-secret.ts'

/** A report whose file is there, and until when. */
export type ReadyReport = {
  title: string
  range: string
  fileName: string
  fileBytes: number
  fileExpiresAt: Date
  schoolName: string
}

/** Held until the transaction ends. Undefined for a report of nobody here; `ready` is null for one without a file. */
export async function lockOptionalReport(tx: Tx, id: string): Promise<{ ready: ReadyReport | null } | undefined> {
  const row = await tx.optional<ReadyReport & { isReady: boolean }>(
    `SELECT r.title, r.range, r.file_name AS "fileName", r.file_bytes AS "fileBytes", r.expires_at AS "fileExpiresAt",
       s.name AS "schoolName", r.state = 'ready' AND r.expires_at > $3 AS "isReady"
     FROM reports r JOIN schools s ON s.id = r.school_id WHERE r.school_id = $1 AND r.id = $2 FOR SHARE OF r`,
    [tx.schoolId, id, tx.now],
  )
  if (!row) return undefined
  const { isReady, ...ready } = row
  return { ready: isReady ? ready : null }
}

export type NewShare = { id: string; reportId: string; expiresAt: Date; madeBy: string }

export async function insertShare(tx: Tx, share: NewShare, secret: ShareSecret): Promise<void> {
  await tx.run(
    `INSERT INTO shared_links (school_id, id, report_id, token_hash, pin_hash, expires_at, made_by, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.schoolId, share.id, share.reportId, secret.tokenHash, secret.pinHash, share.expiresAt, share.madeBy, tx.now],
  )
}

/** Forgets links that ended before then. */
export async function deleteOldShares(tx: Tx, before: Date): Promise<void> {
  await tx.run('DELETE FROM shared_links WHERE school_id = $1 AND expires_at < $2', [tx.schoolId, before])
}

export type ShareRow = ShareFacts & {
  id: string
  reportId: string
  title: string
  range: string
  fileName: string
  openedCount: number
  lastOpenedAt: Date | null
  madeBy: string | null
  madeAt: Date
}

/** Reads link l with its report r and who made it, u. */
const shareColumns = `l.id, l.report_id AS "reportId", r.title, r.range, r.file_name AS "fileName", l.failures,
  l.expires_at AS "expiresAt", l.revoked_at AS "revokedAt", l.opened_count AS "openedCount",
  l.last_opened_at AS "lastOpenedAt", u.name AS "madeBy", l.made_at AS "madeAt", r.state = 'ready' AS "hasFile"`
const shareTables = `shared_links l JOIN reports r ON r.school_id = l.school_id AND r.id = l.report_id
  LEFT JOIN users u ON u.school_id = l.school_id AND u.id = l.made_by`

/** The newest of the school, or of one report. */
export async function selectShares(tx: Tx, reportId: string | null, limit: number): Promise<ShareRow[]> {
  return await tx.rows<ShareRow>(
    `SELECT ${shareColumns} FROM ${shareTables}
     WHERE l.school_id = $1 AND ($2::uuid IS NULL OR l.report_id = $2) ORDER BY l.id DESC LIMIT $3`,
    [tx.schoolId, reportId, limit],
  )
}

export async function selectOptionalShare(tx: Tx, id: string): Promise<ShareRow | undefined> {
  return await tx.optional<ShareRow>(
    `SELECT ${shareColumns} FROM ${shareTables} WHERE l.school_id = $1 AND l.id = $2`,
    [tx.schoolId, id],
  )
}

/** Ends a link; one that is revoked stays as it is. */
export async function updateRevoked(tx: Tx, id: string): Promise<void> {
  await tx.run('UPDATE shared_links SET revoked_at = $3 WHERE school_id = $1 AND id = $2 AND revoked_at IS NULL', [
    tx.schoolId,
    id,
    tx.now,
  ])
}

/** The active school an address belongs to; null for one that leads nowhere. */
export async function selectSchoolOfShare(app: Pool, tokenHash: string): Promise<string | null> {
  const { rows } = await app.query<{ id: string | null }>({
    name: 'school-of-share',
    text: 'SELECT school_of_share($1) AS id',
    values: [tokenHash],
  })
  return rows[0]?.id ?? null
}

export type TriedShare = ShareFacts & {
  id: string
  pinHash: string
  failedAt: Date | null
  madeBy: string | null
  title: string
}

/** A suspended school still has whoever sits an exam there; its reports are shut at once. */
const ofOpenSchool = 'JOIN schools s ON s.id = l.school_id AND s.suspended_at IS NULL'

/** The link of an address, held until the transaction ends: PINs at one are looked at one after another. */
export async function lockOptionalShare(tx: Tx, tokenHash: string): Promise<TriedShare | undefined> {
  return await tx.optional<TriedShare>(
    `SELECT l.id, l.pin_hash AS "pinHash", l.failures, l.failed_at AS "failedAt", l.expires_at AS "expiresAt",
       l.revoked_at AS "revokedAt", l.made_by AS "madeBy", r.title,
       r.state = 'ready' AND r.expires_at > $3 AS "hasFile"
     FROM shared_links l JOIN reports r ON r.school_id = l.school_id AND r.id = l.report_id ${ofOpenSchool}
     WHERE l.school_id = $1 AND l.token_hash = $2 FOR UPDATE OF l`,
    [tx.schoolId, tokenHash, tx.now],
  )
}

/** Who shared what, and until when, for whoever has the link; the logo is null for none, or where it is heavy. */
export type ShareFace = {
  sender: string | null
  senderRole: Role | null
  type: ReportType
  format: ReportFormat
  range: string
  madeAt: Date
  lightLogo: string | null
}

export async function selectOptionalShareFace(
  tx: Tx,
  tokenHash: string,
): Promise<(ShareFacts & ShareFace) | undefined> {
  return await tx.optional<ShareFacts & ShareFace>(
    `SELECT l.failures, l.expires_at AS "expiresAt", l.revoked_at AS "revokedAt", u.name AS sender,
       u.role AS "senderRole", r.params->>'type' AS type, r.format, r.range, l.made_at AS "madeAt", r.state = 'ready' AND r.expires_at > $3 AS "hasFile",
       (SELECT ${lightLogo} FROM school_settings x WHERE x.school_id = l.school_id) AS "lightLogo"
     FROM ${shareTables} ${ofOpenSchool} WHERE l.school_id = $1 AND l.token_hash = $2`,
    [tx.schoolId, tokenHash, tx.now],
  )
}

export async function updateFailed(tx: Tx, id: string): Promise<void> {
  await tx.run('UPDATE shared_links SET failures = failures + 1, failed_at = $3 WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    id,
    tx.now,
  ])
}

export async function updateOpened(tx: Tx, id: string): Promise<void> {
  await tx.run(
    'UPDATE shared_links SET opened_count = opened_count + 1, last_opened_at = $3 WHERE school_id = $1 AND id = $2',
    [tx.schoolId, id, tx.now],
  )
}

export type SharedFile = ShareFacts & { fileId: string; fileName: string; mediaType: string; size: number }

/** The file an address leads to; undefined where it has none. Its bytes are read slice by slice. */
export async function selectOptionalSharedFile(tx: Tx, tokenHash: string): Promise<SharedFile | undefined> {
  return await tx.optional<SharedFile>(
    `SELECT l.failures, l.expires_at AS "expiresAt", l.revoked_at AS "revokedAt", f.id AS "fileId",
       r.file_name AS "fileName", f.media_type AS "mediaType", octet_length(f.bytes) AS size,
       r.state = 'ready' AND r.expires_at > $3 AS "hasFile"
     FROM shared_links l JOIN reports r ON r.school_id = l.school_id AND r.id = l.report_id
     JOIN files f ON f.school_id = r.school_id AND f.id = r.file_id ${ofOpenSchool}
     WHERE l.school_id = $1 AND l.token_hash = $2`,
    [tx.schoolId, tokenHash, tx.now],
  )
}
