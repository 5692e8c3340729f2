import { averageOf } from '@sabimark/domain/school/average.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectStudentFigures } from './student.db.ts'

/** The figures above the list: of all students, or of a teacher's own. */
export async function readStudentFigures(tx: Tx, actor: Actor) {
  const { markedCount, millionthsSum, ...counts } = await selectStudentFigures(
    tx,
    actor.role === 'teacher' ? actor.userId : null,
  )
  return { ...counts, examsTaken: markedCount, averageScore: averageOf({ markedCount, millionthsSum }) }
}
