import { scoreFigures } from '@sabimark/domain/result/result-figures.ts'
import type { ResultFilter } from '@sabimark/domain/result/result-filter.ts'
import { sampleContent } from '../attempt/sample-exam.ts'
import { passingScore, sampleExams } from '../exam/exams.ts'
import { personIds } from '../people/people-here.ts'
import { sampleStudents } from '../people/students/students.ts'
import { type AnswersOf, refuse, refused } from '../platform/answering.ts'
import { listOf } from '../platform/list-of.ts'
import { listSampleResults, sampleAnalytics } from './all-results.ts'
import { sampleAttendance } from './attendance.ts'
import { sampleEvidence } from './evidence.ts'
import { type SampleResult, sampleResults } from './results.ts'
import { sampleStatistics } from './statistics.ts'

/** Everything of the samples is shown: their exams are over. */
const shown = { shown: true, at: null, waitsForTeacher: false }
const nothingLate = { submittedOnDeviceAt: null, lateCount: 0, lateDecision: null, afterEnd: null, toMarkCount: 0 }

export const resultAnswers: AnswersOf<'result'> = {
  listMine: ({ now }) => ({
    items: sampleResults(now)
      .filter(({ student }) => student.id === personIds.student)
      .map(({ id, exam, submittedAt, score }) => ({
        attemptId: id,
        examId: exam.id,
        examTitle: exam.title,
        subject: exam.subject,
        submittedAt,
        score,
        scoreRelease: shown,
        toMarkCount: 0,
      })),
  }),
  list: ({ input, now }) => listSampleResults(input, now),
  summary: ({ input, now }) => sampleAnalytics(input, now),
  listOfStudent: ({ input, now }) => {
    if (!sampleStudents(now).some(({ id }) => id === input.studentId)) return refuse('UNKNOWN_PERSON')
    const rows = sampleResults(now)
      .filter(({ student }) => student.id === input.studentId)
      .map(({ id, exam, student, submittedAt, score }) => ({
        id,
        examId: exam.id,
        examTitle: exam.title,
        subject: exam.subject,
        submittedAt,
        score,
        className: student.class?.name ?? null,
        attemptNumber: 1,
        scoreRelease: shown,
        toMarkCount: 0,
        classAverage: exam.averageScore,
        passingScore,
      }))
    return listOf(rows, input, {
      searched: ({ examTitle, subject }) => [examTitle, subject],
      sorts: { newest: ['submittedAt', 'desc'], exam: ['examTitle', 'asc'] },
    })
  },
  get: ({ input: { attemptId }, account, now }) => {
    const result = sampleResults(now).find(({ id }) => id === attemptId)
    // A student reads the own ones alone.
    const isTheirs = account?.role !== 'student' || result?.student.id === personIds.student
    return result && isTheirs ? { card: cardOf(result) } : refuse('UNKNOWN_ATTEMPT')
  },
  listForExam: ({ input, now }) => {
    const { examId } = input
    const exam = sampleExams(now).find(({ id }) => id === examId)
    if (!exam) return refuse('UNKNOWN_EXAM')
    const results = sampleResults(now).filter((result) => result.exam.id === examId)
    const { items, ...page } = listOf(results.filter(isFound(input)), input, {
      searched: ({ student }) => [student.name, student.studentNumber],
      sorts: {
        newest: ['id', 'desc'],
        name: [({ student }) => student.name, 'asc'],
        score: [({ score }) => score.percentage, 'desc'],
        submitted: ['submittedAt', 'desc'],
      },
    })
    // The samples never change while they are looked at; asking again costs nothing here.
    return {
      title: exam.title,
      isReleased: false,
      rightAnswers: rightAnswersOf(exam),
      figures: {
        handedIn: results.length,
        inProgress: 0,
        unmarked: 0,
        waitingLate: 0,
        unfinished: 0,
        toMark: 0,
        ...scoreFigures(results.map(({ score }) => ({ ...score, count: 1 }))),
      },
      ...page,
      items: items.map(asRow),
      fingerprint: '',
      isUnchanged: false,
    }
  },
  attendance: ({ input: { examId }, now }) => {
    const exam = sampleExams(now).find(({ id }) => id === examId)
    return exam ? sampleAttendance(exam, now) : refuse('UNKNOWN_EXAM')
  },
  evidence: ({ input: { attemptId }, now }) => {
    const result = sampleResults(now).find(({ id }) => id === attemptId)
    return result ? sampleEvidence(result) : refuse('UNKNOWN_ATTEMPT')
  },
  unusual: ({ input: { examId }, now }) => {
    if (!sampleExams(now).some(({ id }) => id === examId)) return refuse('UNKNOWN_EXAM')
    const paperCount = sampleResults(now).filter(({ exam }) => exam.id === examId).length
    // As `sampleEvidence` tells of each.
    return { lookedAtCount: paperCount, paperCount, unusualCount: 0, papers: [] }
  },
  statistics: ({ input: { examId }, now }) => {
    if (!sampleExams(now).some(({ id }) => id === examId)) return refuse('UNKNOWN_EXAM')
    const results = sampleResults(now).filter((result) => result.exam.id === examId)
    return {
      paperCount: results.length,
      waitingCount: 0,
      isStale: false,
      isShuffled: true,
      copy: sampleStatistics(results, now),
    }
  },
  toCheck: ({ now }) => ({
    items: sampleExams(now).flatMap(({ id, title, subject }) => {
      const results = sampleResults(now).filter(({ exam }) => exam.id === id)
      const suspect =
        sampleStatistics(results, now)?.questions.filter(({ flags }) => flags.includes('KEY_SUSPECT')) ?? []
      const of = { examId: id, examTitle: title, subject, paperCount: results.length, mayCorrect: true }
      return suspect.map((question) => ({ ...of, question }))
    }),
  }),
  release: refused,
  openAnswers: refused,
  // The demo gives out no tickets.
  ofTicket: () => refuse('FORGED_TICKET'),
}

/** Everybody of the sample has handed in. */
function rightAnswersOf({ status, closesAt }: { status: string; closesAt: string }) {
  return { shown: status === 'completed', at: closesAt, waitsForDevices: false, openedAt: null, silent: [] }
}

type Narrowed = { result?: ResultFilter | undefined; grade?: string | undefined }

/** Every sample is marked, so nothing waits and nobody writes. */
function isFound({ result, grade }: Narrowed): (one: SampleResult) => boolean {
  return ({ score }) =>
    (result === undefined || result === (score.isPass ? 'passed' : 'failed')) &&
    (grade === undefined || grade === score.grade)
}

function candidateOf({ student }: SampleResult) {
  return { studentNumber: student.studentNumber, className: student.class?.name ?? null }
}

function asRow(result: SampleResult) {
  const { id, student, submittedAt, score } = result
  return {
    attemptId: id,
    student: student.name,
    attemptNumber: 1,
    submittedAt,
    usedMinutes: result.minutes,
    score,
    ...candidateOf(result),
    state: 'marked' as const,
    endedBy: 'candidate' as const,
    ...nothingLate,
  }
}

function cardOf(result: SampleResult) {
  const { id, exam, student, answers, marked, submittedAt, score } = result
  return {
    attemptId: id,
    examId: exam.id,
    examTitle: exam.title,
    subject: exam.subject,
    candidate: { name: student.name, ...candidateOf(result) },
    submittedAt,
    endedBy: 'candidate' as const,
    answeredCount: score.questionCount - score.unansweredCount,
    onPaperCount: 0,
    questionCount: score.questionCount,
    ...nothingLate,
    lateAnswers: null,
    scoreRelease: shown,
    questionsRelease: shown,
    answersRelease: { ...shown, waitsForDevices: false },
    score,
    questions: sampleContent.questions.map((question) => ({ ...question, answer: answers[question.id] ?? null })),
    answers: null,
    marked,
  }
}
