import { expect, test } from 'vitest'
import { actProblem, type ExamAct, type ExamActName, examActs } from './exam-acts.ts'
import { type ExamStatus, examStatuses } from './exam-status.ts'

const acts = Object.entries<ExamAct>(examActs) as [ExamActName, ExamAct][]

test.each(acts)(
  '%s belongs to its statuses and no other, and to an exam nobody has begun where it says so',
  (name, act) => {
    for (const status of examStatuses) {
      const isIn = act.in.includes(status)
      expect(actProblem(name, { status, startedCount: 0 })).toBe(isIn ? null : 'WRONG_STATUS')
      const begun = actProblem(name, { status, startedCount: 1 })
      expect(begun).toBe(isIn ? (act.begun === 'may' ? null : 'ATTEMPTS_EXIST') : 'WRONG_STATUS')
    }
  },
)

test('what would take an exam from who has begun it belongs to none that was begun', () => {
  const names: ExamActName[] = ['edit', 'keepChanges', 'withdraw', 'delete', 'reschedule']
  for (const name of names) expect(examActs[name].begun).toBe('must_not')
})

test('a draft can be written, approved, given out and a code, copied, handed over and deleted, and nothing else', () => {
  const of = (status: ExamStatus) =>
    acts.filter(([name]) => actProblem(name, { status, startedCount: 0 }) === null).map(([name]) => name)
  expect(of('draft')).toEqual([
    ...[
      'edit',
      'publish',
      'startNow',
      'askApproval',
      'approve',
      'sendBack',
      'duplicate',
      'setAccessCode',
      'delete',
      'handOver',
    ],
  ])
  const onResults = ['release', 'openAnswers', 'decideLate', 'ruleAnswers']
  expect(of('archived')).toEqual(['duplicate', 'correctKey', ...onResults, 'unarchive', 'handOver'])
})

test('what candidates are shown, and what counts for all of them, is for who answers for the exam', () => {
  const names: ExamActName[] = ['setRelease', 'release', 'openAnswers', 'correctKey', 'decideLate', 'ruleAnswers']
  for (const name of names) expect(examActs[name].by).toBe('owner')
})
