import { readHeldUntil } from '../exam/held-questions.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { candidateRelease, tellsByTrying } from './candidate-release.ts'
import { selectResults } from './result.db.ts'

/** Those of the attempts whose candidates can read their score now, by the rule of the card. */
export async function readShownScores(tx: Tx, attemptIds: readonly string[]): Promise<ReadonlySet<string>> {
  const shown = new Set<string>()
  for (const row of await selectResults(tx, attemptIds)) {
    const keptUntil = tellsByTrying(row) ? await readHeldUntil(tx, { ...row, now: tx.now }) : null
    if (candidateRelease(row, tx.now, keptUntil).score.shown) shown.add(row.attemptId)
  }
  return shown
}
