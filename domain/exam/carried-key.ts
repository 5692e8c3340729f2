import { isAcceptedKey } from '../bank/judge-typed.ts'
import { entryTakenBack, isSame, isSameAnswer, isSameRight, kindOf } from './key-entry.ts'
import type { ContentQuestion, ExamKey, RightKey } from './version.ts'

type Entry = ExamKey[string]

/** A revision of a key: all it says, when it was made, and which revision it takes back, from 0. */
export type KeyStep<Key extends ExamKey> = { key: Key; bonusHundredths: number; at: number; takesBack: number | null }

/** A revision of the key of the next version: what it says, and which revision of the last version it repeats, from 0. */
export type CarriedStep<Key extends ExamKey> = { step: number; key: Key; bonusHundredths: number }

/** What the next version asks, by the ids of its questions. */
export type NextAsked = {
  questions: readonly Pick<ContentQuestion, 'id' | 'options'>[]
  /** Those asked in the same words, with the same options, as in the last version. */
  alikeIds: ReadonlySet<string>
  /** When the bank's right answer was last written; of a question that is not here, before anything was decided. */
  answeredAt: ReadonlyMap<string, number>
}

/**
 * The key of an exam's next version, as what the bank says now (`fresh`) with what was decided about the last version since it was
 * published (`steps`, its revisions from the first): rulings, corrections and bonus one by one, so that each can be taken back in
 * both versions. Of a correction and the bank the later word about the right answer holds: the bank may ask something else by now,
 * and its author said what is right of that. Only what was decided to be right beside the old answer stays as well, where the
 * question asks the same. A question is known by its id; what is decided about one that is gone, or that does not fit, ends.
 */
export function carriedKey<Key extends ExamKey>(
  steps: readonly KeyStep<Key>[],
  fresh: Key,
  next: NextAsked,
): CarriedStep<Key>[] {
  if (steps.length === 0) throw new RangeError('A version has a key')
  const entries = Object.entries(fresh).map(([id, entry]) => [id, entriesOf(steps, id, entry, next)] as const)
  const carried: CarriedStep<Key>[] = []
  for (const [step, { bonusHundredths }] of steps.entries()) {
    const key = Object.fromEntries(entries.map(([id, each]) => [id, each[step]])) as Key
    const last = carried.at(-1)
    const isOther = bonusHundredths !== last?.bonusHundredths || !isSame(key, last.key)
    if (isOther) carried.push({ step, key, bonusHundredths: step === 0 ? 0 : bonusHundredths })
  }
  return carried
}

/** What the next version says of one question at each step of the last. */
function entriesOf(steps: readonly KeyStep<ExamKey>[], id: string, fresh: Entry, next: NextAsked): Entry[] {
  const optionIds = new Set(next.questions.find((one) => one.id === id)?.options.map((option) => option.id))
  const fits = (right: RightKey) =>
    kindOf(right) === kindOf(fresh) && right.correctOptionIds.every((one) => optionIds.has(one))
  const answeredAt = next.answeredAt.get(id) ?? -Infinity
  const made = steps.map(({ key, at, takesBack }, step) => {
    const [before, after] = [steps[step - 1]?.key[id], key[id]]
    return { before, after, takesBack, of: { fits, isOver: answeredAt > at, isAlike: next.alikeIds.has(id) } }
  })
  const { began, isWhole } = asItBegan(fresh, made)
  const entries = [began]
  for (const { before, after, takesBack, of } of made.slice(1)) {
    const now = entries.at(-1) ?? fresh
    if (!before || !after || isSame(before, after)) entries.push(now)
    else if (takesBack === null)
      entries.push(stepped(now, before, after, { ...of, isAnswerOver: of.isOver && !isWhole }))
    else entries.push(takenBack(entries, takesBack) ?? now)
  }
  return entries
}

/** As the next version itself says it: it may not have had the correction in the first place. */
function takenBack(entries: readonly Entry[], step: number): Entry | null {
  const [before, after, now] = [entries[step - 1], entries[step], entries.at(-1)]
  return before && after && now ? entryTakenBack({ before, after, now }) : null
}

type Of = {
  fits: (right: RightKey) => boolean
  /** The bank's right answer was written later. */
  isOver: boolean
  isAlike: boolean
}
type Made = { before: Entry | undefined; after: Entry | undefined; takesBack: number | null; of: Of }

/**
 * Where a correction was made in the bank as well, the first revision says what was right before, and corrections are repeated
 * (`isWhole`: all of them, also those from before the bank was written): each may be taken back later.
 */
function asItBegan(fresh: Entry, made: readonly Made[]): { began: Entry; isWhole: boolean } {
  const standing = made.flatMap(({ before, after, takesBack, of }) =>
    before && after && takesBack === null && !of.isOver && !isSameAnswer(before, after) ? [{ before, after, of }] : [],
  )
  const [first] = standing
  if (!first || !standing.some(({ after }) => isSameAnswer(after, fresh))) return { began: fresh, isWhole: false }
  const { fits } = first.of
  const published = made[0]?.after
  if (published && fits(published)) return { began: withRight(fresh, published), isWhole: true }
  return { began: fits(first.before) ? withRight(fresh, first.before) : fresh, isWhole: false }
}

/** `isAnswerOver`: the bank has another right answer since, which is in no correction. */
type OfStep = Of & { isAnswerOver: boolean }

function stepped(entry: Entry, before: Entry, after: Entry, of: OfStep): Entry {
  const moved = isBeside(before, after) ? withBeside(entry, before, after, of) : replaced(entry, before, after, of)
  const { adjust: _a, rulings: _r, ...rest } = moved
  const rulings = rulingsOf(entry, moved, { before, after, of })
  return { ...rest, ...(after.adjust && { adjust: after.adjust }), ...(rulings.length > 0 && { rulings }) }
}

/** Nothing that was right before is wrong now. */
function isBeside(before: Entry, after: Entry): boolean {
  const isLeft = (right: RightKey) => (after.alsoRight ?? []).some((one) => isSameAnswer(one, right))
  return isSameAnswer(before, after) && (before.alsoRight ?? []).every(isLeft)
}

/** Another answer in place of the old one: what was right beside that one is decided, too. */
function replaced({ alsoRight: _, ...entry }: Entry, before: Entry, after: Entry, { fits, isAnswerOver }: OfStep) {
  if (isAnswerOver || !fits(after)) return entry
  const alsoRight = (after.alsoRight ?? []).filter(fits).map((right) => rebased(right, entry))
  const next = withRight(entry, after)
  const explained = before.explanation === after.explanation ? next : withExplanation(next, after.explanation)
  return { ...explained, ...(alsoRight.length > 0 && { alsoRight }) }
}

function withBeside(entry: Entry, before: Entry, after: Entry, { fits, isOver, isAlike }: Of): Entry {
  const isNew = (right: RightKey) => !(before.alsoRight ?? []).some((one) => isSameRight(one, right))
  const added = (after.alsoRight ?? []).filter((right) => isNew(right) && fits(right) && (!isOver || isAlike))
  const known = [entry, ...(entry.alsoRight ?? [])]
  const more = added
    .map((right) => rebased(right, entry))
    .filter((right) => !known.some((one) => isSameRight(one, right)))
  return more.length === 0 ? entry : { ...entry, alsoRight: [...(entry.alsoRight ?? []), ...more] }
}

/**
 * Rulings hold while all they are near is accepted. One about a spelling that the bank has accepted since is decided by that.
 */
function rulingsOf(entry: Entry, moved: Entry, { before, after, of }: { before: Entry; after: Entry; of: Of }) {
  const [then, now] = [before.rulings ?? [], after.rulings ?? []]
  const isLonger = isSame(now.slice(0, then.length), then)
  const kept = (entry.rulings ?? []).filter((ruling) => isLonger || now.some((one) => isSame(one, ruling)))
  const added = isLonger ? now.slice(then.length) : []
  if (!isStillAccepted(after, moved)) return kept
  const isDecided = ({ answerKey }: { answerKey: string }) =>
    of.isOver && isAcceptedKey(answerKey, moved.rules) && !isAcceptedKey(answerKey, after.rules)
  return [...kept, ...added.filter((ruling) => !isDecided(ruling))]
}

function isStillAccepted({ rules: before }: RightKey, { rules: now }: RightKey): boolean {
  if (before?.kind === 'text' && now?.kind === 'text') {
    return before.accepted.every(({ text }) => now.accepted.some((one) => one.text === text))
  }
  if (before?.kind === 'number' && now?.kind === 'number') {
    return before.accepted.every(({ value }) => now.accepted.some((one) => one.value === value))
  }
  return before?.kind === now?.kind
}

/** What was decided to be right, compared as the bank says now. */
function rebased({ correctOptionIds, rules: said }: RightKey, { rules }: RightKey): RightKey {
  if (rules?.kind === 'text' && said?.kind === 'text') {
    return { correctOptionIds, rules: { ...rules, accepted: said.accepted } }
  }
  if (rules?.kind === 'number' && said?.kind === 'number') {
    return { correctOptionIds, rules: { ...rules, accepted: said.accepted } }
  }
  return { correctOptionIds, ...(rules && { rules }) }
}

function withRight(entry: Entry, right: RightKey): Entry {
  const { rules: _, ...rest } = entry
  return { ...rest, ...rebased(right, entry) }
}

function withExplanation({ explanation: _, ...entry }: Entry, explanation: string | undefined): Entry {
  return { ...entry, ...(explanation !== undefined && { explanation }) }
}
