import { isSame } from '@sabimark/domain/exam/key-entry.ts'
import { markPaper, needsOrder } from '@sabimark/domain/marking/mark-paper.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import { readByHand } from '../hand-answers.ts'
import { selectMarks, selectPaperOrders } from '../marking.db.ts'
import { selectOptionalMarked, selectRevisions } from './corrections.db.ts'

/**
 * What one answer has earned by each revision of the key that says something else of its question, the oldest first. Computed, as
 * every mark is: from the answers that count now and what people gave for them, of the whole paper, as a section may leave this one out.
 */
export async function markHistory(tx: Tx, { attemptId, questionId }: { attemptId: string; questionId: string }) {
  const attempt = await selectOptionalMarked(tx, attemptId)
  const marks = (await selectMarks(tx, [attemptId])).get(attemptId)
  if (!attempt || !marks?.[questionId]) return refuse('UNKNOWN_QUESTION')
  const answers = Object.fromEntries(
    Object.entries(marks).flatMap(([id, [, , , answer]]) => (answer === null ? [] : [[id, answer]])),
  )
  const { content } = await glanceAtContent(tx, attempt.versionId)
  const order = needsOrder(content) ? (await selectPaperOrders(tx, [attemptId])).get(attemptId) : undefined
  const byHand = (await readByHand(tx, [attempt], new Set([attemptId]))).get(attemptId)
  const revisions = await selectRevisions(tx, attempt.versionId)
  const saying = revisions.filter(
    ({ key }, at) => at === 0 || !isSame(key[questionId], revisions[at - 1]?.key[questionId]),
  )
  return {
    items: saying.flatMap(({ key, ...revision }) => {
      const { marked } = markPaper({ content, key, answers, order, ...(byHand && { byHand }) })
      const own = marked.filter((one) => one.questionId === questionId)
      return own.map(({ outcome, earnedHundredths, ofHundredths }) => ({
        ...revision,
        outcome,
        earnedHundredths,
        ofHundredths,
      }))
    }),
  }
}
