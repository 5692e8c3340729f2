import { narrowedTo } from '../bank/bank.access.ts'
import { isTheirs, seesQuestions } from '../exam/exam.access.ts'
import { selectKey, selectOptionalNewestVersion } from '../exam/version/version.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { readMarkedQuestion } from './open-script.ts'
import { selectExamsToMark, selectToMark } from './scripts.db.ts'

const mostExams = 50

type OfQuestion = Awaited<ReturnType<typeof selectToMark>>[number]

/** The questions this person can mark, by exam, in the order of the paper; of one exam they read also blanks nobody waits for. */
export async function listToMark(tx: Tx, { examId }: { examId?: string | undefined }, actor: Actor) {
  const asked = { examId: examId ?? null, teacherId: narrowedTo(actor), limit: mostExams }
  const exams = await selectExamsToMark(tx, asked)
  const waiting = await selectToMark(tx, { examIds: exams.map((one) => one.examId), userId: actor.userId })
  const items = []
  for (const { ownerId, status, ...exam } of exams) {
    const marked = waiting.filter((one) => one.examId === exam.examId)
    const isWhole = examId !== undefined && seesQuestions(actor, { ownerId, status })
    const all = isWhole ? [...marked, ...(await otherBlanks(tx, exam.examId, marked))] : marked
    const questions = []
    for (const { versionId, questionId, ...counts } of all) {
      const { number, text, kind, isOnPaper, marksHundredths } = await readMarkedQuestion(tx, { versionId, questionId })
      questions.push({ ...counts, questionId, number, text, kind, isOnPaper, marksHundredths })
    }
    questions.sort((one, other) => one.number - other.number)
    const isDecider = isTheirs(actor, { ownerId })
    if (questions.length > 0) items.push({ ...exam, isDecider, questions })
  }
  return { items }
}

/** Blanks of the exam no answer of which waits: their answers can be accepted or refused all the same. */
async function otherBlanks(tx: Tx, examId: string, marked: readonly OfQuestion[]): Promise<OfQuestion[]> {
  const version = await selectOptionalNewestVersion(tx, examId)
  if (!version) return []
  const { key } = await selectKey(tx, version.versionId)
  const blanks = Object.keys(key).filter((id) => key[id]?.rules?.kind === 'text' || key[id]?.rules?.kind === 'number')
  const none = { doneCount: 0, openCount: 0, conflictCount: 0 }
  return blanks
    .filter((id) => !marked.some(({ questionId }) => questionId === id))
    .map((questionId) => ({ ...none, ...version, questionId }))
}
