import type { ResultCard } from '@sabimark/contract/answers.ts'

/** The texts of papers: formulas may stand in questions, options, passages, the words around a blank and explanations. */
export const cardTexts = (cards: readonly ResultCard[]): string[] => cards.flatMap((card) => textsIn(card))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
