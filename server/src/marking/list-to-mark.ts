import { narrowedTo } from '../bank/bank.access.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { readMarkedQuestion } from './open-script.ts'
import { selectToMark } from './scripts.db.ts'

const mostExams = 50

/** The questions this person can mark, by exam, in the order of the paper. */
export async function listToMark(tx: Tx, { examId }: { examId?: string | undefined }, actor: Actor) {
  const asked = { examId: examId ?? null, teacherId: narrowedTo(actor), userId: actor.userId, limit: mostExams }
  const exams = Map.groupBy(await selectToMark(tx, asked), (row) => row.examId)
  const items = []
  for (const [id, rows] of exams) {
    const [{ title, subject, createdBy } = { title: '', subject: '', createdBy: '' }] = rows
    const questions = []
    for (const { doneCount, openCount, conflictCount, ...of } of rows) {
      const { questionId, number, text, kind, isOnPaper, marksHundredths } = await readMarkedQuestion(tx, of)
      questions.push({
        questionId,
        number,
        text,
        kind,
        isOnPaper,
        marksHundredths,
        doneCount,
        openCount,
        conflictCount,
      })
    }
    questions.sort((one, other) => one.number - other.number)
    const isDecider = actor.role === 'school_admin' || createdBy === actor.userId
    items.push({ examId: id, title, subject, isDecider, questions })
  }
  return { items }
}
