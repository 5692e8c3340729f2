import { endedLinkDays, shareEnd } from '@sabimark/domain/report/sharing/share.ts'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { newId } from '../../platform/ids.ts'
import { asShare } from './list-shares.ts'
import { deleteOldShares, insertShare, lockOptionalReport, type ReadyReport, selectOptionalShare } from './share.db.ts'
import { newShareSecret } from './share-secret.ts'

export type SharingConfig = Pick<Config, 'publicUrl' | 'isPublicUrlSet'>

/** Shares a report by an address and a PIN, which are told this once. */
export async function shareReport(tx: Tx, input: { id: string; days: number }, by: { userId: string; origin: string }) {
  const report = await lockOptionalReport(tx, input.id)
  if (!report) return refuse('UNKNOWN_REPORT')
  if (!report.ready) return refuse('REPORT_NOT_READY')
  const { id, url, pin } = await makeShare(tx, { ...input, ready: report.ready }, by)
  const row = await selectOptionalShare(tx, id)
  if (!row) throw new Error('A shared link is gone in the transaction that made it.')
  return { share: asShare(row, tx.now), url, pin }
}

type Sharing = { id: string; days: number; ready: ReadyReport }

/** Makes a link to a report that has its file. */
export async function makeShare(
  tx: Tx,
  { id: reportId, days, ready }: Sharing,
  by: { userId: string; origin: string },
) {
  await deleteOldShares(tx, new Date(tx.now.getTime() - endedLinkDays * 24 * 3_600_000))
  const secret = newShareSecret()
  const share = { id: newId(), reportId, expiresAt: shareEnd(tx.now, days, ready.fileExpiresAt), madeBy: by.userId }
  await insertShare(tx, share, secret)
  return { id: share.id, url: `${by.origin}/s/${secret.token}`, pin: secret.pin, expiresAt: share.expiresAt }
}

/** What links begin with: in a hall nobody has set an address, and the one that is asked is one that works there. */
export function originOf({ publicUrl, isPublicUrlSet }: SharingConfig, { headers }: RequestFacts): string {
  return isPublicUrlSet ? publicUrl : (headers.get('origin') ?? publicUrl)
}
