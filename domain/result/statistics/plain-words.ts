import { isChance, type WholeStatistics } from './exam-statistics.ts'
import type { Flag } from './flags.ts'
import type { QuestionStatistics } from './question-statistics.ts'
import { reasonText } from './reason.ts'

/** With fewer papers every figure moves with the next one. */
export const fewPapers = 20

/** Percentages: below the first a question is hard, then medium and easy up to and with the others, above them very easy. */
const bounds = { hard: 40, medium: 70, easy: 90 }

export type Separation = 'well' | 'yes' | 'hardly' | 'nobody' | 'few' | 'unknown'

type Difficulty = Pick<QuestionStatistics, 'facility' | 'why'>
type Told = Pick<QuestionStatistics, 'facility' | 'discrimination' | 'why'>

/** The share of its marks that candidates earned, as a whole percentage, so that the word never contradicts it. */
const percentOf = (facility: number) => Math.round(facility * 100)

/**
 * How hard a question was: 'Hard: 33% right.' `isRightOrWrong`: its marks are earned whole or not at all; of others it is the share of
 * the marks that is said. Without a facility why there is none.
 */
export function difficultyText({ facility, why }: Difficulty, isRightOrWrong: boolean): string {
  if (facility === null) return reasonText(why.facility ?? 'NO_PAPERS')
  const percent = percentOf(facility)
  const { hard, medium, easy } = bounds
  const word = percent < hard ? 'Hard' : percent <= medium ? 'Medium' : percent <= easy ? 'Easy' : 'Very easy'
  return `${word}: ${percent}% ${isRightOrWrong ? 'right' : 'of its marks'}.`
}

/** How well a question tells strong candidates from weak ones, by its r: 0.4 and more is well, below 0.2 hardly; with few papers nobody knows. */
export function separationOf({ discrimination, why }: Told, paperCount: number): Separation {
  if (discrimination === null) return why.discrimination === 'SAME_MARK' ? 'nobody' : 'unknown'
  if (paperCount < fewPapers) return 'few'
  if (discrimination >= 0.4) return 'well'
  return discrimination >= 0.2 ? 'yes' : 'hardly'
}

/** The same as a sentence; where it cannot be said, why. Empty with few papers: that they are few is said once, of the whole paper. */
export function separationText(told: Told, paperCount: number): string {
  const separation = separationOf(told, paperCount)
  if (separation === 'few') return ''
  if (separation === 'well') return 'Separates strong from weak well.'
  if (separation === 'yes') return 'Separates strong from weak.'
  if (separation === 'hardly') return 'Hardly separates strong from weak.'
  if (separation === 'unknown') return reasonText(told.why.discrimination ?? 'NO_PAPERS')
  if (told.facility === 1) return 'Everyone has it, so it separates nobody.'
  if (told.facility === 0) return 'Nobody has it, so it separates nobody.'
  return 'All earned the same here, so it separates nobody.'
}

/** How far a mark can be trusted, of 100: 'Marks are reliable to about 4 of 100 either way.' */
export function reliabilityText(whole: WholeStatistics): string {
  const { semPercent, why } = whole
  if (isChance(whole)) return 'Too few papers to say how reliable the marks are.'
  if (semPercent === null)
    return `How reliable the marks are is not known. ${reasonText(why.semPercent ?? 'NO_PAPERS')}`
  return `Marks are reliable to about ${Math.max(1, Math.round(semPercent))} of 100 either way.`
}

/** Whether it says of enough papers how far a mark can be trusted. */
export function isReliabilityKnown(whole: WholeStatistics): boolean {
  return whole.semPercent !== null && !isChance(whole) && whole.paperCount >= fewPapers
}

/** How many papers that is of, with a caution for few: 'Only 3 papers: read with care.', '39 papers.' */
export function papersText(paperCount: number): string {
  const papers = `${paperCount.toLocaleString('en-NG')} ${paperCount === 1 ? 'paper' : 'papers'}`
  return paperCount < fewPapers ? `Only ${papers}: read with care.` : `${papers}.`
}

/** The key may be wrong, or the question works against the rest: somebody must look before marks are believed. */
export function isSuspect({ flags }: Pick<QuestionStatistics, 'flags'>): boolean {
  return isKeySuspect(flags) || flags.includes('NEGATIVE')
}

export const isKeySuspect = (flags: readonly Flag[]): boolean => flags.includes('KEY_SUSPECT')

/** How many questions somebody must look at, in a sentence. */
export function suspectsText(questions: readonly Pick<QuestionStatistics, 'flags'>[]): string {
  const count = questions.filter(isSuspect).length
  if (count === 0) return 'No question needs a look.'
  return count === 1 ? 'One question needs a look.' : `${count} questions need a look.`
}

type Rank = Pick<QuestionStatistics, 'flags' | 'facility' | 'discrimination' | 'why'>

/** Suspect questions first, a suspect key before all; then those that hardly separate; the others keep their order. */
export function toCheckFirst<Question extends Rank>(questions: readonly Question[], paperCount: number): Question[] {
  const rankOf = (question: Question) => {
    if (isKeySuspect(question.flags)) return 0
    if (isSuspect(question)) return 1
    return separationOf(question, paperCount) === 'hardly' ? 2 : 3
  }
  return [...questions].sort((one, other) => rankOf(one) - rankOf(other))
}

type Option = Pick<QuestionStatistics['options'][number], 'isRight' | 'isRival' | 'topShare'> & { letter: string }

/**
 * What speaks against the key of a question: the wrong option most of the best chose, and what the key says; null where no option
 * rivals it. 'The best candidates chose C, the key says B.'
 */
export function rivalText(options: readonly Option[]): string | null {
  const rival = rivalOf(options)
  const key = options.filter(({ isRight }) => isRight).map(({ letter }) => letter)
  return rival && key.length > 0
    ? `The best candidates chose ${rival.letter}, the key says ${key.join(' and ')}.`
    : null
}

/** Of the options that rival the key the one most of the best chose. */
export function rivalOf<One extends Pick<Option, 'isRival' | 'topShare'>>(options: readonly One[]): One | undefined {
  const rivals = options.filter(({ isRival }) => isRival)
  return rivals.sort((one, other) => (other.topShare ?? 0) - (one.topShare ?? 0))[0]
}
