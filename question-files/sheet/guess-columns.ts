import type { Columns, Field } from './header.ts'
import type { Row } from './table.ts'

/**
 * The columns of a sheet without a row of names, where most rows look the same: a text, two to ten options, and last the letter of
 * one of them; before the text perhaps a number that rises. Undefined where they do not.
 */
export function guessColumns(rows: readonly Row[]): Columns | undefined {
  const filled = rows.filter(({ cells }) => cells.size >= 4)
  if (filled.length === 0 || filled.length < rows.length * 0.8) return undefined
  const last = filled.slice(0, 50).reduce((most, { cells }) => Math.max(most, [...cells.keys()].at(-1) ?? 0), 0)
  const isLetter = filled.filter(({ cells }) => /^\(?[a-j][.)]?$/i.test(cells.get(last)?.text.trim() ?? '')).length
  if (last > 12 || isLetter < filled.length * 0.8) return undefined
  const isNumbered = filled.every(({ cells }) => /^\d{1,4}[.)]?$/.test(cells.get(0)?.text.trim() ?? ''))
  const first = isNumbered ? 1 : 0
  const fields = new Map<Field, number>([
    ['question', first],
    ['answer', last],
  ])
  if (isNumbered) fields.set('number', 0)
  const options = Array.from({ length: last - first - 1 }, (_, index) => first + 1 + index)
  return options.length < 2 ? undefined : { row: null, fields, options }
}
