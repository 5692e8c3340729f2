import type { Tx } from '../../platform/database/tenant.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { forgetNotices, moveNotices, type Place, selectPlaces } from './name.db.ts'

type OfExam = { examId: string; studentIds: readonly string[] }

/**
 * These students have lost a place by name. Who has another sitting without it gets a paper there and is told its times in place of the
 * old ones; what the others were told is gone. Answers who sits which from now on.
 */
export async function goBack(tx: Tx, { examId, studentIds }: OfExam): Promise<Map<string, Place>> {
  const places = await selectPlaces(tx, examId, studentIds)
  const left = studentIds.filter((id) => !places.has(id))
  if (left.length > 0) await forgetNotices(tx, { examId, studentIds: left })
  for (const sittingId of new Set([...places.values()].map((place) => place.sittingId))) {
    const theirs = studentIds.filter((id) => places.get(id)?.sittingId === sittingId)
    await moveNotices(tx, { examId, studentIds: theirs }, sittingId)
    await enqueue(tx, 'make_papers', sittingId)
    await tellLater(tx, 'exam_published', sittingId)
  }
  return places
}
