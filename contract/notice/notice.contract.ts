import { oc } from '@orpc/contract'
import { mailStates } from '@sabimark/domain/notice/mail-state.ts'
import { noticeKinds } from '@sabimark/domain/notice/notice-text.ts'
import { z } from 'zod'
import { refuses } from '../refusal.ts'
import { id, instant, page } from '../text.ts'

const tags = ['notice']

/** A notice as its reader sees it; `to` is the screen it leads to, below /dashboard. */
const noticeItem = z.object({
  id,
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  to: z.string().nullable(),
  createdAt: instant,
  isRead: z.boolean(),
})

/** A mail and what became of it. `why` it has not arrived, in a plain sentence; what stands in a mail is never shown. */
const mailItem = z.object({
  id,
  to: z.string(),
  kind: z.string(),
  title: z.string(),
  state: z.enum(mailStates),
  tries: z.int(),
  why: z.string().nullable(),
  canSendAgain: z.boolean(),
  createdAt: instant,
  sentAt: instant.nullable(),
})

/** What the bell shows, and what became of mails. */
export const noticeContract = {
  /** The own notices, newest first. `unreadCount` counts to a hundred. */
  list: oc
    .route({ method: 'GET', path: '/notices', tags, summary: 'List the own notices' })
    .input(page)
    .output(z.object({ items: z.array(noticeItem), nextCursor: id.nullable(), unreadCount: z.int() }))
    .errors(refuses()),

  /** Marks some as read by their ids, or all from the newest one that was shown backwards: what came since stays unread. */
  markRead: oc
    .route({ method: 'POST', path: '/notices/read', tags, summary: 'Mark own notices as read' })
    .input(z.union([z.object({ ids: z.array(id).min(1).max(100) }), z.object({ upTo: id })]))
    .output(z.object({ unreadCount: z.int() }))
    .errors(refuses('UNKNOWN_NOTICE')),

  /** The mails of the school, newest first; `troubled` ones are late, or were given up in the last two weeks. */
  listMails: oc
    .route({ method: 'GET', path: '/mails', tags, summary: 'List the mails of the school' })
    .input(page.extend({ only: z.enum(['troubled']).optional() }))
    .output(z.object({ items: z.array(mailItem), nextCursor: id.nullable() }))
    .errors(refuses()),

  /** Tries a mail that waits at once, or writes an invitation that never arrived again, with a fresh link. */
  sendMailAgain: oc
    .route({ method: 'POST', path: '/mails/{id}/again', tags, summary: 'Send a mail again' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id }))
    .output(z.object({}))
    .errors(refuses('UNKNOWN_MAIL', 'MAIL_NOT_AWAITED', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),

  /** Over all schools: mails that wait longer than five minutes, and those given up in the last two weeks. */
  countMails: oc
    .route({ method: 'GET', path: '/mails/count', tags, summary: 'Count the mails that wait or were given up' })
    .output(z.object({ waitingCount: z.int(), givenUpCount: z.int() }))
    .errors(refuses()),
}
