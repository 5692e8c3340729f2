import type { AcceptedNumber, AnswerRules, NumberRules, TextRules, Tolerance } from './answer-rules.ts'
import { answerKeyOf } from './compare-text.ts'
import { type EssayProblem, essayProblems } from './essay-rules.ts'
import { compareExact, type ExactNumber, exactNumber } from './exact-number.ts'
import type { QuestionType } from './question-type.ts'
import { readTypedNumber } from './typed-number.ts'

export type RulesProblem = { field: 'rules' | 'accepted' | 'tolerance' | 'unit'; message: string } | EssayProblem

/** The kinds of rules each type can have. */
const kindsOf: Readonly<Record<QuestionType, readonly AnswerRules['kind'][]>> = {
  multiple_choice: ['one', 'several'],
  true_false: ['one'],
  fill_blank: ['text', 'number'],
  essay: ['essay'],
}

/** What keeps rules from being marked by; none when they fit the type and can be used. */
export function rulesProblems(type: QuestionType, rules: AnswerRules): RulesProblem[] {
  if (!kindsOf[type].includes(rules.kind)) {
    return [{ field: 'rules', message: 'This type of question is not answered that way.' }]
  }
  if (rules.kind === 'text') return textProblems(rules)
  if (rules.kind === 'number') return numberProblems(rules)
  return rules.kind === 'essay' ? essayProblems(rules) : []
}

function textProblems({ accepted, compare }: TextRules): RulesProblem[] {
  const keys = accepted.map(({ text }) => answerKeyOf(text, compare))
  if (accepted.length === 0 || keys.includes(''))
    return [problem('Give at least one accepted answer, none of them empty.')]
  const twice = accepted.find((_, place) => keys.indexOf(keys[place] ?? '') < place)
  if (twice) return [problem(`“${twice.text}” is accepted already: the two spellings count as one.`)]
  return fullMarksProblems(accepted)
}

function numberProblems({ accepted, unit }: NumberRules): RulesProblem[] {
  const wrong = accepted.find(({ value }) => plainNumber(value) === null)
  if (accepted.length === 0) return [problem('Give the right number.')]
  if (wrong) return [problem(`“${wrong.value}” is not a number. Write it without its unit.`)]
  const tolerances = accepted.flatMap(({ tolerance }) => toleranceProblems(tolerance))
  if (tolerances.length > 0) return tolerances.slice(0, 1)
  if (unit !== null && (unit.texts.length === 0 || unit.texts.some((text) => text.trim() === ''))) {
    return [{ field: 'unit', message: 'Give at least one spelling of the unit, or none at all.' }]
  }
  return fullMarksProblems(accepted)
}

function fullMarksProblems(accepted: readonly Pick<AcceptedNumber, 'percent'>[]): RulesProblem[] {
  return accepted.some(({ percent }) => percent === 100) ? [] : [problem('One of the answers must earn full marks.')]
}

function toleranceProblems({ kind, amount }: Tolerance): RulesProblem[] {
  const value = plainNumber(amount)
  const isCount = kind === 'figures' || kind === 'decimals'
  const least = exactNumber(kind === 'figures' ? 1n : 0n)
  const most = isCount ? 15n : kind === 'percent' ? 100n : null
  const isFine =
    value !== null &&
    compareExact(value, least) >= 0 &&
    (most === null || compareExact(value, exactNumber(most)) <= 0) &&
    (!isCount || value.denominator === 1n)
  if (isFine) return []
  if (kind === 'percent') return [{ field: 'tolerance', message: 'The tolerance must be a percentage from 0 to 100.' }]
  const message = isCount
    ? `${kind === 'figures' ? 'Significant figures must be a whole number from 1' : 'Decimals must be a whole number from 0'} to 15.`
    : 'The tolerance must be a number that is not below 0.'
  return [{ field: 'tolerance', message }]
}

/** A number that surely says what it says, without a unit. */
function plainNumber(text: string): ExactNumber | null {
  const typed = readTypedNumber(text)
  const [reading] = typed?.readings ?? []
  return typed?.unit === '' && reading?.isCertain === true ? reading.value : null
}

function problem(message: string): RulesProblem {
  return { field: 'accepted', message }
}
