import type { AcceptedNumber, AnswerRules, NumberRules, TextRules, UnitRule } from './answer-rules.ts'
import { answerKeyOf, isNearAnswer, maxBlankLength } from './compare-text.ts'
import {
  compareExact,
  distanceOf,
  type ExactNumber,
  exactNumber,
  multiplyExact,
  roundedTo,
  roundedToFigures,
} from './exact-number.ts'
import { foldUnit, numberKeyOf, readTypedNumber } from './typed-number.ts'

/** What a teacher decided about typed answers: `answerKey` as `answerKeyOf` gives it, or `numberKeyOf` for a number, `percent` 0 to 100. */
export type Ruling = { answerKey: string; percent: number }

/** A share of a question's marks, `part` of `whole`, in whole numbers so that nothing is rounded twice. */
export type Share = { part: number; whole: number }

/** What an answer earns; 'waits' until a person has looked at it. */
export type Judgement = Share | 'waits'

export const nothing: Share = { part: 0, whole: 1 }

/** Judges what was typed into a blank for text. A ruling of a teacher goes before the accepted spellings. */
export function judgeText(text: string, rules: TextRules, rulings: readonly Ruling[] = []): Judgement {
  if (text.length > maxBlankLength) return nothing
  const typed = answerKeyOf(text, rules.compare)
  const ruled = rulingFor(typed, rulings)
  if (ruled !== undefined) return ruled
  const percent = best(rules.accepted.filter((one) => answerKeyOf(one.text, rules.compare) === typed))
  if (percent > 0) return percentShare(percent)
  return rules.near === 'wait' && rules.accepted.some((one) => isNearAnswer(text, one.text)) ? 'waits' : nothing
}

/** Whether rules by themselves give something for an answer, as rulings name it. */
export function isAcceptedKey(answerKey: string, rules: AnswerRules | undefined): boolean {
  if (rules?.kind !== 'text' && rules?.kind !== 'number') return false
  const judged = rules.kind === 'text' ? judgeText(answerKey, rules) : judgeNumber(answerKey, rules)
  return judged !== 'waits' && judged.part > 0
}

/**
 * Judges what was typed into a blank for a number, exactly. What can be read in two ways, or has a unit nobody named,
 * waits where one of the ways would be right.
 */
export function judgeNumber(text: string, rules: NumberRules, rulings: readonly Ruling[] = []): Judgement {
  if (text.length > maxBlankLength) return nothing
  const ruled = rulingFor(numberKeyOf(text), rulings)
  if (ruled !== undefined) return ruled
  const typed = readTypedNumber(text)
  if (typed === null) return nothing
  const unit = unitOf(typed.unit, rules.unit)
  const judge = (value: ExactNumber, isCertain: boolean) => ({
    percent: best(rules.accepted.filter((one) => isWithin(value, one))),
    isCertain: isCertain && unit !== 'unknown',
  })
  const judged = typed.readings.flatMap(({ value, isCertain }) =>
    unit === 'percent'
      ? [judge(multiplyExact(value, exactNumber(1n, 100n)), isCertain), judge(value, false)]
      : [judge(value, isCertain)],
  )
  const sure = best(judged.filter(({ isCertain }) => isCertain))
  if (sure > 0) return unit === 'missing' ? withoutUnit(sure, rules.unit) : percentShare(sure)
  return rules.near === 'wait' && judged.some(({ percent }) => percent > 0) ? 'waits' : nothing
}

/** Whether a teacher decided about exactly this answer. */
export function isRuled(value: unknown, rules: AnswerRules | undefined, rulings: readonly Ruling[] = []): boolean {
  if (typeof value !== 'string' || value.length > maxBlankLength) return false
  if (rules?.kind === 'text') return rulingFor(answerKeyOf(value, rules.compare), rulings) !== undefined
  return rules?.kind === 'number' && rulingFor(numberKeyOf(value), rulings) !== undefined
}

function rulingFor(answerKey: string, rulings: readonly Ruling[]): Share | undefined {
  const ruling = rulings.filter((one) => one.answerKey === answerKey).at(-1)
  return ruling === undefined ? undefined : percentShare(ruling.percent)
}

function percentShare(percent: number): Share {
  return { part: percent, whole: 100 }
}

function best(earning: readonly { percent: number }[]): number {
  return Math.max(0, ...earning.map(({ percent }) => percent))
}

/** What a number's money sign is read as '₦' for; an author may have listed any of them. */
const nairaSpellings = ['₦', 'N', 'NGN']

/** '%' where no unit is asked for means hundredths, and perhaps nothing; a naira sign nobody asked for says nothing. */
function unitOf(typed: string, rule: UnitRule | null): 'known' | 'missing' | 'percent' | 'unknown' {
  const unit = foldUnit(typed)
  const spellings = unit === '₦' ? nairaSpellings : [unit]
  if (unit !== '' && rule?.texts.some((text) => spellings.includes(foldUnit(text)))) return 'known'
  if (unit === '%' && rule === null) return 'percent'
  if (unit === '' || (unit === '₦' && rule === null)) return rule?.isRequired === true ? 'missing' : 'known'
  return 'unknown'
}

function withoutUnit(percent: number, rule: UnitRule | null): Share {
  return rule?.withoutIt === 'half' ? { part: percent, whole: 200 } : nothing
}

/** Whether a number is right within the tolerance; its bounds belong to it. An accepted text that is no number matches none. */
function isWithin(value: ExactNumber, { value: typed, tolerance }: AcceptedNumber): boolean {
  const right = readTypedNumber(typed)?.readings[0]?.value
  const amount = readTypedNumber(tolerance.amount)?.readings[0]?.value
  if (right === undefined || amount === undefined) return false
  switch (tolerance.kind) {
    case 'absolute':
      return compareExact(distanceOf(value, right), amount) <= 0
    case 'percent': {
      const size = distanceOf(right, exactNumber(0n))
      return (
        compareExact(distanceOf(value, right), multiplyExact(size, multiplyExact(amount, exactNumber(1n, 100n)))) <= 0
      )
    }
    case 'figures':
      return isSame(
        roundedToFigures(value, Number(amount.numerator)),
        roundedToFigures(right, Number(amount.numerator)),
      )
    case 'decimals':
      return isSame(roundedTo(value, Number(amount.numerator)), roundedTo(right, Number(amount.numerator)))
  }
}

function isSame(one: ExactNumber, other: ExactNumber): boolean {
  return compareExact(one, other) === 0
}
