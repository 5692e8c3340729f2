import { evaluate, type Given } from './evaluate.ts'
import { meaning, readQuantity } from './meaning.ts'
import type { Drawn } from './question.ts'

/** A printed question as a solver may see it: what a candidate reads, and no more. */
export interface Printed {
  text: string
  options: string[]
  /** Every number of the text in its order, without thousands' commas; a minus right before one counts. */
  numbers: number[]
  /** The formulas of the text, without dollar signs. */
  formulas: string[]
  /** The groups of an expression that the text fits; throws where it does not. */
  read(expression: RegExp): string[]
  /** The value of a formula, NaN where it cannot be read. */
  value(formula: string, given?: Given): number
}

/** One option: its text, what stands between its dollar signs, and its number where it is one, in the unit printed. */
export interface PrintedOption {
  text: string
  formula: string
  value: number
}

/**
 * The answer found another way than the template did: a number in the unit of the options, a text that says the same as one option, or
 * a test that exactly one option passes.
 */
type Solve = (question: Printed) => number | string | ((option: PrintedOption) => boolean)

/** A second solver serves one template or a family of them. */
export interface Solver {
  of: readonly string[]
  solve: Solve
}

/** The places of all options a solver finds right. It must be one. */
export function solvedPlaces(solver: Solver, question: Pick<Drawn, 'text' | 'options'>): number[] {
  const found = solver.solve(printed(question))
  const places = question.options.map((_, index) => index)
  return places.filter((index) => {
    const text = question.options[index] ?? ''
    if (typeof found === 'string') return meaning(text) === meaning(found)
    const option = { text, formula: text.replaceAll('$', ''), value: readQuantity(text)?.value ?? Number.NaN }
    if (typeof found === 'function') return found(option)
    return isPrintedAs(found, option, question.text)
  })
}

function printed({ text, options }: Pick<Drawn, 'text' | 'options'>): Printed {
  const plain = text
    .replaceAll('{,}', '')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll('−', '-')
  return {
    text,
    options: [...options],
    numbers: (plain.match(/(?<![\w.)}]\s*)-?\d+(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? []).map(Number),
    formulas: [...text.matchAll(/\$([^$]+)\$/g)].map((found) => found[1] ?? ''),
    read(expression) {
      const found = expression.exec(text)
      if (!found) throw new Error(`the text does not fit ${expression}: ${text}`)
      return found.slice(1)
    },
    value: (formula, given) => evaluate(formula, given) ?? Number.NaN,
  }
}

/** Exact, unless the question asks for less: then up to half of the last digit printed. */
function isPrintedAs(value: number, option: PrintedOption, question: string): boolean {
  const off = Math.abs(value - option.value)
  if (off <= 1e-9 * Math.max(1e-6, Math.abs(value))) return true
  if (!isRounded(question)) return false
  return off <= (lastDigit(option.text, question) / 2) * (1 + 1e-6)
}

export const isRounded = (question: string) =>
  /correct to|nearest|approximate|decimal place|significant/i.test(question)

function lastDigit(text: string, question: string): number {
  const nearest = /nearest (ten|hundred|thousand)\b(?! ?th)/i.exec(question)?.[1]?.toLowerCase()
  if (nearest) return { ten: 10, hundred: 100, thousand: 1000 }[nearest] ?? 1
  const plain = text.replaceAll('{,}', '').replaceAll(/(\d),(?=\d{3})/g, '$1')
  const [, whole = '', part] = /(\d+)(?:\.(\d+))?/.exec(plain) ?? []
  const scale = 10 ** Number(/10\^\{?(-?\d+)/.exec(plain)?.[1] ?? 0)
  if (part !== undefined) return scale * 10 ** -part.length
  const zeros = /significant/i.test(question) ? (/0*$/.exec(whole)?.[0].length ?? 0) : 0
  return scale * 10 ** zeros
}
