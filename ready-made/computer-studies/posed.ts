// Questions about computers whose options are numbers, in whatever base.
import type { Draw } from '../make/draw.ts'
import { readQuantity } from '../make/meaning.ts'
import type { Made } from '../make/template.ts'

/** Digits that octal does not have: such an option is struck out without a calculation. */
const isNoOctal = (option: string) => /[89]\d*_\{8\}/.test(option)

/** Leaves out wrong options that the stem says itself, or that are no numbers of their base: nobody chooses those. */
export function posed(draw: Draw, made: Made): Made {
  const said = new Set(
    (made.ask.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', ''))),
  )
  const isSaid = (option: string) =>
    option.includes('$') ? made.ask.includes(option) : said.has(readQuantity(option)?.value ?? Number.NaN)
  draw.need(!isSaid(made.answer))
  const slips = Object.entries(made.slips).filter(([, option]) => !isSaid(option) && !isNoOctal(option))
  return { ...made, slips: Object.fromEntries(slips) }
}

/** A number in a base, inside a formula: letters stand upright. */
export function inBase(value: number, base: number, width = 0): string {
  const digits = value.toString(base).toUpperCase().padStart(width, '0')
  return based(digits, base)
}

/** Digits as they stand, with their base. */
export const based = (digits: string, base: number) =>
  base > 10 ? `$\\text{${digits}}_{${base}}$` : `$${digits}_{${base}}$`

export const bits = (value: number, width: number) => value.toString(2).padStart(width, '0')

export const reversed = (text: string) => [...text].reverse().join('')

/** Lines of a BASIC program, numbered 10, 20 and so on, as a block of code. */
export const program = (...lines: readonly string[]) =>
  `\n\n\`\`\`\n${lines.map((line, at) => `${(at + 1) * 10} ${line}`).join('\n')}\n\`\`\`\n\n`

const row = (cells: ReadonlyArray<string | number>) => `| ${cells.join(' | ')} |`

/** A table with a head, to stand between two sentences. */
export const table = (head: readonly string[], rows: ReadonlyArray<ReadonlyArray<string | number>>) =>
  `\n\n${[row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')}\n\n`
