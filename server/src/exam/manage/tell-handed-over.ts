import { workHandedOver, workTaken } from '@sabimark/domain/exam/exam-notices.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { tell } from '../../platform/notice/tell.ts'

type Person = { id: string; name: string }
type HandedOver = {
  from: Person
  to: Person
  work: { exams: number; questions: number }
  /** Where it is this one. */
  exam?: { id: string; title: string }
}

/** Tells whose exams and questions are now, and whose they were, but nobody of what they did themselves. */
export async function tellHandedOver(tx: Tx, actor: Actor, { from, to, work, exam }: HandedOver): Promise<void> {
  const about = `${exam?.id ?? from.id} ${tx.now.toISOString()}`
  const said = { ...work, ...(exam && { title: exam.title, examId: exam.id }) }
  if (to.id !== actor.userId) {
    await tell(tx, workHandedOver, [{ userId: to.id, about, data: { from: from.name, ...said } }])
  }
  if (from.id !== actor.userId) {
    await tell(tx, workTaken, [{ userId: from.id, about, data: { to: to.name, ...said } }])
  }
}
