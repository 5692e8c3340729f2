import { formatLagos } from '../school/lagos-time.ts'

/**
 * What the bell can show, and what is stored for each kind. Instants are ISO 8601. For an exam, only what its
 * candidates see before they start is stored; for a result, only whose it is.
 */
export type NoticeData = {
  /** To each candidate of a sitting, when its exam is published. */
  exam_published: {
    examId: string
    title: string
    subject: string
    opensAt: string
    closesAt: string
    durationMinutes: number
  }
  /** To a candidate who asked for it, some time before the exam opens. `location` is empty for none. */
  exam_reminder: {
    examId: string
    title: string
    subject: string
    location: string
    durationMinutes: number
    opensAt: string
  }
  /** To a candidate whose score is shown from now on. */
  results_released: { attemptId: string; title: string }
  /** To the author of an exam: answers came after the end and wait for a decision. */
  late_answers: { examId: string; title: string }
  /** To who shared a report: its link was locked after too many wrong PINs. */
  share_locked: { title: string }
  /** To the administrators: an email was never sent. `count` since somebody last read about it. */
  mail_given_up: { to: string; count?: number }
  /** To the administrators: an invited teacher has set a password and joined. */
  teacher_joined: { name: string }
  /** To the person who signed the school up, once the email is verified. `trialEndsAt` if there is a trial. */
  school_ready: { school: string; trialEndsAt?: string }
  /** To the administrator who asked for it: the file of a report is there. */
  report_ready: { reportId: string; title: string; range: string }
  /** To the administrator who asked for it: the file of a report cannot be made; `problem` says why in a sentence. */
  report_failed: { title: string; range: string; problem: string }
}

export type NoticeKind = keyof NoticeData

/** A notice as it is stored: its kind, and the data of that kind. */
export type NoticeFact = { [Kind in NoticeKind]: { kind: Kind; data: NoticeData[Kind] } }[NoticeKind]

/** A notice as people read it; `to` is the screen it leads to, below /dashboard. */
export type NoticeText = { title: string; text: string; to: string }

const texts: { [Kind in NoticeKind]: (data: NoticeData[Kind]) => NoticeText } = {
  exam_published: ({ examId, title, subject, opensAt, closesAt, durationMinutes }) => ({
    title: `New exam: ${title}`,
    text: `${subject}, ${minutesText(durationMinutes)}. Open from ${lagos(opensAt)} until ${lagos(closesAt)}.`,
    to: `/exam/${examId}`,
  }),
  exam_reminder: ({ title, subject, location, durationMinutes, opensAt }) => ({
    title: `Reminder: ${title}`,
    text: `${subject}, ${minutesText(durationMinutes)}. Opens ${lagos(opensAt)}${location === '' ? '' : `, ${location}`}.`,
    to: '/schedule',
  }),
  results_released: ({ attemptId, title }) => ({
    title: `Your result is out: ${title}`,
    text: 'You can see your score now.',
    to: `/results/${attemptId}`,
  }),
  late_answers: ({ examId, title }) => ({
    title: `Late answers: ${title}`,
    text: 'Answers arrived after the exam ended. Please accept or refuse them.',
    to: `/results/exam/${examId}`,
  }),
  share_locked: ({ title }) => ({
    title: `Shared link locked: ${title}`,
    text: 'A wrong PIN was typed ten times, so nobody can open the link any more. If that was who you sent it to, share the report again.',
    to: '/reports',
  }),
  mail_given_up: ({ to, count = 1 }) => ({
    title: count === 1 ? 'An email was not delivered' : `${count} emails were not delivered`,
    text: `${count === 1 ? `It was for ${to}.` : `The newest was for ${to}.`} See why, and what you can do.`,
    to: '/mails',
  }),
  teacher_joined: ({ name }) => ({
    title: `${name} has joined`,
    text: 'The invitation was accepted. They can now sign in and set exams.',
    to: '/teachers',
  }),
  school_ready: ({ school, trialEndsAt }) => ({
    title: `${school} is ready`,
    text: `Your email address is verified. Add your subjects, teachers and students, then set your first exam.${
      trialEndsAt === undefined ? '' : ` Your free trial ends on ${lagos(trialEndsAt).split(',')[0]}.`
    }`,
    to: '/',
  }),
  report_ready: ({ title, range }) => ({
    title: `Your report is ready: ${title}`,
    text: `${range}. The file is kept for 30 days.`,
    to: '/reports',
  }),
  report_failed: ({ title, range, problem }) => ({
    title: `Your report was not made: ${title}`,
    text: `${range}. ${problem}`,
    to: '/reports',
  }),
}

/** Every kind of notice there is. */
export const noticeKinds = Object.keys(texts) as NoticeKind[]

/** The sentences of a notice and the screen it opens. */
export function noticeText<Kind extends NoticeKind>({
  kind,
  data,
}: {
  kind: Kind
  data: NoticeData[Kind]
}): NoticeText {
  return texts[kind](data)
}

/** Kinds that are shown again each time they happen; the others only once for each thing they are about. */
const comingAgain: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['late_answers', 'mail_given_up'])

/** Whether a notice that was read comes back unread when the same happens again. */
export function comesAgain(kind: NoticeKind): boolean {
  return comingAgain.has(kind)
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

const lagos = (instant: string) => formatLagos(new Date(instant))
