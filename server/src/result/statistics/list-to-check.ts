import { narrowedTo } from '../../bank/bank.access.ts'
import { isTheirs } from '../../exam/exam.access.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import { selectKey } from '../../exam/version/version.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { refuseLacking } from '../../school/plan-lacks.ts'
import { described } from './described.ts'
import { selectFlaggedCopies } from './statistics.db.ts'

/** A term of a large school; and as many as somebody looks through. */
const mostExams = 40
const mostShown = 12

/** The questions whose right answer may be wrong, of the exams whose questions the actor reads. What is computed already is read, nothing is computed. */
export async function listToCheck(tx: Tx, actor: Actor) {
  if (await refuseLacking(tx, 'item_statistics')) return { items: [] }
  const found = await selectFlaggedCopies(tx, { flag: 'KEY_SUSPECT', teacherId: narrowedTo(actor), mostExams })
  const items = []
  for (const { versionId, questions, ownerId, examId, examTitle, subject, paperCount } of found) {
    if (items.length >= mostShown) break
    const { content, authorOrder } = await glanceAtContent(tx, versionId)
    const { key } = await selectKey(tx, versionId)
    const mayCorrect = isTheirs(actor, { ownerId })
    for (const question of described(questions, { content, authorOrder, key })) {
      items.push({ examId, examTitle, subject, paperCount, mayCorrect, question })
    }
  }
  return { items: items.slice(0, mostShown) }
}
