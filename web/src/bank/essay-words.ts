import type { EssayRules } from '@sabimark/domain/bank/answer-rules.ts'
import { counted } from '@sabimark/domain/words/plural.ts'

type Limits = Pick<EssayRules, 'minWords' | 'maxWords'>

/** How long an essay is to be, such as `300–500 words`; null where its author does not say. */
export function limitWords({ minWords, maxWords }: Limits): string | null {
  if (minWords !== null && maxWords !== null) {
    return minWords === maxWords ? counted(minWords, 'word') : `${minWords}–${counted(maxWords, 'word')}`
  }
  if (minWords !== null) return `at least ${counted(minWords, 'word')}`
  return maxWords === null ? null : `at most ${counted(maxWords, 'word')}`
}

/** An essay in a line, as staff read it. */
export function essayWords(rules: Pick<EssayRules, 'minWords' | 'maxWords' | 'answerOn'>): string {
  return ['Essay', limitWords(rules), rules.answerOn === 'paper' ? 'on paper' : 'on screen'].filter(Boolean).join(', ')
}
