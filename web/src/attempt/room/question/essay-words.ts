import type { EssayRules } from '@sabimark/domain/bank/answer-rules.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { limitWords } from '../../../bank/essay-words.ts'

type Limits = Pick<EssayRules, 'minWords' | 'maxWords'>

/** How many words there are, beside how many there are to be. */
export function countWords(count: number, limits: Limits): string {
  const asked = limitWords(limits)
  if (asked === null) return counted(count, 'word')
  const words =
    limits.minWords === null || limits.maxWords === null ? `${counted(count, 'word')},` : `${counted(count, 'word')} of`
  return `${words} ${asked.replace(/ words?$/, '')}`
}

/** Whether nothing more should be written; nothing is cut off for it. */
export function isOver(count: number, { maxWords }: Limits): boolean {
  return maxWords !== null && count > maxWords
}

/** What is told to ears: it changes when a limit is passed and with every hundred words, not with every key. */
export function heardWords(count: number, limits: Limits): string {
  const { minWords, maxWords } = limits
  if (isOver(count, limits)) return `More than ${counted(maxWords ?? 0, 'word')}: over the limit. Nothing is cut off.`
  if (minWords !== null && count >= minWords) return `${counted(minWords, 'word')} reached.`
  return count < 100 ? '' : `More than ${Math.floor(count / 100) * 100} words.`
}
