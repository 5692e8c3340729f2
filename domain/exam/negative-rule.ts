import type { ShownRules } from '../bank/answer-rules.ts'

/**
 * What a wrong answer costs: a share of the marks of its question, or as much as takes guessing among its options back, one part
 * less than there are options. Only content since rules version 4 has one.
 */
export type NegativeRule = { kind: 'share'; part: number; whole: number } | { kind: 'guessing' }

/** A quarter of the marks, the usual one. */
export const aQuarter: NegativeRule = { kind: 'share', part: 1, whole: 4 }

/** The largest number of an author's own fraction. */
export const largestPart = 100

/**
 * What a wrong answer to this question costs, in hundredths. Only a choice that is right or wrong as a whole costs anything: what is
 * typed, written or counted option by option never does.
 */
export function costOf(
  {
    rules = { kind: 'one' },
    marksHundredths,
    options,
  }: { rules?: ShownRules; marksHundredths: number; options: readonly unknown[] },
  rule: NegativeRule | undefined,
): number {
  const isWhole = rules.kind === 'one' || (rules.kind === 'several' && rules.partial === 'all')
  return rule && isWhole ? deductionOf(rule, marksHundredths, options.length) : 0
}

/** Marks taken off for one wrong answer, in hundredths, half rounded up. A question of one option cannot be guessed wrong. */
export function deductionOf(rule: NegativeRule, ofHundredths: number, optionCount: number): number {
  const [part, whole] = rule.kind === 'share' ? [rule.part, rule.whole] : [1, optionCount - 1]
  if (whole < 1) return 0
  return Math.floor((2 * ofHundredths * part + whole) / (2 * whole))
}
