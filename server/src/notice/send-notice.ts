import { inSchool } from '../platform/database/tenant.ts'
import type { Worker } from '../platform/jobs/due-work.ts'
import { isRefusedForGood, openPost } from '../platform/mail/post.ts'
import type { Services } from '../platform/services.ts'
import { asHtml, asPlain, mailText } from './mail-text.ts'
import { giveUp, markSent, selectOptionalUnsentNotice } from './notice.db.ts'

/** No link in a mail works longer. */
const worthSendingMs = 7 * 24 * 3_600_000

/**
 * Sends one mail. Outside any transaction, so a crash right after sending sends it twice (with the same message id),
 * never not at all. A server that does not answer is tried again; an address it refuses is not.
 */
export function sendNotices({ config, pools, log }: Pick<Services, 'config' | 'pools' | 'log'>): Worker {
  const post = openPost(config)
  return async ({ schoolId, reference: id }) => {
    const notice = await inSchool(pools.app, { schoolId }, (tx) => selectOptionalUnsentNotice(tx, id))
    if (!notice) return
    const text = mailText(notice.kind, notice.data)
    const isWorthSending = Date.now() - notice.createdAt.getTime() < worthSendingMs
    if (!text || !isWorthSending || notice.to.endsWith('.invalid')) {
      await inSchool(pools.app, { schoolId }, (tx) => giveUp(tx, id))
      return log.warn({ notice: id, kind: notice.kind }, 'a mail was given up')
    }
    try {
      const mail = { id, to: notice.to, subject: text.subject, text: asPlain(text), html: asHtml(text) }
      const { file } = await post(mail)
      await inSchool(pools.app, { schoolId }, (tx) => markSent(tx, id))
      log.info(
        { notice: id, kind: notice.kind, ...(file ? { file } : {}) },
        file ? 'a mail was written' : 'a mail was sent',
      )
    } catch (error) {
      if (!isRefusedForGood(error)) throw error
      await inSchool(pools.app, { schoolId }, (tx) => giveUp(tx, id))
      log.warn({ notice: id, kind: notice.kind }, 'the mail server refused an address for good')
    }
  }
}
