import { shareState } from '@sabimark/domain/report/sharing/share.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { type ShareRow, selectShares } from './share.db.ts'

const mostListed = 100

/** The newest links of the school, or of one report; ended ones for some weeks more. */
export async function listShares(tx: Tx, { reportId }: { reportId?: string | undefined }) {
  const rows = await selectShares(tx, reportId ?? null, mostListed)
  return { items: rows.map((row) => asShare(row, tx.now)) }
}

/** A link as administrators see it: neither address nor PIN. */
export function asShare(row: ShareRow, now: Date) {
  const { id, reportId, title, range, fileName, openedCount, lastOpenedAt, expiresAt, madeBy, madeAt } = row
  return {
    id,
    reportId,
    title,
    range,
    fileName,
    openedCount,
    state: shareState(row, now),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    madeBy: madeBy ?? '',
    madeAt: madeAt.toISOString(),
  }
}
