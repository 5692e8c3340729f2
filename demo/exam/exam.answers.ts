import type { Difficulty, QuestionType } from '@sabimark/domain/bank/question.ts'
import { drawBlueprint } from '@sabimark/domain/exam/blueprint.ts'
import type { CandidateState } from '@sabimark/domain/exam/candidate-state.ts'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { sittingPhase } from '@sabimark/domain/exam/sitting.ts'
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { sampleQuestions } from '../bank/questions.ts'
import { personIds } from '../people/people-here.ts'
import { sampleStudents } from '../people/students/students.ts'
import { sampleTeachers } from '../people/teachers/teachers.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { listOf } from '../platform/list-of.ts'
import { passingScore, type SampleExam, sampleExams } from './exams.ts'
import { sampleInstructions } from './instructions.ts'
import { sampleSchedule } from './schedule/schedule.ts'
import { sampleOffline } from './seal/offline.ts'
import { sampleCandidates, sampleSitting } from './time/candidates.ts'
import { sampleTimetable } from './timetable/timetable.ts'

const places: Record<ExamStatus, number> = { active: 0, draft: 2, scheduled: 3, completed: 4, archived: 4 }

/** As the server has it; in the samples no answer waits to be marked. */
function needsKey({ status, opensAt }: { status: ExamStatus; opensAt: string }): number {
  const isOver = status === 'completed' || status === 'archived'
  return places[status] * 1e14 + (isOver ? -1 : 1) * Date.parse(opensAt)
}

/** What has begun, the latest first, before what is to come. */
function recentKey({ status, opensAt }: { status: ExamStatus; opensAt: string }): number {
  return status === 'draft' || status === 'scheduled' ? 1e14 + Date.parse(opensAt) : -Date.parse(opensAt)
}

export const examAnswers: AnswersOf<'exam'> = {
  list: ({ input, now }) => {
    const { status, examType, subjectId, classId, only, approval } = input
    const rows = sampleExams(now)
      .filter((exam) => status === undefined || exam.status === status)
      .filter((exam) => examType === undefined || exam.examType === examType)
      .filter((exam) => subjectId === undefined || exam.subjectId === subjectId)
      .filter((exam) => classId === undefined || exam.classItems.some(({ id }) => id === classId))
      .filter((exam) => only === undefined || isPublished(exam))
      .filter((exam) => approval === undefined || exam.awaitsApproval)
    const page = listOf(rows, input, {
      searched: ({ title, subject, classes }) => [title, subject, ...classes],
      sorts: {
        newest: [({ id }) => id, 'desc'],
        title: [({ title }) => title, 'asc'],
        subject: [({ subject, title }) => `${subject}\t${title}`, 'asc'],
        opens: [({ opensAt }) => Date.parse(opensAt), 'desc'],
        needs: [needsKey, 'asc'],
        recent: [recentKey, 'asc'],
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
    return {
      ...detail,
      sittings: sittingsOf(exam, now),
      approval: null,
      isReleased: false,
      releaseAt: null,
      accessCode: null,
      history: [],
      conduct: usualConduct,
      changes: null,
      questionItems: [],
      studentItems: [],
      draft: draftOf(exam),
      revision: 1,
      paperBytes: null,
    }
  },
  create: refused,
  update: refused,
  publish: refused,
  startNow: refused,
  askApproval: refused,
  approve: refused,
  sendBack: refused,
  getSitting: ({ input, now }) => sampleSitting(input, now),
  listCandidates: ({ input, now }) => sampleCandidates(input, now),
  addSitting: refused,
  moveSitting: refused,
  removeSitting: refused,
  nameStudents: refused,
  setAccessCode: refused,
  offerOffline: refused,
  readOffline: ({ input, now }) => sampleOffline(input, now),
  showHallCode: refused,
  hallBegan: refused,
  extend: refused,
  closeNow: refused,
  giveTime: refused,
  takeTimeBack: refused,
  excuse: refused,
  duplicate: refused,
  reschedule: refused,
  setRelease: refused,
  withdraw: refused,
  keepChanges: refused,
  readChanges: () => ({
    seen: 'sample',
    begunCount: 0,
    newCount: 0,
    bonusHundredths: 0,
    isTooLate: false,
    settings: [],
    questions: [],
  }),
  publishChanges: refused,
  archive: refused,
  unarchive: refused,
  delete: refused,
  listTakers: ({ input: { examId }, now }) => ({ items: takersOf(examId, now) }),
  handOver: refused,
  handOverWork: refused,
  listMine: ({ now }) => ({
    items: examsOfStudent(now)
      .map((exam) => asMyExam(exam, now))
      .sort(soonestFirst),
  }),
  timetable: ({ input, now }) => sampleTimetable(sampleExams(now).filter(isPublished), input, now),
  checkClashes: () => ({ clashes: [], practices: [], readyMade: { publicCount: 0, withdrawnCount: 0 } }),
  countDrawable: ({ input, now }) => {
    const kinds = new Map<string, { topic: string; difficulty: Difficulty; type: QuestionType; count: number }>()
    for (const { topic, difficulty, type } of drawable(now, input)) {
      const name = JSON.stringify([topic, difficulty, type])
      kinds.set(name, { topic, difficulty, type, count: (kinds.get(name)?.count ?? 0) + 1 })
    }
    return { kinds: [...kinds.values()] }
  },
  drawQuestions: ({ input, now }) => {
    const bank = drawable(now, input)
    const draw = drawBlueprint(input.rows, bank, now.toISOString())
    if ('missing' in draw) return refuse('NOT_ENOUGH_QUESTIONS')
    return {
      questions: draw.drawn.flatMap((ids, row) =>
        bank
          .filter(({ id }) => ids.includes(id))
          .map(({ id, question, type, topic, timeAllocationMinutes, marksHundredths }) => ({
            id,
            question,
            type,
            topic,
            minutes: timeAllocationMinutes,
            marksHundredths,
            row,
          })),
      ),
    }
  },
  renewFeed: refused,
  dropFeed: refused,
  schedule: ({ now }) => sampleSchedule(examsOfStudent(now), now),
}

const drawable = (now: Date, { subjectId, except = [] }: { subjectId: string; except?: string[] | undefined }) =>
  sampleQuestions(now).filter((one) => one.subjectId === subjectId && !except.includes(one.id))

/** The teachers of its subject, as the server has them, without its owner. */
function takersOf(examId: string, now: Date) {
  const exam = sampleExams(now).find(({ id }) => id === examId)
  return sampleTeachers(now)
    .filter(({ name, subjects }) => name !== exam?.owner && subjects.some(({ id }) => id === exam?.subjectId))
    .map(({ id, name }) => ({ id, name, isAdmin: false }))
}

function sittingsOf({ sittingId: id, opensAt, closesAt }: SampleExam, now: Date) {
  const state = sittingPhase({ opensAt: new Date(opensAt), closesAt: new Date(closesAt) }, now)
  return [{ id, opensAt, closesAt, state, isForAbsent: false, isForClasses: true, namedCount: 0 }]
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
    studentIds: [],
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
    difficulty: exam.difficulty,
    tags: exam.tags,
    totalQuestions: null,
    negative: null,
    sections: [],
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
    ...(state === 'submitted' && { handedInAt: handedInAt(exam) }),
    opensInMs: state === 'not_open' ? Date.parse(opensAt) - now.getTime() : null,
    remainingMs: null,
  }
}

/** Ten minutes before the time of the exam is over. */
const handedInAt = ({ opensAt, durationMinutes }: SampleExam) =>
  new Date(Date.parse(opensAt) + (durationMinutes - 10) * 60_000).toISOString()

type Times = { opensAt: string; closesAt: string; state: CandidateState }

/** Those to come soonest first, then those past, the latest first. */
function soonestFirst(one: Times, other: Times): number {
  const [isPast, isOtherPast] = [one.state === 'submitted', other.state === 'submitted']
  if (isPast !== isOtherPast) return isPast ? 1 : -1
  return isPast ? other.closesAt.localeCompare(one.closesAt) : one.opensAt.localeCompare(other.opensAt)
}
