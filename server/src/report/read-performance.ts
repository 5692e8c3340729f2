import { averageOf, type MarksSum } from '@sabimark/domain/school/average.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { selectPassingScores } from '../result/summary.db.ts'
import { selectSubjects, selectTopOfSchool, selectTopOfTeacher } from './report.db.ts'

/** The specification's dashboard shows five. */
const shownStudents = 5

/** Top students and how subjects do; a teacher's are of the own classes and of the exams the teacher works on. */
export async function readPerformance(tx: Tx, teacherId: string | null) {
  const [topStudents, subjects, passingScores] = await Promise.all([
    teacherId === null ? selectTopOfSchool(tx, shownStudents) : selectTopOfTeacher(tx, teacherId, shownStudents),
    selectSubjects(tx, teacherId),
    selectPassingScores(tx, teacherId),
  ])
  return {
    topStudents: averaged(topStudents).map(({ markedCount, ...one }) => ({ ...one, examsTaken: markedCount })),
    subjects: averaged(subjects).map(({ markedCount, ...one }) => ({
      ...{ ...one, papersCount: markedCount },
      passingScore: passingScores.get(one.subjectId),
    })),
  }
}

/** Rows with their average in place of their sum; what has no marks has none and is left out. */
function averaged<Row extends MarksSum>(rows: readonly Row[]) {
  return rows.flatMap(({ millionthsSum, ...row }) => {
    const averageScore = averageOf({ markedCount: row.markedCount, millionthsSum })
    return averageScore === null ? [] : [{ ...row, averageScore }]
  })
}
