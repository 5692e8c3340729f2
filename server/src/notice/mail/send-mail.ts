import type { MailProblem } from '@sabimark/domain/notice/mail-problem.ts'
import { selectAdmins } from '../../people/account/membership.db.ts'
import type { Pools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { isRefusedForGood, problemOf, withoutWords } from '../../platform/mail/mail-problem.ts'
import { openPost } from '../../platform/mail/post.ts'
import { tell } from '../../platform/notice/tell.ts'
import type { Services } from '../../platform/services.ts'
import { giveUp, type Mail, markFailed, markSent, selectOptionalUnsentMail } from './mail.db.ts'
import { selectAttachments } from './mail-attachments.ts'
import { asHtml } from './mail-html.ts'
import { asPlain, mailText } from './mail-text.ts'

/** No link in an email works longer than this. */
const worthSendingMs = 7 * 24 * 3_600_000

type Sending = Pick<Services, 'log' | 'isClockTrusted'> & {
  config: Parameters<typeof openPost>[0]
  pools: Pick<Pools, 'app'>
}

/**
 * Sends one email. Outside any transaction, so a crash right after sending may send it twice (with the same message id),
 * but never loses it. A server that does not answer is tried again; an address it refuses is not.
 */
export function sendMails({ config, pools, log, isClockTrusted }: Sending): Worker {
  const post = openPost(config)
  const abandon = async (schoolId: string, { id, kind, to }: Mail, problem: MailProblem) => {
    await inSchool(pools.app, { schoolId }, async (tx) => {
      await giveUp(tx, id, problem)
      // One notice for all that fail until somebody reads it, with the newest of them.
      const admins = await selectAdmins(tx)
      await tell(
        tx,
        'mail_given_up',
        admins.map((userId) => ({ userId, about: 'mails', data: { to } })),
      )
    })
    log.warn({ mail: id, kind, problem }, 'an email failed for good')
  }
  return async ({ schoolId, reference: id }) => {
    const mail = await inSchool(pools.app, { schoolId }, (tx) => selectOptionalUnsentMail(tx, id))
    if (!mail) return
    const text = mailText(mail.kind, mail.data)
    if (!text || mail.to.endsWith('.invalid')) return await abandon(schoolId, mail, 'no_words')
    // A clock that was set forward would make every email look too old.
    const ageMs = Date.now() - mail.createdAt.getTime()
    if (isClockTrusted() && ageMs >= worthSendingMs) return await abandon(schoolId, mail, 'too_old')
    const attachments = await inSchool(pools.app, { schoolId }, (tx) => selectAttachments(tx, mail))
    if (attachments === 'gone') return await abandon(schoolId, mail, 'file_gone')
    try {
      const ready = { id, to: mail.to, subject: text.subject, text: asPlain(text), html: asHtml(text) }
      const { file } = await post({ ...ready, attachments })
      await inSchool(pools.app, { schoolId }, (tx) => markSent(tx, id))
      log.info(
        { mail: id, kind: mail.kind, ...(file ? { file } : {}) },
        file ? 'an email was written' : 'an email was sent',
      )
    } catch (error) {
      const problem = problemOf(error)
      await inSchool(pools.app, { schoolId }, (tx) => markFailed(tx, id, problem))
      if (!isRefusedForGood(error)) throw withoutWords(error)
      await abandon(schoolId, mail, problem)
    }
  }
}
