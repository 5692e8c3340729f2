import { describe, expect, it, test } from 'vitest'
import { type NoticeFact, noticeKinds, noticeOf, noticeText } from './notice-text.ts'

const exam = {
  examId: 'e1',
  title: 'Algebra',
  subject: 'Mathematics',
  opensAt: '2026-11-24T08:00:00.000Z',
  closesAt: '2026-11-24T10:30:00.000Z',
  durationMinutes: 60,
}

describe('what a notice says', () => {
  it.each<[string, NoticeFact, { title: string; text: string; to: string }]>([
    [
      'an exam, in Lagos time',
      { kind: 'exam_published', data: exam },
      {
        title: 'New exam: Algebra',
        text: 'Mathematics, 60 minutes. Open from Tue 24 Nov 2026, 9:00\u00a0am until 11:30\u00a0am.',
        to: '/exam/e1',
      },
    ],
    [
      'one of a minute',
      { kind: 'exam_published', data: { ...exam, durationMinutes: 1 } },
      {
        title: 'New exam: Algebra',
        text: 'Mathematics, 1 minute. Open from Tue 24 Nov 2026, 9:00\u00a0am until 11:30\u00a0am.',
        to: '/exam/e1',
      },
    ],
    [
      'one that closes on another day in Lagos',
      { kind: 'exam_published', data: { ...exam, closesAt: '2026-11-24T23:30:00.000Z' } },
      {
        title: 'New exam: Algebra',
        text: 'Mathematics, 60 minutes. Open from Tue 24 Nov 2026, 9:00\u00a0am until Wed 25 Nov 2026, 12:30\u00a0am.',
        to: '/exam/e1',
      },
    ],
    [
      'a further sitting',
      { kind: 'exam_published', data: { ...exam, isFurther: true } },
      {
        title: 'Another sitting: Algebra',
        text: 'Mathematics, 60 minutes. Open from Tue 24 Nov 2026, 9:00\u00a0am until 11:30\u00a0am.',
        to: '/exam/e1',
      },
    ],
    [
      'a result, without the score',
      { kind: 'results_released', data: { attemptId: 'a1', title: 'Algebra' } },
      { title: 'Your result is out: Algebra', text: 'You can see your score now.', to: '/results/a1' },
    ],
    [
      'extra time, without why',
      { kind: 'extra_time', data: { examId: 'e1', title: 'Algebra', minutes: 15 } },
      {
        title: 'Extra time: Algebra',
        text: 'You have 15 minutes more than the others in this exam.',
        to: '/exam/e1',
      },
    ],
    [
      'extra time that was taken back',
      { kind: 'extra_time', data: { examId: 'e1', title: 'Algebra', minutes: 0 } },
      { title: 'No extra time: Algebra', text: 'Your extra time for this exam was removed.', to: '/exam/e1' },
    ],
    [
      'an excuse',
      { kind: 'excused', data: { examId: 'e1', title: 'Algebra', isExcused: true } },
      { title: 'You are excused: Algebra', text: 'You need not take this exam.', to: '/schedule' },
    ],
    [
      'a key an administrator put right, without which question',
      { kind: 'key_corrected', data: { examId: 'e1', title: 'Algebra' } },
      {
        title: 'Key changed: Algebra',
        text: 'An administrator changed what is right in this exam. See what, and why.',
        to: '/results/exam/e1/corrections',
      },
    ],
    [
      'late answers',
      { kind: 'late_answers', data: { examId: 'e1', title: 'Algebra' } },
      {
        title: 'Late answers: Algebra',
        text: 'Answers arrived after the exam ended. Please accept or refuse them.',
        to: '/results/exam/e1',
      },
    ],
    [
      'a mail',
      { kind: 'mail_given_up', data: { to: 'ada@greenfield.test' } },
      {
        title: 'An email was not delivered',
        text: 'It was for ada@greenfield.test. See why, and what you can do.',
        to: '/mails',
      },
    ],
    [
      'several mails',
      { kind: 'mail_given_up', data: { to: 'ada@greenfield.test', count: 3 } },
      {
        title: '3 emails were not delivered',
        text: 'The newest was for ada@greenfield.test. See why, and what you can do.',
        to: '/mails',
      },
    ],
    [
      'who approves a draft',
      { kind: 'approval_asked', data: { examId: 'e1', title: 'Algebra', by: 'Bola Sample' } },
      {
        title: 'For you to approve: Algebra',
        text: 'Bola Sample wants to publish this exam. Look at it, then approve it or send it back.',
        to: '/exams/e1',
      },
    ],
    [
      'who publishes the changes of a teacher',
      { kind: 'changes_wait', data: { examId: 'e1', title: 'Algebra', by: 'Bola Sample' } },
      {
        title: 'Changes for you to publish: Algebra',
        text: 'Bola Sample has written this exam anew. Candidates get it as it was until an administrator publishes the changes.',
        to: '/exams/e1',
      },
    ],
    [
      'whose draft was sent back',
      { kind: 'exam_sent_back', data: { examId: 'e1', title: 'Algebra', by: 'Ada Sample', reason: 'Too long' } },
      {
        title: 'Sent back: Algebra',
        text: 'Ada Sample has not approved your exam yet. Reason: Too long',
        to: '/exams/e1',
      },
    ],
    [
      'a teacher, whatever the letters',
      { kind: 'teacher_joined', data: { name: 'Adéṣọlá Sample' } },
      {
        title: 'Adéṣọlá Sample has joined',
        text: 'The invitation was accepted. They can now sign in and set exams.',
        to: '/teachers',
      },
    ],
    [
      'a school',
      { kind: 'school_ready', data: { school: 'Greenfield College' } },
      {
        title: 'Greenfield College is ready',
        text: 'Your email address is verified. Add your subjects, teachers and students, then set your first exam.',
        to: '/',
      },
    ],
    [
      'a school with a trial, by the day in Lagos',
      { kind: 'school_ready', data: { school: 'Greenfield College', trialEndsAt: '2026-12-04T23:30:00.000Z' } },
      {
        title: 'Greenfield College is ready',
        text: 'Your email address is verified. Add your subjects, teachers and students, then set your first exam. Your free trial ends on Sat 5 Dec 2026.',
        to: '/',
      },
    ],
    [
      'a password, by the day in Lagos',
      { kind: 'password_expires', data: { until: '2026-12-04T23:30:00.000Z' } },
      {
        title: 'Your password expires on Sat 5 Dec 2026',
        text: 'Choose a new one in your profile before that. Afterwards you are asked for it when you sign in.',
        to: '/profile',
      },
    ],
    [
      'the end of a plan',
      { kind: 'plan_ends', data: { endsOn: '2026-12-31', daysLeft: 1, isTrial: false } },
      {
        title: 'Your plan ends in 1 day',
        text: 'Its last day is 31 Dec 2026. Afterwards nothing new can be added; exams, results and sign-in continue. See how to renew it.',
        to: '/plan',
      },
    ],
    [
      'the last day of a trial',
      { kind: 'plan_ends', data: { endsOn: '2026-12-31', daysLeft: 0, isTrial: true } },
      {
        title: 'Your free trial ends today',
        text: 'Its last day is 31 Dec 2026. Afterwards nothing new can be added; exams, results and sign-in continue. See how to continue.',
        to: '/plan',
      },
    ],
    [
      'a report',
      {
        kind: 'report_ready',
        data: { reportId: 'r1', title: 'Performance Report', range: 'This month, 1 Nov 2026 to 30 Nov 2026' },
      },
      {
        title: 'Your report is ready: Performance Report',
        text: 'This month, 1 Nov 2026 to 30 Nov 2026. The file is kept for 30 days.',
        to: '/reports',
      },
    ],
    [
      'a report that could not be made, with why',
      {
        kind: 'report_failed',
        data: { title: 'Performance Report', range: 'Fri 20 Nov 2026', problem: 'The file would be too large.' },
      },
      {
        title: 'Your report was not made: Performance Report',
        text: 'Fri 20 Nov 2026. The file would be too large.',
        to: '/reports',
      },
    ],
  ])('%s', (_what, fact, said) => {
    expect(noticeText(fact)).toEqual(said)
  })
})

test.each([
  ['2026-11-20T09:00:00Z', 'Thu 31 Dec, 9:00\u00a0am until Sat 2 Jan 2027, 11:30\u00a0am.'],
  ['2027-01-01T09:00:00Z', 'Thu 31 Dec 2026, 9:00\u00a0am until Sat 2 Jan, 11:30\u00a0am.'],
])('read at %s it leaves out the year that runs then, and says another', (now, span) => {
  const opensAt = '2026-12-31T08:00:00.000Z'
  const closesAt = '2027-01-02T10:30:00.000Z'
  const published: NoticeFact = { kind: 'exam_published', data: { ...exam, opensAt, closesAt } }
  expect(noticeText(published, new Date(now)).text).toBe(`Mathematics, 60 minutes. Open from ${span}`)
  const until: NoticeFact = { kind: 'password_expires', data: { until: opensAt } }
  const day = span.startsWith('Thu 31 Dec,') ? 'Thu 31 Dec' : 'Thu 31 Dec 2026'
  expect(noticeText(until, new Date(now)).title).toBe(`Your password expires on ${day}`)
})

test('what can happen again comes again; what happens once is told once', () => {
  expect(noticeKinds.filter((kind) => noticeOf(kind).comesAgain)).toEqual([
    ...['exam_closed', 'extra_time', 'excused', 'invigilates', 'late_answers'],
    ...['approval_asked', 'changes_wait', 'exam_approved', 'exam_sent_back', 'mail_given_up'],
  ])
})
