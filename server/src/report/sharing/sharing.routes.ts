import { contract } from '@sabimark/contract/contract.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { route } from '../../platform/http/route.ts'
import { emailReport } from './email-report.ts'
import { listShares } from './list-shares.ts'
import { revokeShare } from './revoke-share.ts'
import { originOf, type SharingConfig, shareReport } from './share-report.ts'

/** The calls by which a report leaves the school; each is written down, without address, PIN or receivers. */
export function sharingRoutes({ config }: { config: SharingConfig }) {
  const { share, listShares: list, revokeShare: revoke, email } = contract.report
  return {
    share: route(share, 'roles', async ({ tx, input, actor, request, note }) => {
      const shared = await shareReport(tx, input, { userId: actor.userId, origin: originOf(config, request) })
      if (!isRefused(shared)) await note('report.shared', input.id, { detail: { days: input.days } })
      return shared
    }),
    listShares: route(list, 'roles', ({ tx, input }) => listShares(tx, input)),
    revokeShare: route(revoke, 'roles', async ({ tx, input, note }) => {
      const revoked = await revokeShare(tx, input)
      if (!isRefused(revoked)) await note('report.share_revoked', revoked.reportId)
      return revoked
    }),
    email: route(email, 'roles', async ({ tx, input, actor, request, note }) => {
      const { userId, name } = actor
      const sent = await emailReport(tx, input, { userId, name, origin: originOf(config, request) })
      if (!isRefused(sent)) await note('report.emailed', input.id, { detail: { as: input.as, count: sent.sentCount } })
      return sent
    }),
  }
}
