import { multipleChoiceProblems, optionKey } from '@sabimark/domain/bank/option-problems.ts'
import { questionProblems } from '@sabimark/domain/bank/question.ts'
import { meaning, readQuantity } from '../make/meaning.ts'
import type { ReadyMadeQuestion } from '../make/question.ts'
import { isRounded, type Solver, solvedPlaces } from '../make/solver.ts'
import { isKnownUnit } from '../make/units.ts'

const american =
  /\b(?:colors?|meters?|centers?|liters?|aluminum|sulfur|vapor|behavior|labor|favor|neighbor|traveled|traveling)\b/i

/** Everything that keeps one question from counting, as sentences. */
export function questionFaults(question: ReadyMadeQuestion, solver: Solver | undefined): string[] {
  const { text, options, right, explanation } = question
  const faults: string[] = []
  for (const [where, part] of [
    ['text', text],
    ['explanation', explanation],
    ...options.map((one) => ['option', one]),
  ]) {
    faults.push(...textFaults(part ?? '').map((fault) => `${where}: ${fault}: ${part}`))
  }
  if (options.length !== 4) faults.push(`${options.length} options instead of 4`)
  if (new Set(options.map(meaning)).size < options.length)
    faults.push(`two options say the same: ${options.join(' | ')}`)
  if (new Set(options.map(optionKey)).size < options.length) faults.push('two options are written the same')
  faults.push(...unitFaults(options), ...roundingFaults(question), ...endFaults(explanation, options[right] ?? ''))
  faults.push(...formFaults(question))
  if (solver) faults.push(...solverFaults(question, solver))
  return faults
}

function solverFaults(question: ReadyMadeQuestion, solver: Solver): string[] {
  const { options, right } = question
  try {
    const [place, ...others] = solvedPlaces(solver, question)
    if (place === undefined || others.length > 0) {
      return [`the solver finds ${place === undefined ? 0 : others.length + 1} options right: ${options.join(' | ')}`]
    }
    return place === right ? [] : [`the solver finds ${options[place]}, the key is ${options[right]}`]
  } catch (error) {
    return [`the solver fails: ${error instanceof Error ? error.message : error}`]
  }
}

function textFaults(text: string): string[] {
  const faults: string[] = []
  // Charges of chemistry and the rule under the head of a table are no signs of sums.
  const sums = text.replaceAll(/\\ce\{(?:[^{}]|\{[^{}]*\})*\}/g, '·').replaceAll(/^\|[-:| ]+\|$/gm, '')
  const find = (expression: RegExp, fault: string, within = text) => {
    if (expression.test(within)) faults.push(fault)
  }
  find(/NaN|Infinity|\[object|(?<!\b(?:is|are|be) )\bundefined\b/, 'holds what no number is')
  find(/(?<![\d.,}\w])[10][a-z](?![a-z])(?!_)/, 'a factor of 1 or 0 is written', sums)
  find(/\+ ?-|- ?-|\+ ?\+|- ?\+/, 'two signs follow each other', sums)
  find(/ {2}| [,;?]| \.(?![\d.])/, 'a space too many')
  find(/\^\{1\}|\^1(?!\d)/, 'a power of 1 is written', sums)
  find(/[\^_]-|[\^_]\d\d/, 'a power or an index needs braces', sums)
  find(/\d\.\d{7,}/, 'more digits than an exam has')
  find(/^\s|\s$/, 'a space at an end')
  find(american, 'American spelling')
  if ((text.match(/\$/g) ?? []).length % 2 === 1) faults.push('a formula does not end')
  const words = text.replaceAll(/\$[^$]*\$/g, '·')
  find(/[\\_{}^<>]/, 'a sign of formulas outside one', words)
  find(/(?<![\w⁻])-\d/, 'a negative number outside a formula', words)
  find(/\d{5,}/, 'a large number without commas', words)
  return faults
}

/** A unit of its own gives an option away. */
function unitFaults(options: readonly string[]): string[] {
  const units = options.map((option) => readQuantity(option)?.unit)
  if (!units.every((unit) => unit !== undefined && isKnownUnit(unit))) return []
  return new Set(units).size === 1 ? [] : [`options have different units: ${options.join(' | ')}`]
}

/** Rounded as asked, no two options may be one: 2.45 and 2.5 to one place. */
function roundingFaults({ text, options }: ReadyMadeQuestion): string[] {
  if (!isRounded(text)) return []
  const places = options.map((option) => /\.(\d+)/.exec(option)?.[1]?.length ?? 0)
  return new Set(places).size === 1 || options.some((option) => /10\^/.test(option)) || /significant/.test(text)
    ? []
    : [`options are rounded to different places: ${options.join(' | ')}`]
}

function endFaults(explanation: string, answer: string): string[] {
  const bare = (part: string) =>
    part
      .replaceAll(/[$\s]|\\[,;]/g, '')
      .replace(/\.$/, '')
      .toLowerCase()
  return bare(explanation).endsWith(bare(answer)) ? [] : [`the explanation does not end in ${answer}: ${explanation}`]
}

function formFaults(question: ReadyMadeQuestion): string[] {
  const options = question.options.map((text, index) => ({ id: `option${index}`, text }))
  const correctOptionIds = [`option${question.right}`]
  const problems = questionProblems({
    type: 'multiple_choice',
    text: question.text,
    topic: question.topic,
    options,
    correctOptionIds,
    rules: { kind: 'one' },
    marks: 1,
    timeAllocation: question.minutes,
  })
  return [...problems, ...multipleChoiceProblems({ options, correctOptionIds })].map(({ message }) => message)
}
