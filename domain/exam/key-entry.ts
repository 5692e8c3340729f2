import type { AnswerRules } from '../bank/answer-rules.ts'
import type { ExamKey, RightKey } from './version.ts'

type Entry = ExamKey[string]

/** Whether two values say the same, whatever the order of their fields: the database hands them out in another. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

/** Whether the same answers are right, by the same rules. In which order several are named says nothing. */
export function isSameRight(one: RightKey, other: RightKey): boolean {
  return isSame([idsOf(one), one.rules ?? null], [idsOf(other), other.rules ?? null])
}

/** Whether all that is right is the same, with what was decided to be right beside it. */
export function areSameRights(one: Entry, other: Entry): boolean {
  const [rights, others] = [one, other].map((entry) => [entry, ...(entry.alsoRight ?? [])])
  const has = (all: RightKey[] = [], each: RightKey[] = []) =>
    each.every((right) => all.some((known) => isSameRight(known, right)))
  return has(rights, others) && has(others, rights)
}

/** Whether the same is accepted as right, however it is compared: what a correction of the right answer decides about. */
export function isSameAnswer(one: RightKey, other: RightKey): boolean {
  return isSame([kindOf(one), idsOf(one), acceptedBy(one)], [kindOf(other), idsOf(other), acceptedBy(other)])
}

/** How a question is answered by its key. */
export function kindOf({ rules }: RightKey): AnswerRules['kind'] {
  return rules?.kind ?? 'one'
}

/** What is accepted in a blank, by what it says; nothing where options are chosen. */
function acceptedBy({ rules }: RightKey): unknown[] {
  return rules && 'accepted' in rules ? rules.accepted.map((one) => JSON.stringify(inOrder(one))).sort() : []
}

function idsOf({ correctOptionIds }: RightKey): string[] {
  return [...correctOptionIds].sort()
}

/**
 * What the key said before a correction, with the rulings that were made since, unless they were about spellings of another right
 * answer: `before` and `after` are what it said then, `now` what it says. Null where the question was put right again since: that one
 * is taken back first.
 */
export function entryTakenBack({ before, after, now }: { before: Entry; after: Entry; now: Entry }): Entry | null {
  const { rulings: sinceAll = [], ...nowRest } = now
  const { rulings: then = [], ...afterRest } = after
  if (!isSame(nowRest, afterRest)) return null
  if (!isSameRight(before, after)) return before
  const since = sinceAll.slice(then.length)
  return since.length === 0 ? before : { ...before, rulings: [...(before.rulings ?? []), ...since] }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  )
}
