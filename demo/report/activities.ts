import type { DemoAccount } from '@sabimark/domain/people/demo-accounts.ts'
import type { ActivityKind } from '@sabimark/domain/report/activity.ts'
import { type SampleExam, sampleExams } from '../exam/exams.ts'
import { accountOf } from '../people/people-here.ts'
import { schoolDaysFrom } from '../platform/sample.ts'

/** At a school day from today and a time in Lagos, or when the named exam opened or closed. */
type At = [days: number, time: string] | 'opens' | 'closes'
type Sample = { kind: ActivityKind; at: At; actor: string | null; name: string; count?: number }

const head = accountOf('school_admin').name
const mathsTeacher = accountOf('teacher').name

const samples: Sample[] = [
  { kind: 'exam_opened', at: 'opens', actor: null, name: 'English Language Assessment' },
  { kind: 'exam_published', at: [-3, '08:15'], actor: mathsTeacher, name: 'Physics Practical' },
  { kind: 'results_released', at: [-5, '18:30'], actor: mathsTeacher, name: 'Mathematics Quiz' },
  { kind: 'exam_closed', at: 'closes', actor: null, name: 'Mathematics Quiz' },
  { kind: 'student_added', at: [-58, '10:40'], actor: head, name: 'Adéṣọlá Sample', count: 5 },
]

/** Recent activities in the sample school, as told to this person. */
export function sampleActivities(account: DemoAccount | null, now: Date) {
  const exams = sampleExams(now)
  const told = samples.map(({ kind, at: when, actor, name, count = 1 }) => {
    const exam = exams.find(({ title }) => title === name)
    const at = instantOf(when, exam, now)
    return {
      kind,
      at,
      agoMs: now.getTime() - Date.parse(at),
      actor,
      isMine: actor !== null && actor === account?.name,
      name,
      examId: exam?.id ?? null,
      count: kind === 'exam_closed' ? (exam?.submittedCount ?? 0) : count,
      isAtLeast: false,
    }
  })
  return told.sort((one, other) => one.agoMs - other.agoMs)
}

function instantOf(when: At, exam: SampleExam | undefined, now: Date): string {
  if (typeof when === 'object') return schoolDaysFrom(now, ...when)
  if (!exam) throw new RangeError('A sample activity names no sample exam')
  return when === 'opens' ? exam.opensAt : exam.closesAt
}
