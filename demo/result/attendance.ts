import type { SampleExam } from '../exam/exams.ts'
import { sampleStudents } from '../people/students/students.ts'
import { sampleResults } from './results.ts'

/** Who of the samples sat an exam of theirs, and who did not. */
export function sampleAttendance(exam: SampleExam, now: Date) {
  const sat = new Set(
    sampleResults(now)
      .filter((result) => result.exam.id === exam.id)
      .map(({ student }) => student.id),
  )
  const missing = sampleStudents(now).flatMap(({ id, name, studentNumber, class: own, status, subjects }) => {
    const isExpected = own !== null && exam.classes.includes(own.name) && status === 'active' && !sat.has(id)
    if (!isExpected || !subjects.some((subject) => subject.id === exam.subjectId)) return []
    const isAbsent = exam.status === 'completed'
    return [{ studentId: id, student: name, studentNumber, className: own.name, isAbsent }]
  })
  const absentCount = missing.filter(({ isAbsent }) => isAbsent).length
  return { expectedCount: sat.size + missing.length, satCount: sat.size, absentCount, isKept: true, missing }
}
