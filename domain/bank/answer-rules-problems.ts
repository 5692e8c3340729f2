import type { AcceptedNumber, AnswerRules, NumberRules, TextRules, Tolerance } from './answer-rules.ts'
import { answerKeyOf } from './compare-text.ts'
import { type EssayProblem, essayProblems } from './essay-rules.ts'
import { compareExact, distanceOf, type ExactNumber, exactNumber } from './exact-number.ts'
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
  const tolerances = accepted.flatMap(toleranceProblems)
  if (tolerances.length > 0) return tolerances.slice(0, 1)
  if (unit !== null && (unit.texts.length === 0 || unit.texts.some((text) => text.trim() === ''))) {
    return [{ field: 'unit', message: 'Give at least one spelling of the unit, or none at all.' }]
  }
  return fullMarksProblems(accepted)
}

function fullMarksProblems(accepted: readonly Pick<AcceptedNumber, 'percent'>[]): RulesProblem[] {
  return accepted.some(({ percent }) => percent === 100) ? [] : [problem('One of the answers must earn full marks.')]
}

const zero = exactNumber(0n)
/** The most that a tolerance around 0 can be; around any other number it is that number, or nearly all would be right. */
const mostAroundZero = 100n

function toleranceProblems({ value, tolerance: { kind, amount } }: AcceptedNumber): RulesProblem[] {
  const given = plainNumber(amount)
  const isCount = kind === 'figures' || kind === 'decimals'
  const least = exactNumber(kind === 'figures' ? 1n : 0n)
  const most = kind === 'absolute' ? mostAround(value) : exactNumber(isCount ? 15n : 100n)
  const isFine =
    given !== null &&
    compareExact(given, least) >= 0 &&
    compareExact(given, most) <= 0 &&
    (!isCount || given.denominator === 1n)
  return isFine ? [] : [{ field: 'tolerance', message: toleranceMessage(kind, value) }]
}

function mostAround(value: string): ExactNumber {
  const size = distanceOf(plainNumber(value) ?? zero, zero)
  return compareExact(size, zero) === 0 ? exactNumber(mostAroundZero) : size
}

function toleranceMessage(kind: Tolerance['kind'], value: string): string {
  switch (kind) {
    case 'percent':
      return 'The tolerance must be a percentage from 0 to 100.'
    case 'figures':
      return 'Significant figures must be a whole number from 1 to 15.'
    case 'decimals':
      return 'Decimals must be a whole number from 0 to 15.'
    case 'absolute':
      return compareExact(mostAround(value), exactNumber(mostAroundZero)) === 0
        ? `The tolerance must be a number from 0 to ${mostAroundZero}.`
        : `The tolerance must be a number from 0 to ${value.trim().replace(/^[-+−]\s*/, '')}: no more than the answer itself.`
  }
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
