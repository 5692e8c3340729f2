import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { isTheirs } from '../../exam/exam.access.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { mostCorrections, selectCorrections, selectToMarkAgain } from './corrections.db.ts'
import { selectVersionsOf } from './holders.db.ts'
import { availableOf } from './plan-correction.ts'

/** What was put right in an exam, how far marking again is, and the questions that can be put right. */
export async function listCorrections(tx: Tx, { examId }: { examId: string }, actor: Actor) {
  const versions = await selectVersionsOf(tx, examId)
  const [newest] = versions
  if (!newest) return refuse('UNKNOWN_EXAM')
  const places = new Map<string, number>()
  for (const { versionId } of versions) {
    const { authorOrder } = await glanceAtContent(tx, versionId)
    for (const [place, { questionId }] of authorOrder.entries()) places.set(questionId, place + 1)
  }
  const { content, authorOrder } = await glanceAtContent(tx, newest.versionId)
  const items = await selectCorrections(tx, examId)
  return {
    title: newest.title,
    owner: newest.owner,
    isTheirs: isTheirs(actor, newest),
    toMarkCount: await selectToMarkAgain(tx, examId),
    bonusHundredths: newest.bonusHundredths,
    availableHundredths: availableOf(content, newest.key),
    items: items.slice(0, mostCorrections).map(({ questionId, isOvertaken, reaches, ...item }) => {
      const others = reaches.filter((exam) => !isTheirs(actor, exam))
      const isDone = reaches.some(({ status }) => actProblem('correctKey', { status, startedCount: 0 }))
      return {
        ...item,
        number: questionId === null ? null : (places.get(questionId) ?? null),
        canUndo: item.isOpen && !isOvertaken && !isDone && others.length === 0 && isTheirs(actor, newest),
        others: others.map(({ title, owner }) => ({ title, owner })),
      }
    }),
    hasMore: items.length > mostCorrections,
    questions: authorOrder.flatMap(({ questionId }, place) => {
      const question = content.questions.find(({ id }) => id === questionId)
      if (!question) return []
      return [{ questionId, number: place + 1, text: question.text, adjust: newest.key[questionId]?.adjust ?? null }]
    }),
  }
}
