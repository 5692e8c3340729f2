import { marksText } from '../bank/marks-text.ts'
import { dayText } from '../school/billing/period.ts'
import { lagosClock, lagosDate } from '../words/lagos-time.ts'
import type { LagosText, MailedTopic, Notice } from '../words/notice.ts'
import { counted } from '../words/plural.ts'

/** Marks in hundredths. */
type Score = { earnedHundredths: number; availableHundredths: number; percentage: number }

const results: MailedTopic = { topic: 'results_released', collectsForMinutes: 5 }

/** To each candidate of a sitting, when its exam is published. */
export const examPublished: Notice<{
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
}> = {
  kind: 'exam_published',
  comesAgain: false,
  mailed: { topic: 'exam_published', collectsForMinutes: 5 },
  text: ({ examId, title, subject, opensAt, closesAt, durationMinutes, isFurther, was }, lagos) => ({
    title: `${was ? 'Changed' : isFurther ? 'Another sitting' : 'New exam'}: ${title}`,
    text: `${subject}, ${counted(durationMinutes, 'minute')}. Open ${span(opensAt, closesAt, lagos)}.${
      was === undefined
        ? ''
        : ` Before: ${was.durationMinutes === durationMinutes ? '' : `${counted(was.durationMinutes, 'minute')}, `}${span(was.opensAt, was.closesAt, lagos)}.`
    }`,
    to: `/exam/${examId}`,
  }),
}

/** To a candidate who asked for it, some time before the exam opens. `location` is empty for none. */
export const examReminder: Notice<{
  examId: string
  title: string
  subject: string
  location: string
  durationMinutes: number
  opensAt: string
}> = {
  kind: 'exam_reminder',
  comesAgain: false,
  mailed: { topic: 'exam_reminder', collectsForMinutes: 0 },
  text: ({ title, subject, location, durationMinutes, opensAt }, lagos) => ({
    title: `Reminder: ${title}`,
    text: `${subject}, ${counted(durationMinutes, 'minute')}. Opens ${lagos(opensAt)}${location === '' ? '' : `, ${location}`}.`,
    to: '/schedule',
  }),
}

/** To a candidate whose score is shown from now on. */
export const resultsReleased: Notice<{ attemptId: string; title: string }> = {
  kind: 'results_released',
  comesAgain: false,
  mailed: results,
  text: ({ attemptId, title }) => ({
    title: `Your result is out: ${title}`,
    text: 'You can see your score now.',
    to: `/results/${attemptId}`,
  }),
}

/** To a candidate whose score is shown and was moved by a correction of the key. */
export const resultCorrected: Notice<{
  attemptId: string
  title: string
  before: Score
  after: Score
  /** Empty while it could say what is right. */
  reason: string
}> = {
  kind: 'result_corrected',
  comesAgain: false,
  mailed: results,
  text: ({ attemptId, title, before, after, reason }) => ({
    title: `Your result was corrected: ${title}`,
    text: `${scoreText(before)} → ${scoreText(after)}.${reason && ` Reason: ${reason}`}`,
    to: `/results/${attemptId}`,
  }),
}

/** To the author of an exam: answers came after the end and wait for a decision. */
export const lateAnswers: Notice<{ examId: string; title: string }> = {
  kind: 'late_answers',
  comesAgain: true,
  mailed: { topic: 'late_answers', collectsForMinutes: 5 },
  text: ({ examId, title }) => ({
    title: `Late answers: ${title}`,
    text: 'Answers arrived after the exam ended. Please accept or refuse them.',
    to: `/results/exam/${examId}`,
  }),
}

/** To the administrators: an email was never sent. `count` since somebody last read about it. */
export const mailGivenUp: Notice<{ to: string; count?: number }> = {
  kind: 'mail_given_up',
  comesAgain: true,
  mailed: null,
  text: ({ to, count = 1 }) => ({
    title: count === 1 ? 'An email was not delivered' : `${count} emails were not delivered`,
    text: `${count === 1 ? `It was for ${to}.` : `The newest was for ${to}.`} See why, and what you can do.`,
    to: '/mails',
  }),
}

/** To the administrators: their plan ends with this day ('YYYY-MM-DD' in Lagos), after which nothing can be added. */
export const planEnds: Notice<{ endsOn: string; daysLeft: number; isTrial: boolean }> = {
  kind: 'plan_ends',
  comesAgain: false,
  mailed: null,
  text: ({ endsOn, daysLeft, isTrial }) => ({
    title: `Your ${isTrial ? 'free trial' : 'plan'} ends ${daysLeft === 0 ? 'today' : `in ${counted(daysLeft, 'day')}`}`,
    text: `Its last day is ${dayText(endsOn)}. Afterwards nothing new can be added; exams, results and sign-in continue. See how to ${isTrial ? 'continue' : 'renew it'}.`,
    to: '/plan',
  }),
}

/** "62% (31 of 50 marks)". */
function scoreText({ percentage, earnedHundredths, availableHundredths }: Score): string {
  return `${percentage}% (${marksText(earnedHundredths)} of ${marksText(availableHundredths)} marks)`
}

/** "from Tue 24 Nov 2026, 9:00 am until 11:30 am"; another day is named. */
function span(opensAt: string, closesAt: string, lagos: LagosText): string {
  const [opens, closes] = [new Date(opensAt), new Date(closesAt)]
  const end = lagosDate(opens) === lagosDate(closes) ? lagosClock(closes) : lagos(closesAt)
  return `from ${lagos(opensAt)} until ${end}`
}
