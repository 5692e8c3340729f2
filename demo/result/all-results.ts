import { millionthsOf } from '@sabimark/domain/marking/percentage.ts'
import { analyticsOf } from '@sabimark/domain/result/analytics.ts'
import { spanOfDays } from '@sabimark/domain/result/days.ts'
import { defaultScale } from '@sabimark/domain/result/grade.ts'
import { remarkOf } from '@sabimark/domain/result/remark.ts'
import { weeksOfSpan } from '@sabimark/domain/result/weeks.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import { durationMinutes, passingScore, sampleExams } from '../exam/exams.ts'
import { sampleStudents } from '../people/students/students.ts'
import { sampleTeachers } from '../people/teachers/teachers.ts'
import { type InputOf, refuse } from '../platform/answering.ts'
import { listOf } from '../platform/list-of.ts'
import { sampleSubjects } from '../school/subjects/subjects.ts'
import { sampleTerms } from '../school/terms/terms.ts'
import { type SampleResult, sampleResults } from './results.ts'

type Asked = Pick<InputOf<'result', 'list'>, 'subjectId' | 'classId' | 'examId' | 'grade' | 'termId' | 'from' | 'to'>

/** The sample results as the list of the server has them. */
export function listSampleResults(input: InputOf<'result', 'list'>, now: Date) {
  return listOf(narrowed(input, now).map(asRow), input, {
    searched: ({ studentName, studentNumber, examTitle, subject }) => [studentName, studentNumber, examTitle, subject],
    sorts: { newest: ['submittedAt', 'desc'], score: ['percentage', 'desc'], student: ['studentName', 'asc'] },
  })
}

/** Their figures, by the rules of the product. */
export function sampleAnalytics({ search, ...asked }: InputOf<'result', 'summary'>, now: Date) {
  const found = new Set(listSampleResults({ ...asked, search, size: 500 }, now).items.map(({ id }) => id))
  const results = narrowed(asked, now).filter(({ id }) => found.has(id))
  const exams = sampleExams(now)
  const { weeks, isCut } = weeksOfSpan(spanOf(asked, now), now)
  const figures = analyticsOf(subjectSumsOf(results))
  return {
    totalStudents: sampleStudents(now).length,
    totalTeachers: sampleTeachers(now).length,
    totalExams: exams.length,
    totalSubjects: sampleSubjects.length,
    activeExams: exams.filter(({ status }) => status === 'active').length,
    completedExams: exams.filter(({ status }) => status === 'completed').length,
    ...figures,
    subjectPerformance: figures.subjectPerformance.map((one) => ({ ...one, passingScore })),
    weeklyStats: weeks.map(({ week, from, until }) => {
      const papers = results.filter(({ submittedAt }) => {
        const at = Date.parse(submittedAt)
        return at >= from.getTime() && at < until.getTime()
      })
      const exam = new Set(papers.map((one) => one.exam.id)).size
      return { week, exams: exam, students: sumsOf(papers).studentsCount, averageScore: averageOf(sumsOf(papers)) }
    }),
    ...(isCut && { hasEarlierWeeks: true }),
  }
}

/** What sample papers come to by subject. */
export function subjectSumsOf(results: readonly SampleResult[]) {
  return sampleSubjects.map(({ id, name }) => {
    const papers = results.filter(({ exam }) => exam.subjectId === id)
    return { subjectId: id, subject: name, ...sumsOf(papers) }
  })
}

export function sumsOf(papers: readonly SampleResult[]) {
  return {
    markedCount: papers.length,
    passedCount: papers.filter((one) => one.score.isPass).length,
    studentsCount: new Set(papers.map(({ student }) => student.id)).size,
    millionthsSum: papers.reduce(
      (sum, { score }) => sum + millionthsOf(score.earnedHundredths, score.availableHundredths),
      0,
    ),
  }
}

/** The time that is meant, by the sample terms. */
function spanOf({ termId, from, to }: Asked, now: Date) {
  const term = sampleTerms(now).find(({ id }) => id === termId)
  if (termId !== undefined && !term) return refuse('UNKNOWN_TERM')
  const span = spanOfDays({ from, to, term })
  return span === 'DAYS_INVALID' ? refuse(span) : span
}

function narrowed({ subjectId, classId, examId, grade, ...days }: Asked, now: Date): SampleResult[] {
  const span = spanOf(days, now)
  return sampleResults(now).filter(
    ({ exam, student, score, submittedAt }) =>
      (!span?.from || new Date(submittedAt) >= span.from) &&
      (!span?.until || new Date(submittedAt) < span.until) &&
      (subjectId === undefined || exam.subjectId === subjectId) &&
      (classId === undefined || student.class?.id === classId) &&
      (examId === undefined || exam.id === examId) &&
      (grade === undefined || score.grade === grade),
  )
}

function asRow({ id, exam, student, score, submittedAt, minutes }: SampleResult) {
  return {
    id,
    examId: exam.id,
    studentId: student.id,
    studentName: student.name,
    studentNumber: student.studentNumber,
    className: student.class?.name ?? null,
    subject: exam.subject,
    examTitle: exam.title,
    attemptNumber: 1,
    score: score.earnedHundredths / 100,
    totalMarks: score.availableHundredths / 100,
    percentage: score.percentage,
    grade: score.grade,
    remarks: remarkOf(score.grade, defaultScale),
    submittedAt,
    status: 'completed' as const,
    timeSpent: minutes * 60,
    totalTime: durationMinutes * 60,
    totalQuestions: score.questionCount,
    questionsAttempted: score.questionCount - score.unansweredCount,
    correctAnswers: score.correctCount,
    partlyCorrect: score.partlyCount,
    wrongAnswers: score.wrongCount,
    unattempted: score.unansweredCount,
    waitsFor: null,
    isToRelease: false,
  }
}
