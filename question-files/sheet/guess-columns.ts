import type { Columns, Field } from './header.ts'
import type { Row } from './table.ts'
import { difficultyOf, typeOf } from './words.ts'

/** How many rows are looked at. */
const looked = 50
const mostOptions = 10

/**
 * The columns of a sheet without a row of names, where most rows look the same: a text, two to ten options, and the letter or the words
 * of one of them. Before the text stand perhaps a number that rises and the type; behind the answer perhaps marks, minutes and a
 * difficulty. A column behind it that says none of these is left to people. Undefined where rows do not look like questions.
 */
export function guessColumns(rows: readonly Row[]): Columns | undefined {
  const filled = rows.filter(({ cells }) => cells.size >= 4)
  const others = rows.length - filled.length
  // Heads of sections stand alone in their row.
  const alone = rows.filter(({ cells }) => cells.size === 1).length
  if (filled.length === 0 || filled.length <= alone || others - alone > rows.length * 0.2) return undefined
  const some = filled.slice(0, looked)
  const isMostly = (column: number, fits: (text: string, row: Row) => boolean) =>
    some.filter((row) => fits(textIn(row, column), row)).length >= some.length * 0.8
  const width = some.reduce((most, { cells }) => Math.max(most, ...cells.keys()), 0) + 1
  // A list can begin further right: beside another one, or after an empty column.
  let first = some.reduce((least, { cells }) => Math.min(least, ...cells.keys()), width)
  const columns = Array.from({ length: Math.min(width - first, 40) }, (_, column) => first + column)
  const fields = new Map<Field, number>()
  if (some.every((row) => /^\d{1,4}[.)]?$/.test(textIn(row, first)))) fields.set('number', first++)
  if (isMostly(first, (text) => text !== '' && typeOf(text) !== null)) fields.set('type', first++)
  const possible = columns.filter((column) => column >= first + 3).reverse()
  const answer =
    possible.find((column) => isMostly(column, (text) => isLetterOf(text, column - first - 1))) ??
    possible.find((column) => pointsAt(some, first + 1, column) >= 0.8)
  if (answer === undefined || answer - first - 1 > mostOptions) return undefined
  fields.set('question', first).set('answer', answer)
  for (const column of columns.filter((one) => one > answer)) {
    const field = behindAnswer.find(([name, fits]) => !fields.has(name) && isMostly(column, fits))?.[0]
    if (field !== undefined) fields.set(field, column)
  }
  return { row: null, fields, options: columns.filter((column) => column > first && column < answer) }
}

/** 'B', '(b)' and 'b.' are the letter of an option where there are two or more; an F is none of three. */
function isLetterOf(text: string, optionCount: number): boolean {
  const letter = /^\(?([a-j])[.)]?$/i.exec(text)?.[1]?.toLowerCase()
  return letter !== undefined && letter.charCodeAt(0) - 97 < optionCount
}

export const isFigure = (text: string) => /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text)

/** What can stand behind the answer, in the order people write it. One letter says too little for a difficulty. */
export const behindAnswer: readonly (readonly [Field, (text: string) => boolean])[] = [
  ['marks', isFigure],
  ['minutes', isFigure],
  ['difficulty', (text) => text.length > 1 && difficultyOf(text) !== null],
]

export function textIn(row: Row, column: number): string {
  return row.cells.get(column)?.text.trim() ?? ''
}

/** Whether a text says the same as one of the cells from one column up to another. */
export function isOption(text: string, row: Row, from: number, until: number): boolean {
  return placeOfOption(text, row, from, until) !== null
}

/**
 * How many of the rows say in a column what one of the cells from another column up to it says. Figures that are always those of the same
 * column point at nothing: minutes may well be what marks are.
 */
export function pointsAt(rows: readonly Row[], from: number, column: number): number {
  const said = rows.map((row) => ({ text: textIn(row, column), row }))
  const places = said.flatMap(({ text, row }) => placeOfOption(text, row, from, column) ?? [])
  const isFigures = said.filter(({ text }) => isFigure(text)).length * 2 > rows.length
  return isFigures && rows.length > 2 && new Set(places).size < 2 ? 0 : places.length / rows.length
}

function placeOfOption(text: string, row: Row, from: number, until: number): number | null {
  if (text === '') return null
  const said = text.toLowerCase()
  for (let column = from; column < until; column += 1) if (textIn(row, column).toLowerCase() === said) return column
  return null
}
