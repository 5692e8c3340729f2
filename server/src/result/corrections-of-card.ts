import type { CorrectionKind } from '@sabimark/domain/marking/corrections/correction.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { type ResultRow, selectPaperOrder } from './result.db.ts'

type Sums = { earnedHundredths: number; availableHundredths: number; percentage: number }
type What = { kind: CorrectionKind; questionId: string | null; reason: string }
type Row = { revision: number; at: string; what: What[]; before: Sums; after: Sums }

const sums = (row: string) =>
  `jsonb_build_object('earnedHundredths', ${row}.earned_hundredths, 'availableHundredths', ${row}.available_hundredths,
    'percentage', ${row}.percentage)`

/**
 * Whether the reader may know what a correction was about. While the right answer to a question may not be read, neither may that its
 * key was put right: with the marks before and after it would say what is right.
 */
export type MayKnow = (questionId: string | null) => boolean

/** The corrections of the key that moved this paper, the oldest first. `number`: where the candidate's paper had the question. */
export async function correctionsOfCard(tx: Tx, { attemptId, versionId, keyRevision }: ResultRow, mayKnow: MayKnow) {
  if (keyRevision === 1) return []
  const rows = await tx.rows<Row>(
    `SELECT r.revision, max(to_char(k.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS at,
       jsonb_agg(jsonb_build_object('kind', k.kind, 'questionId', k.question_id, 'reason', k.reason)
         ORDER BY k.revision) AS what, ${sums('o')} AS before, ${sums('r')} AS after
     FROM result_revisions r
     JOIN result_revisions o ON o.school_id = $1 AND o.attempt_id = $2 AND o.revision = r.revision - 1
       AND o.earned_hundredths::bigint * r.available_hundredths <> r.earned_hundredths::bigint * o.available_hundredths
     JOIN exam_keys k ON k.school_id = $1 AND k.version_id = $3 AND k.act_id IS NOT NULL
       AND k.revision > r.from_key_revision AND k.revision <= r.key_revision
     WHERE r.school_id = $1 AND r.attempt_id = $2
     GROUP BY r.revision, before, after ORDER BY r.revision`,
    [tx.schoolId, attemptId, versionId],
  )
  if (rows.length === 0) return []
  const order = await selectPaperOrder(tx, attemptId)
  const numberOf = (id: string | null) =>
    id === null ? null : order.findIndex(({ questionId }) => questionId === id) + 1
  return rows.map(({ what, ...row }) => ({
    ...row,
    what: what
      .filter(({ questionId }) => mayKnow(questionId))
      .map(({ kind, questionId, reason }) => ({ kind, number: numberOf(questionId), reason })),
  }))
}
