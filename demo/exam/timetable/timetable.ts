import { daysOfEvent, scheduleDays } from '@sabimark/domain/exam/schedule/schedule.ts'
import { lagosDate, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import type { SampleExam } from '../exams.ts'

type Asked = { from?: string | undefined; weeks: number; classId?: string | undefined }

const dayMs = 24 * 3_600_000

/** The sample exams of some weeks; none of them clash. */
export function sampleTimetable(exams: readonly SampleExam[], { from, weeks, classId }: Asked, now: Date) {
  const begins = lagosInstant(from ?? scheduleDays(now)[0] ?? '', '00:00') ?? now
  const until = new Date(begins.getTime() + weeks * 7 * dayMs)
  const sittings = exams
    .filter(({ opensAt, closesAt }) => new Date(opensAt) < until && new Date(closesAt) > begins)
    .filter(({ classItems }) => classId === undefined || classItems.some(({ id }) => id === classId))
    .sort((one, other) => one.opensAt.localeCompare(other.opensAt))
  return {
    today: lagosDate(now),
    from: lagosDate(begins),
    sittings: sittings.map((exam) => ({
      id: exam.sittingId,
      examId: exam.id,
      title: exam.title,
      subject: exam.subject,
      examType: exam.examType,
      classes: exam.classes,
      location: exam.location,
      durationMinutes: exam.durationMinutes,
      opensAt: exam.opensAt,
      closesAt: exam.closesAt,
      days: daysOfEvent({ opensAt: new Date(exam.opensAt), closesAt: new Date(exam.closesAt) }),
    })),
    clashes: [],
  }
}
