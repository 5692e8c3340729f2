import { averageChange, countChange } from '@sabimark/domain/report/change.ts'
import { firstSteps } from '@sabimark/domain/report/first-steps.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import { monthsAt } from '@sabimark/domain/words/lagos-month.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { selectFigures, selectFirstFacts, selectMonths } from './report.db.ts'
import { selectWaiting } from './waiting.db.ts'

/** The head of the dashboard; `teacherId` narrows it to one teacher. */
export async function readOverview(tx: Tx, teacherId: string | null) {
  const months = monthsAt(tx.now)
  const [figures, marks, waiting] = await Promise.all([
    selectFigures(tx, teacherId, months.turnedAt),
    selectMonths(tx, teacherId, months),
    selectWaiting(tx, teacherId),
  ])
  const { studentsCount, studentsBefore, teachersCount, teachersBefore } = figures
  const { activeExamsCount, activeExamsBefore } = figures
  const averageScore = averageOf(figures)
  const hasMarks = averageScore !== null
  return {
    studentsCount,
    teachersCount,
    activeExamsCount,
    averageScore,
    changes: {
      students: countChange(studentsCount, studentsBefore),
      teachers: countChange(teachersCount, teachersBefore),
      activeExams: countChange(activeExamsCount, activeExamsBefore),
      averageScore: averageChange(marks.thisMonth, marks.lastMonth),
    },
    firstSteps: hasMarks
      ? null
      : firstSteps({ ...(await selectFirstFacts(tx, teacherId)), hasMarks }, teacherId !== null),
    waiting: waiting.map((one) => ({ ...one, at: one.at?.toISOString() ?? null })),
  }
}
