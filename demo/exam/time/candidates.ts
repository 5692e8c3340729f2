import { candidateStandings } from '@sabimark/domain/exam/time/candidate-standing.ts'
import { sampleStudents } from '../../people/students/students.ts'
import { type InputOf, refuse } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { type SampleExam, sampleExams } from '../exams.ts'

/** Which sitting of the samples. */
export type OfSitting = { examId: string; sittingId: string }

/** The candidates of a sample exam: those who handed it in are the first of its classes, as in the sample results, then those who write it. */
export function candidatesOf(exam: SampleExam, now: Date) {
  const expected = sampleStudents(now).filter(
    ({ class: own, status, subjects }) =>
      own !== null &&
      exam.classes.includes(own.name) &&
      status === 'active' &&
      subjects.some(({ id }) => id === exam.subjectId),
  )
  const others = exam.status === 'completed' ? ('absent' as const) : ('not_begun' as const)
  return expected.map(({ id, name, studentNumber, class: own }, index) => ({
    id,
    name,
    studentNumber,
    className: own?.name ?? null,
    status:
      index < exam.submittedCount ? ('handed_in' as const) : index < exam.startedCount ? ('running' as const) : others,
    endsAt: null,
    extraPercent: 0,
    extraMinutes: 0,
    isExcused: false,
    isNamed: false,
    reason: null,
    reasonBy: null,
    seen: null,
  }))
}

/** The sample exam of this sitting. */
export const findSitting = ({ examId, sittingId }: OfSitting, now: Date) =>
  sampleExams(now).find((exam) => exam.id === examId && exam.sittingId === sittingId)

/** How many candidates of a sample exam stand where; nobody has changed its time. */
export function sampleSitting(asked: OfSitting, now: Date) {
  const exam = findSitting(asked, now)
  if (!exam) return refuse('UNKNOWN_EXAM')
  const all = candidatesOf(exam, now)
  const [not_begun, running, handed_in, excused, absent] = candidateStandings.map(
    (state) => all.filter((one) => one.status === state).length,
  )
  const { opensAt, closesAt, durationMinutes } = exam
  return {
    opensAt,
    closesAt,
    durationMinutes,
    lastEndsAt: null,
    changes: [],
    counts: {
      expected: all.length,
      not_begun: not_begun ?? 0,
      running: running ?? 0,
      handed_in: handed_in ?? 0,
      excused: excused ?? 0,
      absent: absent ?? 0,
    },
  }
}

/** The candidates of a sample exam, by name. */
export function sampleCandidates(asked: InputOf<'exam', 'listCandidates'>, now: Date) {
  const exam = findSitting(asked, now)
  if (!exam) return refuse('UNKNOWN_EXAM')
  return listOf(candidatesOf(exam, now), asked, {
    equals: ['status'],
    searched: ({ name, studentNumber }) => [name, studentNumber],
    sorts: { name: [({ name }) => name, 'asc'] },
  })
}
