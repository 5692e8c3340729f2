import type { KeyKind } from '@sabimark/domain/marking/corrections/correction.ts'
import { keysOfSchool } from '../exam/version/held-keys.ts'
import type { StoredKey } from '../exam/version/version.db.ts'
import type { Tx } from '../platform/database/tenant.ts'

/**
 * Holds the keys of the school against others who would write a revision, and waits for papers that are being marked: whoever
 * marks after this transaction marks by what it wrote. Taken before any row.
 */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(${keysOfSchool('$1')})`, [tx.schoolId])
}

/** Who marks holds this, in SQL, before the key is read. */
export const heldKeys = (school: string) => `pg_advisory_xact_lock_shared(${keysOfSchool(school)})`

export type KeyRevision = {
  versionId: string
  revision: number
  key: StoredKey
  bonusHundredths: number
  kind: KeyKind
  reason: string
  createdBy: string
  actId?: string
  questionId?: string | null
  takesBack?: string
}

/** The next revisions of keys, with why there are some. */
export async function insertKeyRevisions(tx: Tx, all: readonly KeyRevision[]): Promise<void> {
  await tx.run(
    `INSERT INTO exam_keys (school_id, version_id, revision, key, bonus_hundredths, kind, reason, created_by, created_at,
       act_id, question_id, takes_back)
     SELECT $1, k."versionId", k.revision, k.key, k."bonusHundredths", k.kind, k.reason, k."createdBy", $3, k."actId",
       k."questionId", k."takesBack"
     FROM jsonb_to_recordset($2) AS k("versionId" uuid, revision int, key jsonb, "bonusHundredths" int, kind text,
       reason text, "createdBy" uuid, "actId" uuid, "questionId" text, "takesBack" uuid)`,
    [tx.schoolId, JSON.stringify(all), tx.now],
  )
}

/** By which revision a key says of a question what it says now; before 082 rulings did not name theirs. */
export async function selectLastSaid(tx: Tx, versionId: string, questionId: string): Promise<number> {
  const { revision } = await tx.one<{ revision: number }>(
    `SELECT max(revision) AS revision FROM exam_keys WHERE school_id = $1 AND version_id = $2
       AND (revision = 1 OR question_id = $3 OR question_id IS NULL AND kind = 'rulings')`,
    [tx.schoolId, versionId, questionId],
  )
  return revision
}
