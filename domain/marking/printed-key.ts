import type { Ruling } from '../bank/judge-typed.ts'
import { isSame } from '../exam/key-entry.ts'
import type { Adjustment, ExamKey, RightKey } from '../exam/version.ts'
import { rightKeysOf } from './corrected-mark.ts'

type Entry = ExamKey[string]

/**
 * What somebody who marks on paper has to know of a question, all that the computer marks by: each right answer apart, what teachers
 * ruled about typed ones, and whether it was given to all or to nobody. `isChanged`: the key said something else when it was published.
 */
export type PrintedEntry = {
  rights: RightKey[]
  rulings: Ruling[]
  adjust?: Adjustment
  isChanged: boolean
}

/** A question's line of the printed key, from the key that holds and from the one that was published. */
export function printedEntryOf(entry: Entry, published: Entry | undefined): PrintedEntry {
  const says = saidBy(entry)
  return { ...says, isChanged: published !== undefined && !isSame(says, saidBy(published)) }
}

function saidBy(entry: Entry): Omit<PrintedEntry, 'isChanged'> {
  const { adjust, rulings = [] } = entry
  // Of two rulings about one answer the last decides.
  const newest = [...new Map(rulings.map((ruling) => [ruling.answerKey, ruling])).values()]
  return { rights: rightKeysOf(entry).map(onlyRight), rulings: newest, ...(adjust && { adjust }) }
}

function onlyRight({ correctOptionIds, rules }: RightKey): RightKey {
  return { correctOptionIds, ...(rules && { rules }) }
}
