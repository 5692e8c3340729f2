import type { AcceptedNumber, AnswerRules } from '../../bank/answer-rules.ts'
import { isAcceptedKey } from '../../bank/judge-typed.ts'
import { readTypedNumber } from '../../bank/typed-number.ts'
import { isSameRight } from '../../exam/key-entry.ts'
import type { ContentQuestion, ExamKey, RightKey } from '../../exam/version.ts'

/**
 * How one question is put right: another right answer in place of the old one, one beside it, the question annulled, or its marks
 * for everybody.
 */
export const questionCorrections = ['correct', 'also', 'annulled', 'full'] as const
export type QuestionCorrection = (typeof questionCorrections)[number]

/** Why there is a revision of a key: as published, rulings about spellings, or a correction, one of them taken back. */
export const keyKinds = ['published', 'rulings', ...questionCorrections, 'bonus', 'taken_back'] as const
export type KeyKind = (typeof keyKinds)[number]

/** The revisions that people call corrections: all but publishing and rulings. */
export const correctionKinds = [...questionCorrections, 'bonus', 'taken_back'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

/** In so many other exams that ask a question it is put right at once. */
export const mostOtherExams = 200

/** What staff may choose of a question: an essay has no right answer to put in place of another. */
export function correctionsFor(kind: AnswerRules['kind']): readonly QuestionCorrection[] {
  return kind === 'essay' ? ['annulled', 'full'] : questionCorrections
}

/** Another right answer: options, of which each is right by itself where one is chosen, or what is typed into a blank. */
export type SaidRight = { optionIds: string[]; texts: string[] }

/** What is to count of a question; `right` where another answer is. */
export type Correction = { kind: 'correct' | 'also'; right: SaidRight } | { kind: 'annulled' | 'full' }

type Entry = ExamKey[string]

/**
 * Whether the right answer can be put to this question, which another exam may have asked in another form: the options are
 * among its own, and what is typed is judged by rules of its kind.
 */
export function fitsQuestion(
  correction: Correction,
  { question, entry }: { question: ContentQuestion; entry: Entry },
): boolean {
  if (!('right' in correction)) return correctionsFor(entry.rules?.kind ?? 'one').includes(correction.kind)
  const { optionIds, texts } = correction.right
  switch (entry.rules?.kind ?? 'one') {
    case 'text':
      return texts.length > 0
    case 'number':
      return texts.length > 0 && texts.every((text) => readTypedNumber(text) !== null)
    case 'essay':
      return false
    default:
      return optionIds.length > 0 && optionIds.every((id) => question.options.some((option) => option.id === id))
  }
}

/** What the key says of a question once it is put right. Whatever staff had decided about the whole question gives way. */
export function correctedEntry(entry: Entry, correction: Correction): Entry {
  const { adjust: _given, ...kept } = entry
  if (!('right' in correction)) return { ...entry, adjust: correction.kind }
  const rights = rightsOf(entry, correction)
  if (correction.kind === 'also') {
    const known = [kept, ...(kept.alsoRight ?? [])]
    const added = rights.filter((right) => !known.some((one) => isSameRight(one, right)))
    if (added.length === 0) return kept
    const { rulings, ...rest } = kept
    // What was ruled before about a spelling that is right from now on is decided otherwise.
    const left = rulings?.filter((ruling) => !added.some((right) => isAcceptedKey(ruling.answerKey, right.rules)))
    return { ...rest, ...(left?.length && { rulings: left }), alsoRight: [...(kept.alsoRight ?? []), ...added] }
  }
  // Rulings were about spellings near the answer that is no longer right, and the explanation said why it was.
  const { rulings: _rulings, alsoRight: _also, explanation, ...left } = kept
  const isRightAsBefore = isSameRight(kept, { ...kept, ...rights[0] })
  const rest = isRightAsBefore && explanation !== undefined ? { ...left, explanation } : left
  const [first, ...others] = rights
  return { ...rest, ...first, ...(others.length > 0 && { alsoRight: others }) }
}

/** Of one right option each that is named is right by itself; several are right together. */
function rightsOf({ rules }: Entry, said: { kind: 'correct' | 'also'; right: SaidRight }): RightKey[] {
  const kind = rules?.kind ?? 'one'
  const [optionIds, texts] = [[...new Set(said.right.optionIds)], [...new Set(said.right.texts)]]
  if (kind === 'one') return optionIds.map((id) => ({ ...onlyRules(rules), correctOptionIds: [id] }))
  if (kind === 'several') return [{ ...onlyRules(rules), correctOptionIds: optionIds }]
  return [{ ...onlyRules(withAccepted(rules, texts, said.kind === 'correct')), correctOptionIds: [] }]
}

/**
 * What stands around the blank, how it is compared and how far a number may be off stay as they were, and so does what is accepted
 * still: the rest is put right.
 */
function withAccepted(
  rules: AnswerRules | undefined,
  texts: readonly string[],
  keeps: boolean,
): AnswerRules | undefined {
  if (rules?.kind === 'text') {
    const known = new Map(keeps ? rules.accepted.map((one) => [one.text, one]) : [])
    return { ...rules, accepted: withFullMarks(texts.map((text) => known.get(text) ?? { text, percent: 100 })) }
  }
  if (rules?.kind !== 'number') return rules
  const known = new Map(keeps ? rules.accepted.map((one) => [one.value, one]) : [])
  const tolerance = rules.accepted[0]?.tolerance ?? exactly
  return {
    ...rules,
    accepted: withFullMarks(texts.map((value) => known.get(value) ?? { value, tolerance, percent: 100 })),
  }
}

/** What was accepted keeps its share of the marks; where nothing would earn all of them, each does. */
function withFullMarks<One extends { percent: number }>(accepted: One[]): One[] {
  return accepted.some(({ percent }) => percent === 100) ? accepted : accepted.map((one) => ({ ...one, percent: 100 }))
}

const exactly: AcceptedNumber['tolerance'] = { kind: 'absolute', amount: '0' }

function onlyRules(rules: AnswerRules | undefined): { rules?: AnswerRules } {
  return rules === undefined ? {} : { rules }
}
