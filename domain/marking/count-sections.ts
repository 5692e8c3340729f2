import type { ContentSection, CountRule } from '../exam/section.ts'
import type { ExamContent } from '../exam/version.ts'
import { CannotMarkError } from './cannot-mark.ts'
import type { MarkedAnswer } from './marked-answer.ts'

/** Answers of which those that do not count earn 0 of 0; how many count when all are marked, and what they come to at most. */
type Counted = { marked: MarkedAnswer[]; questionCount: number; availableHundredths: number }

/**
 * Leaves out what sections do not count. `best`: of what was answered what earned most, then what stands first on this paper; no
 * blank goes before an answer that costs marks, or guessing would be free up to what is asked. While answers wait, none of those is
 * left out, since each may be among the best. `first`: what was answered first on this paper. Where fewer were answered than asked,
 * the others count as unanswered. `order`: question ids as they stand on the candidate's paper. What was annulled is no answer of its
 * section, and takes nobody's place in it; whoever `spent` an answer on it, and answered too few others, is asked for so many fewer.
 */
export function countSections(
  { sections = [], questions }: Pick<ExamContent, 'sections' | 'questions'>,
  marked: readonly MarkedAnswer[],
  order: readonly string[] | undefined,
  spent: ReadonlySet<string> = new Set(),
): Counted {
  let availableHundredths = sumOf(marked)
  const isAnnulled = ({ outcome }: MarkedAnswer) => outcome === 'annulled'
  let questionCount = marked.filter((one) => !isAnnulled(one)).length
  if (!sections.some(({ answer }) => answer)) return { marked: [...marked], questionCount, availableHundredths }
  const sectionOf = new Map(questions.map(({ id, section }) => [id, section]))
  const places = new Map(order?.map((id, place) => [id, place]))
  const left = new Set<string>()
  for (const [place, section] of sections.entries()) {
    if (!section.answer) continue
    const own = marked.filter((one) => sectionOf.get(one.questionId) === place && !isAnnulled(one))
    const unplaced = own.find(({ questionId }) => !places.has(questionId))
    if (unplaced) throw new CannotMarkError(unplaced.questionId, 'its place on the paper is not known')
    const onPaper = [...own].sort((one, other) => placeOf(places, one) - placeOf(places, other))
    const ranked = [...onPaper].sort(ranks[section.answer.which])
    const inSection = [...spent].filter((id) => sectionOf.get(id) === place).length
    const counted = ranked.slice(0, placesLeft(section.answer.count, own, inSection))
    availableHundredths -= sumOf(own) - sumOf(counted)
    questionCount -= own.length - counted.length
    for (const one of own) if (!counted.includes(one) && !mayStillCount(one, section)) left.add(one.questionId)
  }
  const all = marked.map((one) => (left.has(one.questionId) ? notCounted(one) : one))
  return { marked: all, questionCount, availableHundredths }
}

/** Places that were filled with an annulled answer are not to be filled with one that was never given. */
function placesLeft(count: number, own: readonly MarkedAnswer[], spentCount: number): number {
  const answeredCount = own.filter(({ outcome }) => outcome !== 'unanswered').length
  return count - Math.min(spentCount, Math.max(0, count - answeredCount))
}

function placeOf(places: ReadonlyMap<string, number>, { questionId }: MarkedAnswer): number {
  return places.get(questionId) ?? places.size
}

function sumOf(marked: readonly MarkedAnswer[]): number {
  return marked.reduce((sum, { ofHundredths }) => sum + ofHundredths, 0)
}

type Compare = (one: MarkedAnswer, other: MarkedAnswer) => number

const byOutcome =
  (outcome: MarkedAnswer['outcome']): Compare =>
  (one, other) =>
    Number(other.outcome === outcome) - Number(one.outcome === outcome)
const answeredFirst: Compare = (one, other) => byOutcome('unanswered')(other, one)

/** What counts first; sorting leaves equals in the order of the paper. */
const ranks: Readonly<Record<CountRule, Compare>> = {
  best: (one, other) =>
    byOutcome('waiting')(one, other) || answeredFirst(one, other) || other.earnedHundredths - one.earnedHundredths,
  first: answeredFirst,
}

function mayStillCount({ outcome }: MarkedAnswer, { answer }: ContentSection): boolean {
  return outcome === 'waiting' && answer?.which === 'best'
}

/** Nobody need mark what does not count; what was marked by hand stays so, in case it counts again. */
function notCounted({ questionId, hand }: MarkedAnswer): MarkedAnswer {
  const kept = hand?.state === 'done' ? { hand } : {}
  return { questionId, outcome: 'not_counted', earnedHundredths: 0, ofHundredths: 0, ...kept }
}
