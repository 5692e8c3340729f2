import type { Group } from './group-lines.ts'

/** In which line of its question a number stands, and which it is. */
type Numbered = { line: number; value: number }

// Not the beginning of "2.5 metres" or "9:30".
const number = /^(?:Q(?:uestion|\.)?\s*)?(\d{1,3})\s*[.):](?!\d)\s*/i

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
      .map((line, place) => (place === found?.line ? line.replace(number, '') : line))
      .join('\n')
      .trim()
  })
}

/** The first number of a question's text, unless the next line with a number makes it a list. */
function numberIn(stem: readonly string[]): Numbered | undefined {
  const [first, second] = stem.flatMap((text, line) => {
    const value = number.exec(text)?.[1]
    return value === undefined ? [] : [{ line, value: Number(value) }]
  })
  return second && second.value === (first?.value ?? 0) + 1 ? undefined : first
}

function areInARow(numbers: readonly (Numbered | undefined)[]): boolean {
  const values = numbers.flatMap((one) => (one ? [one.value] : []))
  if (numbers.length === 1) return values[0] === 1
  const isHigher = values.slice(1).map((value, index) => value > (values[index] ?? 0))
  const rises = isHigher.filter(Boolean).length
  const isInOrder = isHigher.every((is, index) => is || values[index + 1] === 1)
  return isInOrder && rises > isHigher.length - rises && values.length * 2 >= numbers.length
}
