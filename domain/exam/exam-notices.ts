import type { MailedTopic, Notice } from '../words/notice.ts'
import { counted, countedAll } from '../words/plural.ts'

/** Emails that say that an exam is no longer as somebody was told. */
export const changedExams: MailedTopic = { topic: 'exam_changed', collectsForMinutes: 0 }

/** To the administrators: a teacher's exam waits to be approved. */
export const approvalAsked: Notice<{ examId: string; title: string; by: string }> = {
  kind: 'approval_asked',
  comesAgain: true,
  mailed: null,
  text: ({ examId, title, by }) => ({
    title: `For you to approve: ${title}`,
    text: `${by} wants to publish this exam. Look at it, then approve it or send it back.`,
    to: `/exams/${examId}`,
  }),
}

/** To the owner of an exam: an administrator has published it. */
export const examApproved: Notice<{ examId: string; title: string; by: string; opensAt: string }> = {
  kind: 'exam_approved',
  comesAgain: true,
  mailed: null,
  text: ({ examId, title, by, opensAt }, lagos) => ({
    title: `Approved: ${title}`,
    text: `${by} has approved and published your exam. It opens ${lagos(opensAt)}.`,
    to: `/exams/${examId}`,
  }),
}

/** To the owner of an exam: it is their own again, with why. */
export const examSentBack: Notice<{ examId: string; title: string; by: string; reason: string }> = {
  kind: 'exam_sent_back',
  comesAgain: true,
  mailed: null,
  text: ({ examId, title, by, reason }) => ({
    title: `Sent back: ${title}`,
    text: `${by} has not approved your exam yet. Reason: ${reason}`,
    to: `/exams/${examId}`,
  }),
}

/** To the administrators: a teacher has written a published exam anew, and may not publish that. */
export const changesWait: Notice<{ examId: string; title: string; by: string }> = {
  kind: 'changes_wait',
  comesAgain: true,
  mailed: null,
  text: ({ examId, title, by }) => ({
    title: `Changes for you to publish: ${title}`,
    text: `${by} has written this exam anew. Candidates get it as it was until an administrator publishes the changes.`,
    to: `/exams/${examId}`,
  }),
}

/** To each candidate who was told of a sitting, when its exam is withdrawn. */
export const examWithdrawn: Notice<{ examId: string; title: string; subject: string; opensAt: string }> = {
  kind: 'exam_withdrawn',
  comesAgain: false,
  mailed: changedExams,
  text: ({ title, subject, opensAt }, lagos) => ({
    title: `Withdrawn: ${title}`,
    text: `${subject}. It was set for ${lagos(opensAt)} and is no longer on. You will be told if it is set again.`,
    to: '/schedule',
  }),
}

/** To who has not begun a sitting whose doors staff have shut before their time. */
export const examClosed: Notice<{ examId: string; title: string }> = {
  kind: 'exam_closed',
  comesAgain: true,
  mailed: changedExams,
  text: ({ title }) => ({
    title: `Closed early: ${title}`,
    text: 'This exam has closed and can no longer be started. Ask your teacher if you have not taken it.',
    to: '/schedule',
  }),
}

/** To a candidate: how many minutes of extra time staff give them in a sitting by now; 0 where it was taken back. */
export const extraTime: Notice<{ examId: string; title: string; minutes: number }> = {
  kind: 'extra_time',
  comesAgain: true,
  mailed: changedExams,
  text: ({ examId, title, minutes }) =>
    minutes === 0
      ? {
          title: `No extra time: ${title}`,
          text: 'Your extra time for this exam was removed.',
          to: `/exam/${examId}`,
        }
      : {
          title: `Extra time: ${title}`,
          text: `You have ${counted(minutes, 'minute')} more than the others in this exam.`,
          to: `/exam/${examId}`,
        },
}

/** To a candidate who is excused from a sitting, or expected again. */
export const excused: Notice<{ examId: string; title: string; isExcused: boolean }> = {
  kind: 'excused',
  comesAgain: true,
  mailed: changedExams,
  text: ({ title, isExcused }) => ({
    title: `${isExcused ? 'You are excused' : 'You are expected again'}: ${title}`,
    text: isExcused ? 'You need not take this exam.' : 'You are no longer excused from this exam.',
    to: '/schedule',
  }),
}

/** To who gets them: exams and questions are theirs now. `title` and `examId` where it is one exam. */
export const workHandedOver: Notice<{
  from: string
  exams: number
  questions: number
  title?: string
  examId?: string
}> = {
  kind: 'work_handed_over',
  comesAgain: false,
  mailed: null,
  text: ({ from, exams, questions, title, examId }) => ({
    title: title === undefined ? `The work of ${from} is yours now` : `Yours now: ${title}`,
    text: `${countedAll({ exam: exams, question: questions })?.text ?? 'It'} of ${from} ${exams + questions === 1 ? 'was' : 'were'} handed over to you.`,
    to: examId === undefined ? '/exams' : `/exams/${examId}`,
  }),
}

/** To whose they were: they are somebody else's now. */
export const workTaken: Notice<{ to: string; exams: number; questions: number; title?: string; examId?: string }> = {
  kind: 'work_taken',
  comesAgain: false,
  mailed: null,
  text: ({ to, exams, questions, title }) => ({
    title: title === undefined ? `Work of yours went to ${to}` : `Handed over: ${title}`,
    text: `${countedAll({ exam: exams, question: questions })?.text ?? 'It'} of yours ${exams + questions === 1 ? 'was' : 'were'} handed over to ${to}, who acts on ${exams + questions === 1 ? 'it' : 'them'} from now on.`,
    to: '/exams',
  }),
}
