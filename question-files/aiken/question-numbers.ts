import type { Group } from './group-lines.ts'
import { numberOf, questionNumber } from './lines.ts'

/** In which line of its question a number stands, and which it is. */
type Numbered = { line: number; value: number }

/**
 * The texts of the questions, without their numbers where they are numbered in a row: then the paper numbers them. A
 * number may be missing or begin again at 1, as in a new section, and a heading may stand above it.
 */
export function withoutNumbers(groups: readonly Group[]): string[] {
  const numbers = groups.map(({ stem }) => numberIn(stem))
  const areNumbers = areInARow(numbers)
  return groups.map(({ stem }, index) => {
    const found = areNumbers ? numbers[index] : undefined
    return stem
      .map((line, place) => (place === found?.line ? line.replace(questionNumber, '') : line))
      .join('\n')
      .trim()
  })
}

/**
 * The first number of a question's text, unless the next line with a number makes it a list; behind a list from 1 on, as of
 * instructions, the number that does not continue it.
 */
function numberIn(stem: readonly string[]): Numbered | undefined {
  const numbered = stem.flatMap((text, line) => {
    const value = numberOf(text)
    return value === null ? [] : [{ line, value }]
  })
  const [first, second] = numbered
  if (!second || second.value !== (first?.value ?? 0) + 1) return first
  const listed = numbered.findIndex(({ value }, place) => value !== place + 1)
  return listed === numbered.length - 1 ? numbered[listed] : undefined
}

function areInARow(numbers: readonly (Numbered | undefined)[]): boolean {
  const values = numbers.flatMap((one) => (one ? [one.value] : []))
  if (numbers.length === 1) return values[0] === 1
  const isHigher = values.slice(1).map((value, index) => value > (values[index] ?? 0))
  const rises = isHigher.filter(Boolean).length
  const isInOrder = isHigher.every((is, index) => is || values[index + 1] === 1)
  return isInOrder && rises > isHigher.length - rises && values.length * 2 >= numbers.length
}
