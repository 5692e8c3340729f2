import type { DemoAccount } from '@sabimark/domain/people/demo-accounts.ts'
import { performanceReport } from '@sabimark/domain/report/performance-report.ts'
import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import { headOf, type ReportHead } from '@sabimark/domain/report/report-head.ts'
import { daysOfRange, rangeBefore } from '@sabimark/domain/report/report-range.ts'
import { classPartsOf } from '@sabimark/domain/school/classes/class-name.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { passingScore } from '../exam/exams.ts'
import { personIds } from '../people/people-here.ts'
import { sampleTeachers } from '../people/teachers/teachers.ts'
import { type InputOf, refuse } from '../platform/answering.ts'
import { subjectSumsOf, sumsOf } from '../result/all-results.ts'
import { type SampleResult, sampleResults } from '../result/results.ts'
import { sampleClasses } from '../school/classes/classes.ts'
import { homeSchool } from '../school/company/schools.ts'
import { sampleSubjects } from '../school/subjects/subjects.ts'
import { sampleTerms } from '../school/terms/terms.ts'

type Asked = InputOf<'report', 'preview'>

/**
 * The performance of the sample school, or of the sample teacher's classes and subjects; of other reports the place where they
 * would stand (specification, "Reports").
 */
export function sampleReport(
  asked: Asked,
  { now, account }: { now: Date; account: DemoAccount | null },
): ReportContent {
  const range = daysOfRange(asked, { now, terms: sampleTerms(now) })
  if (typeof range === 'string') return refuse(range)
  const teacher = account?.role === 'teacher' ? teacherHere(now) : undefined
  const results = sampleResults(now).filter((one) => isAskedFor(one, asked) && (!teacher || isOf(teacher, one)))
  const within = (days: Pick<typeof range, 'from' | 'until'>) =>
    results.filter(
      ({ submittedAt }) => submittedAt >= days.from.toISOString() && submittedAt < days.until.toISOString(),
    )
  const head: ReportHead = { schoolName: homeSchool.name, range, narrowedTo: namesOf(asked, teacher) }
  if (asked.type !== 'performance') return placeholder(asked.type, head)
  const papers = within(range)
  const classNames = [...new Set(papers.map(({ student }) => student.class?.name ?? null))]
  const examsCount = new Set(papers.map(({ exam }) => exam.id)).size
  return performanceReport(head, {
    totals: { ...sumsOf(papers), examsCount, waitingCount: 0 },
    subjects: subjectSumsOf(papers),
    passingScores: new Map(sampleSubjects.map(({ id }) => [id, passingScore])),
    classes: classNames.map((className) => ({
      className,
      ...sumsOf(papers.filter(({ student }) => (student.class?.name ?? null) === className)),
    })),
    before: sumsOf(within(rangeBefore(range))),
    papers: papers.slice(0, 5).map(({ exam, student, score, submittedAt }) => ({
      studentName: student.name,
      studentNumber: student.studentNumber,
      className: student.class?.name ?? null,
      subject: exam.subject,
      examTitle: exam.title,
      percentage: score.percentage,
      grade: score.grade,
      score: score.earnedHundredths / 100,
      totalMarks: score.availableHundredths / 100,
      day: lagosDate(new Date(submittedAt)),
    })),
  })
}

type SampleTeacher = ReturnType<typeof sampleTeachers>[number]

const teacherHere = (now: Date) => sampleTeachers(now).find(({ id }) => id === personIds.teacher)

const isOf = ({ classes, subjects }: SampleTeacher, { exam, student }: SampleResult) =>
  classes.some(({ id }) => id === student.class?.id) && subjects.some(({ id }) => id === exam.subjectId)

/** What the report is limited to, as the server names it. */
function namesOf({ classId, level, subjectId }: Asked, teacher: SampleTeacher | undefined): string[] {
  const className = (teacher?.classes ?? sampleClasses).find(({ id }) => id === classId)?.name
  const subject = sampleSubjects.find(({ id }) => id === subjectId)?.name
  if (classId !== undefined && className === undefined) return refuse('UNKNOWN_CLASS')
  if (subjectId !== undefined && subject === undefined) return refuse('UNKNOWN_SUBJECT')
  const whose = teacher && `the classes of ${teacher.name}`
  return [whose, className, level, subject].flatMap((name) => (name ? [name] : []))
}

function isAskedFor({ exam, student }: SampleResult, { classId, level, subjectId }: Asked): boolean {
  return (
    (classId === undefined || student.class?.id === classId) &&
    (level === undefined || classPartsOf(student.class?.name ?? '').level === level) &&
    (subjectId === undefined || exam.subjectId === subjectId)
  )
}

function placeholder(type: Asked['type'], head: ReportHead): ReportContent {
  const empty = 'This preview needs a school’s own data. Sign in to your own school to see it.'
  const table = { title: 'Preview', columns: [], rows: [], rowCount: 0, empty }
  return {
    ...headOf(type, head),
    counted: 'The demo has no data for this report.',
    figures: [],
    bars: null,
    tables: [table],
  }
}
