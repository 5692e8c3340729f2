import type { CandidateState } from '@sabimark/domain/exam/candidate-state.ts'
import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { lagosDate, lagosTime } from '@sabimark/domain/school/lagos-time.ts'
import { personIds } from '../people/people-here.ts'
import { sampleStudents } from '../people/students.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { listOf } from '../platform/list-of.ts'
import { passingScore, type SampleExam, sampleExams } from './exams.ts'
import { sampleInstructions } from './instructions.ts'
import { sampleSchedule } from './schedule/schedule.ts'
import { sampleTimetable } from './schedule/timetable.ts'

export const examAnswers: AnswersOf<'exam'> = {
  list: ({ input, now }) => {
    const { status, examType, subjectId, classId, only } = input
    const rows = sampleExams(now)
      .filter((exam) => status === undefined || exam.status === status)
      .filter((exam) => examType === undefined || exam.examType === examType)
      .filter((exam) => subjectId === undefined || exam.subjectId === subjectId)
      .filter((exam) => classId === undefined || exam.classItems.some(({ id }) => id === classId))
      .filter((exam) => only === undefined || isPublished(exam))
    const page = listOf(rows, input, {
      searched: ({ title, subject, classes }) => [title, subject, ...classes],
      sorts: {
        newest: [({ id }) => id, 'desc'],
        title: [({ title }) => title, 'asc'],
        subject: [({ subject, title }) => `${subject}\t${title}`, 'asc'],
        opens: [({ opensAt }) => Date.parse(opensAt), 'desc'],
      },
    })
    return { ...page, items: page.items.map(asItem) }
  },
  figures: ({ now }) => {
    const exams = sampleExams(now)
    const count = (status: ExamStatus) => exams.filter((exam) => exam.status === status).length
    return {
      total: exams.length,
      draft: count('draft'),
      active: count('active'),
      scheduled: count('scheduled'),
      completed: count('completed'),
      handedIn: exams.reduce((sum, { submittedCount }) => sum + submittedCount, 0),
    }
  },
  get: ({ input: { examId }, now }) => {
    const exam = sampleExams(now).find(({ id }) => id === examId)
    if (!exam) return refuse('UNKNOWN_EXAM')
    const { location: _, ...detail } = exam
    return { ...detail, isReleased: false, questionItems: [], draft: draftOf(exam) }
  },
  create: refused,
  update: refused,
  publish: refused,
  startNow: refused,
  listMine: ({ now }) => ({
    items: examsOfStudent(now)
      .map((exam) => asMyExam(exam, now))
      .sort(soonestFirst),
  }),
  timetable: ({ input, now }) => sampleTimetable(sampleExams(now).filter(isPublished), input, now),
  checkClashes: () => ({ clashes: [] }),
  renewFeed: refused,
  dropFeed: refused,
  schedule: ({ now }) => sampleSchedule(examsOfStudent(now), now),
}

const isPublished = ({ status }: { status: ExamStatus }) => status !== 'draft'

/** What a list says of an exam, without what only its own page has. */
function asItem({ sittingId: _, subjectId: __, classItems: ___, location: ____, ...item }: SampleExam) {
  return item
}

/** What the sheet of a published exam shows of it. The sample paper's questions are not among the five of the bank. */
function draftOf(exam: SampleExam) {
  const [opensAt, closesAt] = [new Date(exam.opensAt), new Date(exam.closesAt)]
  return {
    title: exam.title,
    subjectId: exam.subjectId,
    classIds: exam.classItems.map(({ id }) => id),
    examType: exam.examType,
    instructions: sampleInstructions,
    location: exam.location,
    durationMinutes: exam.durationMinutes,
    scheduledDate: lagosDate(opensAt),
    scheduledTime: lagosTime(opensAt),
    closingDate: lagosDate(closesAt),
    closingTime: lagosTime(closesAt),
    passingScore,
    attemptsAllowed: 1,
    totalMarksHundredths: exam.totalMarksHundredths,
    showResults: 'immediate' as const,
    shuffleQuestions: false,
    shuffleOptions: false,
    secondMarker: 'none' as const,
    questions: [],
  }
}

/** The exams of the classes of the student who can sign in. */
function examsOfStudent(now: Date): SampleExam[] {
  const className = sampleStudents(now).find(({ id }) => id === personIds.student)?.class?.name
  return sampleExams(now).filter(({ classes }) => className !== undefined && classes.includes(className))
}

const states = { scheduled: 'not_open', active: 'ready', completed: 'submitted' } as const satisfies Record<
  SampleExam['status'],
  CandidateState
>

function asMyExam(exam: SampleExam, now: Date) {
  const { id, title, subject, examType, durationMinutes, questionCount, totalMarksHundredths, opensAt, closesAt } = exam
  const { location } = exam
  const state = states[exam.status]
  return {
    ...{
      id,
      title,
      subject,
      examType,
      durationMinutes,
      questionCount,
      totalMarksHundredths,
      opensAt,
      closesAt,
      state,
      location,
    },
    opensInMs: state === 'not_open' ? Date.parse(opensAt) - now.getTime() : null,
    remainingMs: null,
  }
}

type Times = { opensAt: string; closesAt: string; state: CandidateState }

/** Those to come soonest first, then those past, the latest first. */
function soonestFirst(one: Times, other: Times): number {
  const [isPast, isOtherPast] = [one.state === 'submitted', other.state === 'submitted']
  if (isPast !== isOtherPast) return isPast ? 1 : -1
  return isPast ? other.closesAt.localeCompare(one.closesAt) : one.opensAt.localeCompare(other.opensAt)
}
