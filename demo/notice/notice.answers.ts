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
  reminders: () => ({ defaults: null, sittings: [], email: null }),
  setReminders: refused,
  setReminder: refused,
  // No mail leaves the demo.
  listMails: () => ({ items: [], nextCursor: null }),
  sendMailAgain: refused,
  countMails: () => ({ waitingCount: 0, givenUpCount: 0 }),
}
