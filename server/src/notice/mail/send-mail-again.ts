import { canSendAgain } from '@sabimark/domain/notice/mail-state.ts'
import { mailInvitationAgain } from '../../people/password/mail-invitations.ts'
import { insertAudit } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { bringForward } from '../../platform/jobs/due-work.ts'
import { refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import type { Services } from '../../platform/process/services.ts'
import { lockOptionalMail } from './mail.db.ts'
import { lineOfAny } from './mail-line.ts'

/**
 * Tries a mail that waits at once; writes an invitation that never arrived again, with a fresh link. A double click on
 * either sends one mail.
 */
export async function sendMailAgain(
  services: Pick<Services, 'config' | 'pools'>,
  tx: Tx,
  { id }: { id: string },
  actor: Actor,
) {
  const mail = await lockOptionalMail(tx, id)
  if (!mail) return refuse('UNKNOWN_MAIL')
  if (!canSendAgain(mail, tx.now)) return refuse('MAIL_NOT_AWAITED')
  if (mail.givenUpAt === null) await bringForward(tx, lineOfAny(mail.kind), id, mail.lastFailedAt ?? tx.now)
  else {
    const outcome = await mailInvitationAgain(services, tx, mail.to)
    if (outcome === 'nobody') return refuse('MAIL_NOT_AWAITED')
    if (outcome !== 'asked') return refuse(refusalOfMail[outcome])
  }
  await insertAudit(tx, { actorId: actor.userId, action: 'mail.sent_again', subject: id })
  return {}
}
