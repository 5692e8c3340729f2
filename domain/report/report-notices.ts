import type { MailedTopic, Notice } from '../words/notice.ts'

const reports: MailedTopic = { topic: 'report_ready', collectsForMinutes: 0 }

/** To the administrator who asked for it: the file of a report is there. */
export const reportReady: Notice<{ reportId: string; title: string; range: string }> = {
  kind: 'report_ready',
  comesAgain: false,
  mailed: reports,
  text: ({ title, range }) => ({
    title: `Your report is ready: ${title}`,
    text: `${range}. The file is kept for 30 days.`,
    to: '/reports',
  }),
}

/** To the administrator who asked for it: the file of a report cannot be made; `problem` says why in a sentence. */
export const reportFailed: Notice<{ title: string; range: string; problem: string }> = {
  kind: 'report_failed',
  comesAgain: false,
  mailed: reports,
  text: ({ title, range, problem }) => ({
    title: `Your report was not made: ${title}`,
    text: `${range}. ${problem}`,
    to: '/reports',
  }),
}

/** To who shared a report: its link was locked after too many wrong PINs. */
export const shareLocked: Notice<{ title: string }> = {
  kind: 'share_locked',
  comesAgain: false,
  mailed: null,
  text: ({ title }) => ({
    title: `Shared link locked: ${title}`,
    text: 'A wrong PIN was typed ten times, so nobody can open the link any more. If that was who you sent it to, share the report again.',
    to: '/reports',
  }),
}
