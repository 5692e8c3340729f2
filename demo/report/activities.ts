import type { DemoAccount } from '@sabimark/domain/people/demo-accounts.ts'
import type { ActivityKind } from '@sabimark/domain/report/activity.ts'
import { sampleExams } from '../exam/exams.ts'
import { accountOf } from '../people/people-here.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Sample = { kind: ActivityKind; agoMs: number; actor: string | null; name: string; count?: number }

const head = accountOf('school_admin').name
const mathsTeacher = accountOf('teacher').name

/** Newest first. */
const samples: Sample[] = [
  { kind: 'exam_published', agoMs: 2 * hourMs, actor: mathsTeacher, name: 'Physics Practical' },
  { kind: 'exam_opened', agoMs: 8 * hourMs, actor: null, name: 'English Language Assessment' },
  { kind: 'results_released', agoMs: 2 * dayMs, actor: mathsTeacher, name: 'Mathematics Practice Test' },
  { kind: 'exam_closed', agoMs: 6 * dayMs, actor: null, name: 'Mathematics Practice Test' },
  { kind: 'student_added', agoMs: 58 * dayMs, actor: head, name: 'Adéṣọlá Sample', count: 5 },
  { kind: 'subject_added', agoMs: 60 * dayMs, actor: head, name: 'Mathematics', count: 8 },
]

/** What happened lately in the sample school, as told to this person: always as long ago. */
export function sampleActivities(account: DemoAccount | null, now: Date) {
  const exams = sampleExams(now)
  return samples.map(({ kind, agoMs, actor, name, count = 1 }) => ({
    kind,
    at: new Date(now.getTime() - agoMs).toISOString(),
    agoMs,
    actor,
    isMine: actor !== null && actor === account?.name,
    name,
    examId: exams.find(({ title }) => title === name)?.id ?? null,
    count: kind === 'exam_closed' ? (exams.find(({ title }) => title === name)?.submittedCount ?? 0) : count,
    isAtLeast: false,
  }))
}
