import { marksText } from '../bank/marks-text.ts'
import { dayText } from '../school/billing/period.ts'
import { formatLagos } from '../words/lagos-time.ts'
import { counted, countedAll } from '../words/plural.ts'

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
    /** A sitting after the first: absent for the first. */
    isFurther?: boolean
    /** What they were told before it was changed. */
    was?: { opensAt: string; closesAt: string; durationMinutes: number }
  }
  /** To each candidate who was told of a sitting, when its exam is withdrawn. */
  exam_withdrawn: { examId: string; title: string; subject: string; opensAt: string }
  /** To a candidate who asked for it, some time before the exam opens. `location` is empty for none. */
  exam_reminder: {
    examId: string
    title: string
    subject: string
    location: string
    durationMinutes: number
    opensAt: string
  }
  /** To who has not begun a sitting whose doors staff have shut before their time. */
  exam_closed: { examId: string; title: string }
  /** To a candidate: how many minutes of extra time staff give them in a sitting by now; 0 where it was taken back. */
  extra_time: { examId: string; title: string; minutes: number }
  /** To a candidate who is excused from a sitting, or expected again. */
  excused: { examId: string; title: string; isExcused: boolean }
  /** To a candidate whose score is shown from now on. */
  results_released: { attemptId: string; title: string }
  /**
   * To a candidate whose score is shown and was moved by a correction of the key.
   */
  result_corrected: {
    attemptId: string
    title: string
    /** Marks in hundredths. */
    before: { earnedHundredths: number; availableHundredths: number; percentage: number }
    after: { earnedHundredths: number; availableHundredths: number; percentage: number }
    /** Empty while it could say what is right. */
    reason: string
  }
  /** To the author of an exam: answers came after the end and wait for a decision. */
  late_answers: { examId: string; title: string }
  /** To the administrators: a teacher's exam waits to be approved. */
  approval_asked: { examId: string; title: string; by: string }
  /** To the administrators: a teacher has written a published exam anew, and may not publish that. */
  changes_wait: { examId: string; title: string; by: string }
  /** To the owner of an exam: it is published, or their own again, with why. */
  exam_approved: { examId: string; title: string; by: string; opensAt: string }
  exam_sent_back: { examId: string; title: string; by: string; reason: string }
  /** To the owner of an exam: an administrator has put its key right, or undone that. */
  key_corrected: { examId: string; title: string }
  /** To who shared a report: its link was locked after too many wrong PINs. */
  share_locked: { title: string }
  /** To the administrators: an email was never sent. `count` since somebody last read about it. */
  mail_given_up: { to: string; count?: number }
  /** To who gets them: exams and questions are theirs now. `title` and `examId` where it is one exam. */
  work_handed_over: { from: string; exams: number; questions: number; title?: string; examId?: string }
  /** To whose they were: they are somebody else's now. */
  work_taken: { to: string; exams: number; questions: number; title?: string; examId?: string }
  /** To the administrators: an invited teacher, or administrator, has set a password and joined. */
  teacher_joined: { name: string; isAdmin?: boolean }
  /** To the person who signed the school up, once the email is verified. `trialEndsAt` if there is a trial. */
  school_ready: { school: string; trialEndsAt?: string }
  /** To somebody of staff: from `until` on, signing in asks for a new password. */
  password_expires: { until: string }
  /** To the administrators: their plan ends with this day ('YYYY-MM-DD' in Lagos), after which nothing can be added. */
  plan_ends: { endsOn: string; daysLeft: number; isTrial: boolean }
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
  exam_published: ({ examId, title, subject, opensAt, closesAt, durationMinutes, isFurther, was }) => ({
    title: `${was ? 'Changed' : isFurther ? 'Another sitting' : 'New exam'}: ${title}`,
    text: `${subject}, ${minutesText(durationMinutes)}. Open from ${lagos(opensAt)} until ${lagos(closesAt)}.${
      was === undefined
        ? ''
        : ` Before: ${was.durationMinutes === durationMinutes ? '' : `${minutesText(was.durationMinutes)}, `}from ${lagos(was.opensAt)} until ${lagos(was.closesAt)}.`
    }`,
    to: `/exam/${examId}`,
  }),
  exam_withdrawn: ({ title, subject, opensAt }) => ({
    title: `Withdrawn: ${title}`,
    text: `${subject}. It was set for ${lagos(opensAt)} and is no longer on. You are told if it is set again.`,
    to: '/schedule',
  }),
  exam_reminder: ({ title, subject, location, durationMinutes, opensAt }) => ({
    title: `Reminder: ${title}`,
    text: `${subject}, ${minutesText(durationMinutes)}. Opens ${lagos(opensAt)}${location === '' ? '' : `, ${location}`}.`,
    to: '/schedule',
  }),
  exam_closed: ({ title }) => ({
    title: `Closed early: ${title}`,
    text: 'This exam has closed and can no longer be started. Ask your teacher if you have not taken it.',
    to: '/schedule',
  }),
  extra_time: ({ examId, title, minutes }) =>
    minutes === 0
      ? {
          title: `No extra time: ${title}`,
          text: 'Your extra time for this exam was removed.',
          to: `/exam/${examId}`,
        }
      : {
          title: `Extra time: ${title}`,
          text: `You have ${minutesText(minutes)} more than the others in this exam.`,
          to: `/exam/${examId}`,
        },
  excused: ({ title, isExcused }) => ({
    title: `${isExcused ? 'You are excused' : 'You are expected again'}: ${title}`,
    text: isExcused ? 'You need not take this exam.' : 'You are not excused from this exam any more.',
    to: '/schedule',
  }),
  results_released: ({ attemptId, title }) => ({
    title: `Your result is out: ${title}`,
    text: 'You can see your score now.',
    to: `/results/${attemptId}`,
  }),
  result_corrected: ({ attemptId, title, before, after, reason }) => ({
    title: `Your result was corrected: ${title}`,
    text: `${scoreText(before)} → ${scoreText(after)}.${reason && ` Reason: ${reason}`}`,
    to: `/results/${attemptId}`,
  }),
  late_answers: ({ examId, title }) => ({
    title: `Late answers: ${title}`,
    text: 'Answers arrived after the exam ended. Please accept or refuse them.',
    to: `/results/exam/${examId}`,
  }),
  key_corrected: ({ examId, title }) => ({
    title: `Key changed: ${title}`,
    text: 'An administrator changed what is right in this exam. See what, and why.',
    to: `/results/exam/${examId}/corrections`,
  }),
  work_handed_over: ({ from, exams, questions, title, examId }) => ({
    title: title === undefined ? `The work of ${from} is yours now` : `Yours now: ${title}`,
    text: `${countedAll({ exam: exams, question: questions })?.text ?? 'It'} of ${from} ${exams + questions === 1 ? 'was' : 'were'} handed over to you.`,
    to: examId === undefined ? '/exams' : `/exams/${examId}`,
  }),
  work_taken: ({ to, exams, questions, title }) => ({
    title: title === undefined ? `Work of yours went to ${to}` : `Handed over: ${title}`,
    text: `${countedAll({ exam: exams, question: questions })?.text ?? 'It'} of yours ${exams + questions === 1 ? 'was' : 'were'} handed over to ${to}, who acts on ${exams + questions === 1 ? 'it' : 'them'} from now on.`,
    to: '/exams',
  }),
  approval_asked: ({ examId, title, by }) => ({
    title: `For you to approve: ${title}`,
    text: `${by} wants to publish this exam. Look at it, then approve it or send it back.`,
    to: `/exams/${examId}`,
  }),
  changes_wait: ({ examId, title, by }) => ({
    title: `Changes for you to publish: ${title}`,
    text: `${by} has written this exam anew. Candidates get it as it was until an administrator publishes the changes.`,
    to: `/exams/${examId}`,
  }),
  exam_approved: ({ examId, title, by, opensAt }) => ({
    title: `Approved: ${title}`,
    text: `${by} has approved and published your exam. It opens ${lagos(opensAt)}.`,
    to: `/exams/${examId}`,
  }),
  exam_sent_back: ({ examId, title, by, reason }) => ({
    title: `Sent back: ${title}`,
    text: `${by} has not approved your exam yet. Reason: ${reason}`,
    to: `/exams/${examId}`,
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
  teacher_joined: ({ name, isAdmin }) => ({
    title: `${name} has joined`,
    text: `The invitation was accepted. They can now sign in and ${isAdmin ? 'administer' : 'set exams'}.`,
    to: isAdmin ? '/settings' : '/teachers',
  }),
  school_ready: ({ school, trialEndsAt }) => ({
    title: `${school} is ready`,
    text: `Your email address is verified. Add your subjects, teachers and students, then set your first exam.${
      trialEndsAt === undefined ? '' : ` Your free trial ends on ${lagos(trialEndsAt).split(',')[0]}.`
    }`,
    to: '/',
  }),
  password_expires: ({ until }) => ({
    title: `Your password expires on ${lagos(until).split(',')[0]}`,
    text: 'Choose a new one in your profile before that. Afterwards you are asked for it when you sign in.',
    to: '/profile',
  }),
  plan_ends: ({ endsOn, daysLeft, isTrial }) => ({
    title: `Your ${isTrial ? 'free trial' : 'plan'} ends ${daysLeft === 0 ? 'today' : `in ${counted(daysLeft, 'day')}`}`,
    text: `Its last day is ${dayText(endsOn)}. Afterwards nothing new can be added; exams, results and sign-in continue. See how to ${isTrial ? 'continue' : 'renew it'}.`,
    to: '/plan',
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
const comingAgain: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'late_answers',
  'mail_given_up',
  'approval_asked',
  'changes_wait',
  'exam_approved',
  'exam_sent_back',
  'exam_closed',
  'extra_time',
  'excused',
])

/** Whether a notice that was read comes back unread when the same happens again. */
export function comesAgain(kind: NoticeKind): boolean {
  return comingAgain.has(kind)
}

/** "62% (31 of 50 marks)". */
function scoreText({ percentage, earnedHundredths, availableHundredths }: NoticeData['result_corrected']['before']) {
  return `${percentage}% (${marksText(earnedHundredths)} of ${marksText(availableHundredths)} marks)`
}

function minutesText(minutes: number): string {
  return counted(minutes, 'minute')
}

const lagos = (instant: string) => formatLagos(new Date(instant))
