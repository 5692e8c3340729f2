import { expect, it } from 'vitest'
import { isWorthMailing, mailItem } from './mail-item.ts'
import type { NoticeFact } from './notice-text.ts'
import type { Topic } from './topics.ts'

const [opensAt, closesAt] = ['2026-11-24T08:00:00.000Z', '2026-11-24T10:00:00.000Z']
const exam = { examId: 'e1', title: 'Algebra', subject: 'Mathematics', durationMinutes: 60, opensAt }
const published: NoticeFact = { kind: 'exam_published', data: { ...exam, closesAt } }
const reminder: NoticeFact = { kind: 'exam_reminder', data: { ...exam, location: 'Hall A' } }
const text = 'Mathematics, 60 minutes. Open from Tue 24 Nov 2026, 9:00\u00a0am until 11:00\u00a0am.'

it.each<[Topic, NoticeFact, object]>([
  ['exam_published', published, { title: 'New exam: Algebra', name: 'Algebra', text, to: '/exam/e1' }],
  ['exam_changed', published, { title: 'Changed: Algebra', name: 'Algebra', text }],
  ['exam_reminder', reminder, { title: 'Reminder: Algebra, Tue 24 Nov 2026, 9:00\u00a0am', to: '/schedule' }],
  [
    'results_released',
    { kind: 'results_released', data: { attemptId: 'a1', title: 'Win at www.evil.example now' } },
    { title: 'Your result is out: Win at now', name: 'Win at now' },
  ],
  [
    'report_ready',
    { kind: 'report_ready', data: { reportId: 'r1', title: 'Grades Report', range: 'Fri 20 Nov 2026' } },
    { title: 'Your report is ready: Grades Report', name: 'Grades Report' },
  ],
])('of %s, %j says %j', (topic, fact, said) => {
  expect(mailItem(topic, fact)).toMatchObject(said)
})

it.each([
  [published, '2026-11-24T09:59:00Z', true],
  [published, closesAt, false],
  [reminder, '2026-11-24T07:59:00Z', true],
  [reminder, opensAt, false],
  [{ kind: 'late_answers', data: { examId: 'e1', title: 'Algebra' } }, '2030-01-01T00:00:00Z', true],
] as [NoticeFact, string, boolean][])('%j at %s is worth an email: %j', (fact, now, is) => {
  expect(isWorthMailing(fact, new Date(now))).toBe(is)
})
