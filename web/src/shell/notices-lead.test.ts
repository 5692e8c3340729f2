import { type NoticeFact, noticeKinds, noticeText } from '@sabimark/domain/notice/notice-text.ts'
import { expect, test } from 'vitest'
import type { Role } from '../platform/page.ts'
import { pages } from './pages.ts'

const at = '2026-11-22T09:00:00.000Z'
/** Each kind with who is told it. */
const told: [NoticeFact, Role[]][] = [
  [
    {
      kind: 'exam_published',
      data: { examId: 'e1', title: 'Mock', subject: 'Physics', opensAt: at, closesAt: at, durationMinutes: 60 },
    },
    ['student'],
  ],
  [
    {
      kind: 'exam_reminder',
      data: { examId: 'e1', title: 'Mock', subject: 'Physics', location: 'Hall A', opensAt: at, durationMinutes: 60 },
    },
    ['student'],
  ],
  [{ kind: 'exam_withdrawn', data: { examId: 'e1', title: 'Mock', subject: 'Physics', opensAt: at } }, ['student']],
  [{ kind: 'exam_closed', data: { examId: 'e1', title: 'Mock' } }, ['student']],
  [{ kind: 'extra_time', data: { examId: 'e1', title: 'Mock', minutes: 15 } }, ['student']],
  [{ kind: 'excused', data: { examId: 'e1', title: 'Mock', isExcused: true } }, ['student']],
  [{ kind: 'results_released', data: { attemptId: 'a1', title: 'Mock' } }, ['student']],
  [
    {
      kind: 'result_corrected',
      data: {
        ...{ attemptId: 'a1', title: 'Mock', reason: 'Wrong letter in the key' },
        before: { earnedHundredths: 0, availableHundredths: 200, percentage: 0 },
        after: { earnedHundredths: 200, availableHundredths: 200, percentage: 100 },
      },
    },
    ['student'],
  ],
  [{ kind: 'key_corrected', data: { examId: 'e1', title: 'Mock' } }, ['teacher', 'school_admin']],
  [{ kind: 'late_answers', data: { examId: 'e1', title: 'Mock' } }, ['teacher', 'school_admin']],
  [{ kind: 'work_handed_over', data: { from: 'Bola', exams: 2, questions: 3 } }, ['teacher', 'school_admin']],
  [
    { kind: 'work_handed_over', data: { from: 'Bola', exams: 1, questions: 0, title: 'Mock', examId: 'e1' } },
    ['teacher'],
  ],
  [{ kind: 'work_taken', data: { to: 'Bola', exams: 2, questions: 3 } }, ['teacher', 'school_admin']],
  [{ kind: 'approval_asked', data: { examId: 'e1', title: 'Mock', by: 'Bola' } }, ['school_admin']],
  [{ kind: 'changes_wait', data: { examId: 'e1', title: 'Mock', by: 'Bola' } }, ['school_admin']],
  [
    { kind: 'exam_approved', data: { examId: 'e1', title: 'Mock', by: 'Bola', opensAt: at } },
    ['teacher', 'school_admin'],
  ],
  [
    { kind: 'exam_sent_back', data: { examId: 'e1', title: 'Mock', by: 'Bola', reason: 'Too long' } },
    ['teacher', 'school_admin'],
  ],
  [
    { kind: 'invigilates', data: { examId: 'e1', sittingId: 's1', title: 'Mock', opensAt: at } },
    ['teacher', 'school_admin'],
  ],
  [{ kind: 'share_locked', data: { title: 'Performance' } }, ['school_admin', 'super_admin']],
  [{ kind: 'mail_given_up', data: { to: 'ada@example.test' } }, ['school_admin']],
  [{ kind: 'teacher_joined', data: { name: 'Bola' } }, ['school_admin']],
  [{ kind: 'plan_ends', data: { endsOn: '2026-12-31', daysLeft: 3, isTrial: true } }, ['school_admin']],
  [{ kind: 'password_expires', data: { until: at } }, ['teacher', 'school_admin', 'super_admin']],
  [{ kind: 'school_ready', data: { school: 'Greenfield College' } }, ['school_admin']],
  [
    { kind: 'report_ready', data: { reportId: 'r1', title: 'Grades Report', range: 'Fri 20 Nov 2026' } },
    ['school_admin'],
  ],
  [
    { kind: 'report_failed', data: { title: 'Grades Report', range: 'Fri 20 Nov 2026', problem: 'Why.' } },
    ['school_admin', 'super_admin'],
  ],
]

test('every kind of notice is among them', () => {
  expect([...new Set(told.map(([{ kind }]) => kind))].sort()).toEqual([...noticeKinds].sort())
})

test.each(told)('%j leads %s to a screen of theirs', (fact, readers) => {
  const { to } = noticeText(fact)
  const screens = pages.filter(({ path }) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`).test(to))
  for (const reader of readers) {
    // The dashboard is everybody's.
    expect(to === '/' || screens.some(({ roles }) => roles.includes(reader)), `${reader} at ${to}`).toBe(true)
  }
})
