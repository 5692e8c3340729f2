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

/** An email and what became of it. `why` says in a plain sentence why it has not arrived; its content is never shown. */
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

/** What the bell shows, and what became of emails. */
export const noticeContract = {
  /** The caller's notices, newest first. `unreadCount` counts up to a hundred. */
  list: oc
    .route({ method: 'GET', path: '/notices', tags, summary: 'List your notifications' })
    .input(page)
    .output(z.object({ items: z.array(noticeItem), nextCursor: id.nullable(), unreadCount: z.int() }))
    .errors(refuses()),

  /** Marks some as read by their ids, or all up to the newest one shown: what has come since stays unread. */
  markRead: oc
    .route({ method: 'POST', path: '/notices/read', tags, summary: 'Mark your notifications as read' })
    .input(z.union([z.object({ ids: z.array(id).min(1).max(100) }), z.object({ upTo: id })]))
    .output(z.object({ unreadCount: z.int() }))
    .errors(refuses('UNKNOWN_NOTICE')),

  /** The emails of the school, newest first; `troubled` ones are late or failed in the last two weeks. */
  listMails: oc
    .route({ method: 'GET', path: '/mails', tags, summary: 'List the emails of the school' })
    .input(page.extend({ only: z.enum(['troubled']).optional() }))
    .output(z.object({ items: z.array(mailItem), nextCursor: id.nullable() }))
    .errors(refuses()),

  /** Tries a waiting email at once, or sends an invitation that never arrived again, with a new link. */
  sendMailAgain: oc
    .route({ method: 'POST', path: '/mails/{id}/again', tags, summary: 'Send an email again' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id }))
    .output(z.object({}))
    .errors(refuses('UNKNOWN_MAIL', 'MAIL_NOT_AWAITED', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),

  /** Over all schools: emails that have waited longer than five minutes, and those that failed in the last two weeks. */
  countMails: oc
    .route({ method: 'GET', path: '/mails/count', tags, summary: 'Count the emails that are waiting or failed' })
    .output(z.object({ waitingCount: z.int(), givenUpCount: z.int() }))
    .errors(refuses()),
}
