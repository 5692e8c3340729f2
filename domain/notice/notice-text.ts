import {
  approvalAsked,
  changesWait,
  examApproved,
  examClosed,
  examSentBack,
  examWithdrawn,
  excused,
  extraTime,
  workHandedOver,
  workTaken,
} from '../exam/exam-notices.ts'
import { invigilates } from '../hall/hall-notices.ts'
import { keyCorrected } from '../marking/marking-notices.ts'
import { passwordExpires, schoolReady, teacherJoined } from '../people/people-notices.ts'
import { reportFailed, reportReady, shareLocked } from '../report/report-notices.ts'
import { formatLagos, formatLagosNow } from '../words/lagos-time.ts'
import type { Notice, NoticeText } from '../words/notice.ts'
import {
  examPublished,
  examReminder,
  lateAnswers,
  mailGivenUp,
  planEnds,
  resultCorrected,
  resultsReleased,
} from './notices.ts'

/** What the bell can show, by the kind that is stored; each room declares its own. */
const notices = {
  exam_published: examPublished,
  exam_withdrawn: examWithdrawn,
  exam_reminder: examReminder,
  exam_closed: examClosed,
  extra_time: extraTime,
  excused: excused,
  invigilates,
  results_released: resultsReleased,
  result_corrected: resultCorrected,
  late_answers: lateAnswers,
  key_corrected: keyCorrected,
  work_handed_over: workHandedOver,
  work_taken: workTaken,
  approval_asked: approvalAsked,
  changes_wait: changesWait,
  exam_approved: examApproved,
  exam_sent_back: examSentBack,
  share_locked: shareLocked,
  mail_given_up: mailGivenUp,
  teacher_joined: teacherJoined,
  school_ready: schoolReady,
  password_expires: passwordExpires,
  plan_ends: planEnds,
  report_ready: reportReady,
  report_failed: reportFailed,
}

export type NoticeKind = keyof typeof notices

/** What is stored for each kind. */
export type NoticeData = { [Kind in NoticeKind]: (typeof notices)[Kind] extends Notice<infer Data> ? Data : never }

/** A notice as it is stored: its kind, and the data of that kind. */
export type NoticeFact = { [Kind in NoticeKind]: { kind: Kind; data: NoticeData[Kind] } }[NoticeKind]

/** Every kind of notice there is. */
export const noticeKinds = Object.keys(notices) as NoticeKind[]

/** The kind of notice of this name, as its room has declared it. */
export function noticeOf<Kind extends NoticeKind>(kind: Kind): Notice<NoticeData[Kind]> {
  const all: { [Each in NoticeKind]: Notice<NoticeData[Each]> } = notices
  return all[kind]
}

/**
 * The sentences of a notice and the screen it opens. Whoever reads it `now` sees the years that are not the running one; without `now`, as in
 * an email, which is read whenever, each year is said.
 */
export function noticeText<Kind extends NoticeKind>(
  { kind, data }: { kind: Kind; data: NoticeData[Kind] },
  now?: Date,
): NoticeText {
  return noticeOf(kind).text(data, (instant) =>
    now ? formatLagosNow(new Date(instant), now) : formatLagos(new Date(instant)),
  )
}
