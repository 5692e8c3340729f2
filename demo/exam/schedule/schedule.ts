import { daysOfEvent, scheduleCounts, scheduleDays, scheduleType } from '@sabimark/domain/exam/schedule/schedule.ts'
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import type { SampleExam } from '../exams.ts'

const statuses = { scheduled: 'upcoming', active: 'in_progress', completed: 'completed' } as const

/** The exams of the student who can sign in, as their calendar shows them. */
export function sampleSchedule(exams: readonly SampleExam[], now: Date) {
  const all = exams
    .map((exam) => ({
      exam,
      type: scheduleType(exam.examType),
      status: statuses[exam.status],
      opensAt: new Date(exam.opensAt),
      closesAt: new Date(exam.closesAt),
    }))
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime())
  return {
    now: now.toISOString(),
    today: lagosDate(now),
    days: scheduleDays(now),
    events: all.map(({ exam, type, status, ...window }) => ({
      id: exam.sittingId,
      examId: exam.id,
      title: exam.title,
      subject: exam.subject,
      type,
      date: lagosDate(window.opensAt),
      time: lagosTime(window.opensAt),
      duration: exam.durationMinutes,
      location: exam.location,
      status,
      opensAt: exam.opensAt,
      closesAt: exam.closesAt,
      days: daysOfEvent(window, now),
      revision: 1,
      changedAt: exam.createdAt,
    })),
    counts: scheduleCounts(all, now),
    hasFeed: false,
  }
}
