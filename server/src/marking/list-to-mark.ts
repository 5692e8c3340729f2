import { narrowedTo } from '../bank/bank.access.ts'
import { isTheirs, seesQuestions } from '../exam/exam.access.ts'
import { selectContent, type VersionContent } from '../exam/version/content.ts'
import { type KeyRow, selectKey, selectKeys, selectOptionalNewestVersion } from '../exam/version/version.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { markedQuestionOf } from './open-script.ts'
import { selectExamsToMark, selectToMark } from './scripts.db.ts'

const mostExams = 50

type OfQuestion = Awaited<ReturnType<typeof selectToMark>>[number]
type Listed = Omit<Awaited<ReturnType<typeof selectExamsToMark>>[number], 'ownerId' | 'status'>

/** The questions this person can mark, by exam, in the order of the paper; of one exam they read also blanks nobody waits for. */
export async function listToMark(tx: Tx, { examId }: { examId?: string | undefined }, actor: Actor) {
  const asked = { examId: examId ?? null, teacherId: narrowedTo(actor), limit: mostExams }
  const exams = await selectExamsToMark(tx, asked)
  const waiting = await selectToMark(tx, { examIds: exams.map((one) => one.examId), userId: actor.userId })
  const wanted: { exam: Listed; isDecider: boolean; questions: OfQuestion[] }[] = []
  for (const { ownerId, status, ...exam } of exams) {
    const marked = waiting.filter((one) => one.examId === exam.examId)
    const isWhole = examId !== undefined && seesQuestions(actor, { ownerId, status })
    const all = isWhole ? [...marked, ...(await otherBlanks(tx, exam.examId, marked))] : marked
    if (all.length > 0) wanted.push({ exam, isDecider: isTheirs(actor, { ownerId }), questions: all })
  }
  const shownOf = await readShown(
    tx,
    wanted.flatMap(({ questions }) => questions.map(({ versionId }) => versionId)),
  )
  return {
    items: wanted.map(({ exam, isDecider, questions }) => ({
      ...exam,
      isDecider,
      questions: questions.map(shownOf).sort((one, other) => one.number - other.number),
    })),
  }
}

/** What is shown of a question in the list; the contents and keys of all are read once, however many questions each has. */
async function readShown(tx: Tx, versionIds: readonly string[]) {
  const ids = [...new Set(versionIds)]
  const keys = ids.length === 0 ? new Map<string, KeyRow>() : await selectKeys(tx, ids)
  const contents = new Map<string, VersionContent>()
  for (const id of ids) contents.set(id, await selectContent(tx, id))
  return ({ versionId, questionId, ...counts }: OfQuestion) => {
    const [content, key] = [contents.get(versionId), keys.get(versionId)]
    if (!content || !key) throw new Error(`Version ${versionId} has no content or no key.`)
    const { number, text, kind, isOnPaper, marksHundredths } = markedQuestionOf(content, key, questionId)
    return { ...counts, questionId, number, text, kind, isOnPaper, marksHundredths }
  }
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
