import type { PartialRule } from '@sabimark/domain/bank/answer-rules.ts'

/** What a candidate is told of how several right options earn. */
export const partialWords: Readonly<Record<PartialRule, string>> = {
  all: 'Tick every right answer. Marks are given only when exactly the right ones are ticked.',
  right_minus_wrong: 'Tick every right answer. Each wrong tick cancels a right one; the question never earns below 0.',
  per_option: 'Tick every right answer. Each option rightly ticked or rightly left earns its share of the marks.',
}
