import type { AnswerValue } from '../attempt/event.ts'
import type { SecondMarkerRule } from '../exam/second-marker.ts'
import type { ContentQuestion, ExamContent, ExamKey } from '../exam/version.ts'
import { requireRulesVersion } from '../exam/version.ts'
import { type HandMark, type HandStanding, rubricOf, standingOf } from './hand-mark.ts'
import { percentageOf } from './percentage.ts'
import { markByRules1 } from './rules-1.ts'
import { judgeByRules2 } from './rules-2.ts'

export { CannotMarkError } from './cannot-mark.ts'
export { isPass, percentageOf } from './percentage.ts'

/** What became of one answer: 'right' has full marks, 'partly' some, 'waiting' is for a person to mark. */
export const outcomes = ['right', 'partly', 'wrong', 'unanswered', 'waiting'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * One question of a marked attempt; marks in hundredths, 0 while it is waiting. `hand` where a person marks the answer: how far
 * that is.
 */
export type MarkedAnswer = {
  questionId: string
  outcome: Outcome
  earnedHundredths: number
  ofHundredths: number
  hand?: HandStanding
}

/**
 * What markers gave, by question in the order it was given. `hashOf` names a text; the mark of another text does not count.
 */
export type ByHand = {
  marks: Readonly<Record<string, readonly HandMark[]>>
  secondMarker: SecondMarkerRule
  hashOf: (answer: AnswerValue | undefined) => string
}

/** Nobody has marked anything: every answer that needs a person waits. */
const nobodyYet: ByHand = { marks: {}, secondMarker: 'none', hashOf: () => '' }

/**
 * The sums of a marked attempt; `percentage` is marks earned of marks available, a whole number, and not final while
 * `waitingCount` is above 0.
 */
export type MarkTotals = {
  correctCount: number
  partlyCount: number
  wrongCount: number
  unansweredCount: number
  waitingCount: number
  questionCount: number
  earnedHundredths: number
  availableHundredths: number
  percentage: number
}

/** What marking needs. `answers` by question id; those of questions not in the content are not looked at. */
export type MarkingInput = {
  content: ExamContent
  key: ExamKey
  answers: Readonly<Record<string, AnswerValue>>
  byHand?: ByHand
}

/**
 * Marks one attempt by the rules its content was published under, in the order of the content. It sees option ids only,
 * so no order of questions or options can change a mark, and marking again gives the same. Refuses (throws) content of
 * unknown rules and questions it has no right answer for.
 */
export function markPaper({ content, key, answers, byHand = nobodyYet }: MarkingInput): {
  marked: MarkedAnswer[]
  totals: MarkTotals
} {
  requireRulesVersion(content)
  const mark = content.rulesVersion === 1 ? markOld : markQuestion
  const marked = content.questions.map((question) =>
    mark(question, ownValue(key, question.id), ownValue(answers, question.id), byHand),
  )
  return { marked, totals: totalsOf(marked) }
}

function markOld(
  question: ContentQuestion,
  key: ExamKey[string] | undefined,
  value: AnswerValue | undefined,
): MarkedAnswer {
  const { answered, correct, ...marks } = markByRules1(question, key?.correctOptionIds, value)
  return { ...marks, outcome: correct ? 'right' : answered ? 'wrong' : 'unanswered' }
}

function markQuestion(
  question: ContentQuestion,
  key: ExamKey[string] | undefined,
  value: AnswerValue | undefined,
  byHand: ByHand,
): MarkedAnswer {
  const judged = judgeByRules2(question, key, value)
  const ofHundredths = question.marksHundredths
  const marks = { questionId: question.id, ofHundredths }
  if (judged === 'unanswered') return { ...marks, outcome: 'unanswered', earnedHundredths: 0 }
  if (judged === 'waits') {
    const { secondMarker, hashOf } = byHand
    const rubric = rubricOf(key?.rules)
    const given = ownValue(byHand.marks, question.id) ?? []
    const hand = standingOf(given, hashOf(value), { ofHundredths, rubric, secondMarker })
    if (hand.state !== 'done') return { ...marks, outcome: 'waiting', earnedHundredths: 0, hand }
    return { ...marks, outcome: outcomeOf(hand.hundredths, ofHundredths), earnedHundredths: hand.hundredths, hand }
  }
  const earnedHundredths = roundedPart(ofHundredths, judged.part, judged.whole)
  return { ...marks, outcome: outcomeOf(judged.part, judged.whole), earnedHundredths }
}

function outcomeOf(part: number, whole: number): Outcome {
  return part === whole ? 'right' : part === 0 ? 'wrong' : 'partly'
}

/** `part` of `whole` of the marks, half rounded up, in whole numbers only. */
function roundedPart(marks: number, part: number, whole: number): number {
  return Math.floor((2 * marks * part + whole) / (2 * whole))
}

function totalsOf(marked: readonly MarkedAnswer[]): MarkTotals {
  const count = (outcome: Outcome) => marked.filter((one) => one.outcome === outcome).length
  const earnedHundredths = marked.reduce((sum, one) => sum + one.earnedHundredths, 0)
  const availableHundredths = marked.reduce((sum, one) => sum + one.ofHundredths, 0)
  return {
    correctCount: count('right'),
    partlyCount: count('partly'),
    wrongCount: count('wrong'),
    unansweredCount: count('unanswered'),
    waitingCount: count('waiting'),
    questionCount: marked.length,
    earnedHundredths,
    availableHundredths,
    percentage: percentageOf(earnedHundredths, availableHundredths),
  }
}

/** A record's own entry: an id like 'constructor' must not find what every object has. */
function ownValue<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined
}
