import { passingScore, type SampleExam } from '../exam/exams.ts'
import { sampleAverage, sampleStudents } from '../people/students/students.ts'
import { sampleSubjects } from '../school/subjects/subjects.ts'

/**
 * The fixed figures of the demo's home. The average is the specification's, whatever the three results come to (part 2,
 * section 9); the others it calls fixed or placeholders, and they are ours.
 */
export const averageScore = sampleAverage

/** In percent; of the average score in percentage points. */
export const changes = { students: 12, teachers: 5, activeExams: 8, averageScore: 3.2 }

const averageByCode: [code: string, averageScore: number, papersCount: number][] = [
  ['ENG', 78.4, 45],
  ['BIO', 76.1, 38],
  ['MTH', 74.2, 45],
  ['CHM', 71.8, 36],
  ['PHY', 68.9, 36],
]

/** Five of the sample subjects, the best first. */
export const subjectFigures = averageByCode.flatMap(([code, score, papersCount]) => {
  const subject = sampleSubjects.find((one) => one.code === code)
  if (!subject) throw new RangeError(`${code} is not a sample subject`)
  const { id: subjectId, name, color } = subject
  return [{ subjectId, subject: name, code, color, averageScore: score, papersCount, passingScore }]
})

/** What needs somebody of the sample school: the exams that are open, the one that closes first before the others. */
export function waitingExams(exams: readonly SampleExam[]) {
  const open = exams
    .filter(({ status }) => status === 'active')
    .sort((one, other) => one.closesAt.localeCompare(other.closesAt))
  const writing = ({ startedCount, submittedCount }: SampleExam) => startedCount - submittedCount
  const countInAll = open.reduce((sum, exam) => sum + writing(exam), 0)
  return open.map((exam) => ({
    ...{ kind: 'open' as const, examId: exam.id, title: exam.title, count: writing(exam), at: exam.closesAt, by: null },
    ...{ examsCount: open.length, countInAll },
  }))
}

/** The five sample students with figures that stand in for theirs. */
export function topStudents(now: Date) {
  return sampleStudents(now).map(({ id, name, class: itsClass, averageScore: score, examsTaken }) => {
    return { id, name, className: itsClass?.name ?? null, averageScore: score, examsTaken }
  })
}
