import type { Marking } from './mark-log.ts'
import type { StoredMarks } from './marking.db.ts'

type Marked = Marking['marked']

/**
 * What a marking found other than it is stored: the answers to be written, and whether any of them has another mark. Of a paper
 * that was never marked that is all of it.
 */
export function changesIn(marked: Marked, stored: StoredMarks | undefined): { toWrite: Marked; isMoved: boolean } {
  let isMoved = false
  const toWrite = marked.filter(({ questionId, outcome, earnedHundredths, ofHundredths, answer }) => {
    const before = stored?.[questionId]
    const isOtherMark = before?.[0] !== outcome || before[1] !== earnedHundredths || before[2] !== ofHundredths
    isMoved ||= isOtherMark
    return isOtherMark || !isSameAnswer(before?.[3] ?? null, answer)
  })
  return { toWrite, isMoved }
}

/** An answer is a text, or ids in the order they were ticked. */
function isSameAnswer(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
