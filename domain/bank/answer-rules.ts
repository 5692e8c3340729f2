import type { TextCompare } from './compare-text.ts'

/**
 * How several right options earn, stated to the candidate. `all`: everything for exactly the right ones, else nothing.
 * `right_minus_wrong`: the right ones ticked less the wrong ones, never below nothing. `per_option`: each option rightly
 * ticked or rightly left.
 */
export const partialRules = ['all', 'right_minus_wrong', 'per_option'] as const
export type PartialRule = (typeof partialRules)[number]

/** What becomes of a typed answer that is near an accepted one: a person looks at it, or it is wrong at once. */
export const nearRules = ['wait', 'wrong'] as const
export type NearRule = (typeof nearRules)[number]

/** A spelling that earns `percent` of the marks, 1 to 100. Plain text, without Markdown. */
export type AcceptedText = { text: string; percent: number }

/**
 * How far a number may be off. `amount`, a number as typed: a distance, a percentage of the right number, or how many
 * significant figures or decimals both are rounded to. Bounds belong to it; a distance of 0 is exactly.
 */
export const toleranceKinds = ['absolute', 'percent', 'figures', 'decimals'] as const
export type Tolerance = { kind: (typeof toleranceKinds)[number]; amount: string }

/** A number that earns `percent` of the marks; `value` as typed, so that nothing is lost (`1/3`). */
export type AcceptedNumber = { value: string; tolerance: Tolerance; percent: number }

/** The spellings of the unit; where it `isRequired`, an answer without it is wrong or earns half. */
export type UnitRule = { texts: string[]; isRequired: boolean; withoutIt: 'wrong' | 'half' }

/** Where an essay is written: into the page, or on paper that staff mark and type in. */
export const essayPlaces = ['screen', 'paper'] as const
export type EssayPlace = (typeof essayPlaces)[number]

export type OneRules = { kind: 'one' }
export type SeveralRules = { kind: 'several'; partial: PartialRule }
/** `before` and `after` stand around the box the candidate types into. */
export type TextRules = {
  kind: 'text'
  before: string
  after: string
  accepted: AcceptedText[]
  compare: TextCompare
  near: NearRule
}
export type NumberRules = {
  kind: 'number'
  before: string
  after: string
  accepted: AcceptedNumber[]
  unit: UnitRule | null
  near: NearRule
}
/** What a marker gives points for, in hundredths of a mark. `id` stays when the text changes: marks refer to it. */
export type RubricItem = { id: string; text: string; hundredths: number }

/**
 * Word limits are shown and cut nothing off; `guide` and `rubric` are for markers, the rubric in the order of the digits
 * they press. Its points need not come to the marks of the question.
 */
export type EssayRules = {
  kind: 'essay'
  minWords: number | null
  maxWords: number | null
  answerOn: EssayPlace
  guide: string
  rubric: RubricItem[]
}

/** How answers to one question are given and judged: the whole, with what only staff may know. */
export type AnswerRules = OneRules | SeveralRules | TextRules | NumberRules | EssayRules

/**
 * What a candidate sees of the rules: how to answer, and how several right options earn. `needsUnit`: the number must be typed
 * with a unit; which unit is not said.
 */
export type ShownRules =
  | OneRules
  | SeveralRules
  | Pick<TextRules, 'kind' | 'before' | 'after'>
  | (Pick<NumberRules, 'kind' | 'before' | 'after'> & { needsUnit?: true })
  | Pick<EssayRules, 'kind' | 'minWords' | 'maxWords' | 'answerOn'>

/** The rules without accepted answers, tolerances, units, guides and rubrics. Names each field that may be seen, so that a new one is not. */
export function shownRules(rules: AnswerRules): ShownRules {
  switch (rules.kind) {
    case 'one':
      return { kind: 'one' }
    case 'several':
      return { kind: 'several', partial: rules.partial }
    case 'text':
      return { kind: 'text', before: rules.before, after: rules.after }
    case 'number': {
      const shown = { kind: rules.kind, before: rules.before, after: rules.after }
      return rules.unit?.isRequired === true ? { ...shown, needsUnit: true } : shown
    }
    case 'essay': {
      const { kind, minWords, maxWords, answerOn } = rules
      return { kind, minWords, maxWords, answerOn }
    }
  }
}
