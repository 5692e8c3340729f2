import type { AnswerValue } from '../attempt/event.ts'
import { costOf, type NegativeRule } from '../exam/negative-rule.ts'
import type { SecondMarkerRule } from '../exam/second-marker.ts'
import type { ContentQuestion, ExamContent, ExamKey } from '../exam/version.ts'
import { requireRulesVersion } from '../exam/version.ts'
import type { Rounding } from '../school/grading/rounding.ts'
import { adjusted, bestMark } from './corrected-mark.ts'
import { countSections } from './count-sections.ts'
import { type HandMark, rubricOf, standingOf } from './hand-mark.ts'
import type { MarkedAnswer, Outcome } from './marked-answer.ts'
import { percentageOf } from './percentage.ts'
import { markByRules1 } from './rules-1.ts'
import { isBlank, judgeByRules2 } from './rules-2.ts'

export { CannotMarkError } from './cannot-mark.ts'
export { type MarkedAnswer, type Outcome, outcomes } from './marked-answer.ts'
export { isPass, percentageOf } from './percentage.ts'

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
 * The sums of a marked attempt, of what counts; never below 0, whatever wrong answers cost. `percentage` is marks earned of marks
 * available, a whole number, and not final while `waitingCount` is above 0. Annulled questions are in none of them; a bonus of marks
 * for everybody is in what was earned, up to what is available.
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

/**
 * What marking needs. `answers` by question id; those of questions not in the content are not looked at. `order`: question ids as on
 * the candidate's paper, needed only where a section counts some of its answers. `rounding` is that of the sitting; half up unless
 * said. `bonusHundredths` are marks that everybody has on top of their answers.
 */
export type MarkingInput = {
  content: ExamContent
  key: ExamKey
  bonusHundredths?: number
  answers: Readonly<Record<string, AnswerValue>>
  order?: readonly string[] | undefined
  byHand?: ByHand
  rounding?: Rounding
}

/**
 * Marks one attempt by the rules its content was published under, in the order of the content. It sees option ids only,
 * so no order of options can change a mark, nor of questions but where a section counts the first answers of each paper, and
 * marking again gives the same. Refuses (throws) content of unknown rules and questions it has no right answer for.
 */
export function markPaper(input: MarkingInput): { marked: MarkedAnswer[]; totals: MarkTotals } {
  const { content, key, answers, order, byHand = nobodyYet, bonusHundredths = 0, rounding = 'half_up' } = input
  requireRulesVersion(content)
  const mark = content.rulesVersion === 1 ? markOld : markQuestion
  const all = content.questions.map((question) => {
    const entry = ownValue(key, question.id)
    const value = ownValue(answers, question.id)
    return (
      adjusted(question, entry) ?? bestMark(entry, value, (by) => mark(question, by, value, byHand, content.negative))
    )
  })
  const { marked, ...counted } = countAll(content, all, { order, spent: annulledAnswers(all, answers) })
  return { marked, totals: totalsOf(marked, { ...counted, bonusHundredths }, rounding) }
}

/** The annulled questions this candidate answered. */
function annulledAnswers(all: readonly MarkedAnswer[], answers: MarkingInput['answers']): Set<string> {
  const given = all.filter(({ questionId, outcome }) => {
    const value = outcome === 'annulled' ? ownValue(answers, questionId) : undefined
    return value !== undefined && !isBlank(value)
  })
  return new Set(given.map(({ questionId }) => questionId))
}

type Answered = { order: readonly string[] | undefined; spent: ReadonlySet<string> }

/** Where nothing at all would count, what is asked for stays: there has to be something to earn. */
function countAll(content: ExamContent, all: readonly MarkedAnswer[], { order, spent }: Answered) {
  const counted = countSections(content, all, order, spent)
  return counted.availableHundredths > 0 || spent.size === 0 ? counted : countSections(content, all, order)
}

/** Whether marking has to know the order of each paper. */
export function needsOrder({ sections = [] }: Pick<ExamContent, 'sections'>): boolean {
  return sections.some(({ answer }) => answer !== undefined)
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
  negative: NegativeRule | undefined,
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
  const outcome = outcomeOf(judged.part, judged.whole)
  if (outcome === 'wrong') return { ...marks, outcome, earnedHundredths: 0 - costOf(question, negative) }
  return { ...marks, outcome, earnedHundredths: roundedPart(ofHundredths, judged.part, judged.whole) }
}

function outcomeOf(part: number, whole: number): Outcome {
  return part === whole ? 'right' : part === 0 ? 'wrong' : 'partly'
}

/** `part` of `whole` of the marks, half rounded up, in whole numbers only. */
function roundedPart(marks: number, part: number, whole: number): number {
  return Math.floor((2 * marks * part + whole) / (2 * whole))
}

type Counted = Pick<MarkTotals, 'questionCount' | 'availableHundredths'> & { bonusHundredths: number }

function totalsOf(
  marked: readonly MarkedAnswer[],
  { questionCount, availableHundredths, bonusHundredths }: Counted,
  rounding: Rounding,
): MarkTotals {
  const count = (outcome: Outcome) => marked.filter((one) => one.outcome === outcome).length
  const sum = marked.reduce((all, one) => all + one.earnedHundredths, 0)
  const earnedHundredths = Math.min(Math.max(0, sum) + bonusHundredths, availableHundredths)
  return {
    correctCount: count('right') + count('bonus'),
    partlyCount: count('partly'),
    wrongCount: count('wrong'),
    unansweredCount: count('unanswered'),
    waitingCount: count('waiting'),
    questionCount,
    earnedHundredths,
    availableHundredths,
    percentage: percentageOf(earnedHundredths, availableHundredths, rounding),
  }
}

/** A record's own entry: an id like 'constructor' must not find what every object has. */
function ownValue<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined
}
