import { topics, topicsOf } from '@sabimark/domain/notice/topics.ts'
import { type AnswersOf, refused } from '../platform/answering.ts'
import { pageOf } from '../platform/page-of.ts'
import { unreadCount } from '../platform/unread-count.ts'
import { sampleNotices } from './notices.ts'

export const noticeAnswers: AnswersOf<'notice'> = {
  list: ({ input: { cursor }, account, now }) => ({
    ...pageOf(account ? sampleNotices(account.role, now) : [], cursor),
    unreadCount,
  }),
  markRead: refused,
  preferences: ({ account }) => ({
    email: account?.email ?? null,
    topics: (account ? topicsOf(account.role) : []).map((topic) => ({
      topic,
      channel: 'email',
      isOn: topics[topic].byEmail,
      endedBy: null,
    })),
  }),
  savePreferences: refused,
  reminders: () => ({ defaults: null, sittings: [], isOff: false, email: null, whyNoEmail: 'no_address' }),
  setReminders: refused,
  setReminder: refused,
  // No mail leaves the demo.
  listMails: () => ({ items: [], nextCursor: null }),
  sendMailAgain: refused,
  countMails: () => ({ waitingCount: 0, givenUpCount: 0 }),
}
