import { oc } from '@orpc/contract'
import { reminderSpans } from '@sabimark/domain/exam/reminder.ts'
import { mailStates } from '@sabimark/domain/notice/mail-state.ts'
import { noticeKinds } from '@sabimark/domain/notice/notice-text.ts'
import { topicNames } from '@sabimark/domain/notice/topics.ts'
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

/** How long before an exam, in minutes. */
const beforeMinutes = z
  .array(z.literal(reminderSpans))
  .max(reminderSpans.length)
  .refine((spans) => new Set(spans).size === spans.length, { error: 'A time is chosen twice.' })

/**
 * `defaults` is null where the student never said; `sittings` are those they said something else of. `isOff`: the school
 * has reminders switched off; what is set stays. `email` is where they go beside the bell, null for nowhere, and why.
 */
const reminders = z.object({
  defaults: beforeMinutes.nullable(),
  sittings: z.array(z.object({ sittingId: id, beforeMinutes })),
  isOff: z.boolean(),
  email: z.string().nullable(),
  whyNoEmail: z.enum(['no_address', 'own', 'school']).nullable(),
})

/** What people switch beside the bell, which tells them in any case. */
const channel = z.literal('email')

/**
 * The topics that concern the caller. `isOn` is their own switch; `endedBy` says which of the school's ends it anyway: that of
 * all emails, or the topic's own. `email` is where emails go, null for nowhere.
 */
const preferences = z.object({
  email: z.string().nullable(),
  topics: z.array(
    z.object({
      topic: z.enum(topicNames),
      channel,
      isOn: z.boolean(),
      endedBy: z.enum(['email', 'topic']).nullable(),
    }),
  ),
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

  /** What the caller is emailed beside the bell. */
  preferences: oc
    .route({ method: 'GET', path: '/my/notifications', tags, summary: 'Read what I am emailed' })
    .output(preferences)
    .errors(refuses()),

  /** Changes those switches and no other; one of a topic that does not concern the caller is NOT_ALLOWED. */
  savePreferences: oc
    .route({ method: 'PATCH', path: '/my/notifications', tags, summary: 'Change what I am emailed' })
    .input(
      z.object({
        changes: z
          .array(z.object({ topic: z.enum(topicNames), channel, isOn: z.boolean() }))
          .min(1)
          .max(topicNames.length)
          .refine((changes) => new Set(changes.map(({ topic }) => topic)).size === changes.length, {
            error: 'A topic is named twice.',
          }),
      }),
    )
    .output(preferences)
    .errors(refuses()),

  /** What the student is reminded of. */
  reminders: oc
    .route({ method: 'GET', path: '/my/reminders', tags, summary: 'Read my reminders' })
    .output(reminders)
    .errors(refuses()),

  /** Before each of the student's exams, by bell and email; an empty list ends it. */
  setReminders: oc
    .route({ method: 'PUT', path: '/my/reminders', tags, summary: 'Set reminders of all my exams' })
    .input(z.object({ beforeMinutes }))
    .output(reminders)
    .errors(refuses()),

  /** In place of that before one of them; REMINDER_PAST where a chosen moment is over. */
  setReminder: oc
    .route({ method: 'PUT', path: '/my/reminders/{sittingId}', tags, summary: 'Set a reminder of one exam' })
    .input(z.object({ sittingId: id, beforeMinutes }))
    .output(reminders)
    .errors(refuses('UNKNOWN_SITTING', 'REMINDER_PAST')),

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
