import { unpackOrder } from '@sabimark/domain/exam/seal/packed-order.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { type OwnPart, openByHallCode } from '../../exam/package/open-own.ts'
import { openPaper } from '../../exam/package/open-paper.ts'
import { type KeptPackage, packageStore } from '../../exam/package/package-store.ts'
import { localStore } from '../device/sender.ts'
import { keptHere } from '../device/unheard-here.ts'
import { type PaperQuestion, paperOf } from '../paper.ts'
import { type RoomHere, roomHere } from '../rooms-here.ts'

/** A paper as the hall code has opened it for its candidate. Nothing runs yet. */
export type OpenedByCode = {
  own: OwnPart
  content: ExamContent
  questions: PaperQuestion[]
  pictures: Record<string, string>
  /** A page of this attempt was open here: the time runs. */
  isBegun: boolean
}

/**
 * Opens the sealed paper by what was read out, or the room that was left in this window: it goes on as the load it is. `other_paper`: the code
 * is right in itself, and not of this one. Throws where the paper is not as it was fetched.
 */
export async function openByCode(kept: KeptPackage, code: string): Promise<OpenedByCode | RoomHere | 'other_paper'> {
  const { examId, facts, studentId } = kept
  const opened = await openByHallCode(facts, studentId, code)
  if (!opened) return 'other_paper'
  const running = roomHere(examId, studentId)
  if (running) return running
  const store = await packageStore()
  try {
    const { key, own } = opened
    const { content, pictures } = await openPaper(facts, (number) => store.part(facts.sealId, number), { key })
    // It fails, too, where a page was closed of which nothing is kept: that one was begun.
    const isBegun = await Promise.all([keptHere.ofAttempt(own.attemptId), localStore.all()]).then(
      ([rooms, pages]) => rooms.length > 0 || pages.some(({ page }) => page.attemptId === own.attemptId),
      () => true,
    )
    return { own, content, pictures, isBegun, questions: paperOf(content, unpackOrder(content, own.order)) }
  } finally {
    store.close()
  }
}
