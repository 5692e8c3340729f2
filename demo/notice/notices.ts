import { type NoticeData, type NoticeKind, noticeText } from '@sabimark/domain/notice/notice-text.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import type { NoticeText } from '@sabimark/domain/words/notice.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { type SampleExam, sampleExams } from '../exam/exams.ts'
import { accountOf } from '../people/people-here.ts'
import { sampleTeachers } from '../people/teachers/teachers.ts'
import { daysFrom, sampleId } from '../platform/sample.ts'
import { unreadCount } from '../platform/unread-count.ts'
import { sampleResults } from '../result/results.ts'
import { homeSchool, sampleSchools } from '../school/company/schools.ts'

/** `at`: for what happened at a time of its own; the others are told a day after another. */
type SampleNotice = NoticeText & { kind: NoticeKind; at?: string }

/** What the bell of a role shows, newest first and none of it read: three notices, as the badge says. */
export function sampleNotices(role: Role, now: Date) {
  return noticesOf(role, now).map(({ at = null, ...notice }, place) => ({
    id: sampleId('notice', unreadCount - place),
    ...notice,
    createdAt: at ?? daysFrom(now, -place - 1, '08:15'),
    isRead: false,
  }))
}

function noticesOf(role: Role, now: Date): SampleNotice[] {
  const told = <Kind extends NoticeKind>(kind: Kind, data: NoticeData[Kind]): SampleNotice => ({
    kind,
    ...noticeText({ kind, data }, now),
  })
  if (role === 'super_admin') return sampleSchools(now).map(signedUp)
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
  // Nobody tells who sets exams that there is one; what waits for them is late answers.
  if (role === 'teacher') {
    return exams.map(({ id, title }) => told('late_answers', { examId: id, title })).slice(0, unreadCount)
  }
  const ready = told('school_ready', { school: homeSchool.name })
  return [...joined.slice(0, 2), { ...ready, at: sampleSchools(now)[0]?.createdAt }]
}

/** Whoever looks after all schools hears of each that came; no kind of the product's own says so yet. */
function signedUp({ name, subscription, createdAt }: ReturnType<typeof sampleSchools>[number]): SampleNotice {
  const text = `Its plan is ${planName(subscription)}.`
  return { kind: 'school_ready', title: `${name} has signed up`, text, to: '/schools', at: createdAt }
}

function asTold({ id, title, subject, opensAt, closesAt, durationMinutes }: SampleExam): NoticeData['exam_published'] {
  return { examId: id, title, subject, opensAt, closesAt, durationMinutes }
}
