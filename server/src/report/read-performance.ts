import type { Tx } from '../platform/database/tenant.ts'
import { selectSubjects, selectTopOfSchool, selectTopOfTeacher } from './report.db.ts'

/** The specification's dashboard shows five. */
const shownStudents = 5

/** Top students and how subjects do; a teacher's are of the own classes and of the exams the teacher works on. */
export async function readPerformance(tx: Tx, teacherId: string | null) {
  const [topStudents, subjects] = await Promise.all([
    teacherId === null ? selectTopOfSchool(tx, shownStudents) : selectTopOfTeacher(tx, teacherId, shownStudents),
    selectSubjects(tx, teacherId),
  ])
  return { topStudents, subjects }
}
