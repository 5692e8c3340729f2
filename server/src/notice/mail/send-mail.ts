import { worthSendingMs } from '@sabimark/domain/notice/mail-state.ts'
import { mailGivenUp } from '@sabimark/domain/notice/notices.ts'
import type { MailProblem } from '@sabimark/domain/words/mail/mail-problem.ts'
import { selectAdmins } from '../../people/account/membership.db.ts'
import type { Pools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { DueItem, Worker } from '../../platform/jobs/due-work.ts'
import { isRefusedForGood, problemOf, wasTooSlow, withoutWords } from '../../platform/mail/mail-problem.ts'
import { openPost, type Post } from '../../platform/mail/post.ts'
import { tell } from '../../platform/notice/tell.ts'
import type { Services } from '../../platform/process/services.ts'
import { giveUp, type Mail, markFailed, markSent, selectOptionalUnsentMail } from './mail.db.ts'
import { selectAttachments } from './mail-attachments.ts'
import { selectMailFace } from './mail-face.ts'
import { asHtml } from './mail-html.ts'
import { asPlain, mailText } from './mail-text.ts'

export type Sending = Pick<Services, 'log' | 'isClockTrusted'> & {
  config: Parameters<typeof openPost>[0]
  pools: Pick<Pools, 'app'>
}

/** Sends emails that bring no file. */
export function sendMails(sending: Sending): Worker {
  const post = openPost(sending.config)
  const { send } = mailSending(sending)
  return (item) => send(item, post)
}

/**
 * `send` sends one email by that post. Outside any transaction, so a crash right after sending may send it twice (with the
 * same message id), but never loses it. A server that does not answer is tried again; an address it refuses is not.
 */
export function mailSending({ pools, log, isClockTrusted }: Omit<Sending, 'config'>) {
  /** `isTried`: it failed just now. Noted together, or a list read between would say that we keep trying. */
  const abandon = async (schoolId: string, { id, kind, to }: Mail, problem: MailProblem, isTried = false) => {
    await inSchool(pools.app, { schoolId }, async (tx) => {
      if (isTried) await markFailed(tx, id, problem)
      await giveUp(tx, id, problem)
      // One notice for all that fail until somebody reads it, with the newest of them.
      const admins = await selectAdmins(tx)
      await tell(
        tx,
        mailGivenUp,
        admins.map((userId) => ({ userId, about: 'mails', data: { to } })),
      )
    })
    log.warn({ mail: id, kind, problem }, 'an email failed for good')
  }
  const send = async ({ schoolId, reference: id }: DueItem, post: Post): Promise<void> => {
    const mail = await inSchool(pools.app, { schoolId }, (tx) => selectOptionalUnsentMail(tx, id))
    if (!mail) return
    const text = mailText(mail.kind, mail.data)
    if (!text || mail.to.endsWith('.invalid')) return await abandon(schoolId, mail, 'no_words')
    // A clock that was set forward would make every email look too old.
    const ageMs = Date.now() - mail.createdAt.getTime()
    if (isClockTrusted() && ageMs >= worthSendingMs) return await abandon(schoolId, mail, 'too_old')
    const attachments = await inSchool(pools.app, { schoolId }, (tx) => selectAttachments(tx, mail))
    if (attachments === 'gone') return await abandon(schoolId, mail, 'file_gone')
    const face = await inSchool(pools.app, { schoolId }, selectMailFace)
    const logo = face?.logo ? [face.logo] : []
    try {
      const ready = { id, to: mail.to, subject: text.subject, text: asPlain(text, face), html: asHtml(text, face) }
      const { file } = await post({ ...ready, attachments: [...logo, ...attachments] })
      await inSchool(pools.app, { schoolId }, (tx) => markSent(tx, id))
      log.info(
        { mail: id, kind: mail.kind, ...(file ? { file } : {}) },
        file ? 'an email was written' : 'an email was sent',
      )
    } catch (error) {
      if (error instanceof PutAside) return
      const problem = attachments.length > 0 && wasTooSlow(error) ? 'too_slow' : problemOf(error)
      // Each try of a file takes the connection for minutes.
      const isSlowAgain = problem === 'too_slow' && mail.lastProblem === problem
      if (isRefusedForGood(error) || isSlowAgain) return await abandon(schoolId, mail, problem, true)
      await inSchool(pools.app, { schoolId }, (tx) => markFailed(tx, id, problem))
      throw withoutWords(error)
    }
  }
  /** Ends an email that was tried often enough; what hindered it stays to be seen. */
  const end = async ({ schoolId, reference }: DueItem): Promise<void> => {
    const mail = await inSchool(pools.app, { schoolId }, (tx) => selectOptionalUnsentMail(tx, reference))
    if (mail) await abandon(schoolId, mail, 'other')
  }
  return { send, end }
}

/** Thrown by a post that leaves an email to another try, which is no failure. */
export class PutAside extends Error {}
