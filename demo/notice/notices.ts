import { type NoticeData, type NoticeKind, type NoticeText, noticeText } from '@sabimark/domain/notice/notice-text.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import { type SampleExam, sampleExams } from '../exam/exams.ts'
import { accountOf } from '../people/people-here.ts'
import { sampleTeachers } from '../people/teachers.ts'
import { daysFrom, sampleId } from '../platform/sample.ts'
import { unreadCount } from '../platform/unread-count.ts'
import { sampleResults } from '../result/results.ts'
import { homeSchool } from '../school/schools.ts'

type Told = NoticeText & { kind: NoticeKind }

function told<Kind extends NoticeKind>(kind: Kind, data: NoticeData[Kind]): Told {
  return { kind, ...noticeText({ kind, data }) }
}

/** What the bell of a role shows, newest first and none of it read: three notices, as the badge says. */
export function sampleNotices(role: Role, now: Date) {
  return noticesOf(role, now).map((notice, place) => ({
    id: sampleId('notice', unreadCount - place),
    ...notice,
    createdAt: daysFrom(now, -place - 1, '08:15'),
    isRead: false,
  }))
}

function noticesOf(role: Role, now: Date): Told[] {
  const exams = sampleExams(now)
  const published = exams
    .filter(({ status }) => status !== 'completed')
    .map((exam) => told('exam_published', asTold(exam)))
  if (role === 'student') {
    const own = sampleResults(now).filter(({ student }) => student.name === accountOf('student').name)
    const released = own.map(({ id, exam }) => told('results_released', { attemptId: id, title: exam.title }))
    return [...published.slice(0, 2), ...released].slice(0, unreadCount)
  }
  const joined = sampleTeachers(now)
    .slice(1)
    .map(({ name }) => told('teacher_joined', { name }))
  if (role === 'teacher') return published.slice(0, unreadCount)
  return [...joined.slice(0, 2), told('school_ready', { school: homeSchool.name })]
}

function asTold({ id, title, subject, opensAt, closesAt, durationMinutes }: SampleExam): NoticeData['exam_published'] {
  return { examId: id, title, subject, opensAt, closesAt, durationMinutes }
}
