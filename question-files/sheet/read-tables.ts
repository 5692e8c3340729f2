import { maxQuestions } from '../limits.ts'
import { finish } from '../neutral/finish.ts'
import type { Note } from '../neutral/question.ts'
import { type FormatId, type LeftOut, type ReadResult, refuse } from '../neutral/result.ts'
import { oldEncoding, tooManyQuestions } from '../neutral/sentences.ts'
import { guessColumns } from './guess-columns.ts'
import { type Columns, columnTitle, findHeader } from './header.ts'
import { readRow } from './read-row.ts'
import { rowReader } from './row-reader.ts'
import { placeOf, type Row, type Table } from './table.ts'

type Found = Pick<ReadResult, 'questions' | 'leftOut' | 'chars'>

/** Questions in the rows of sheets, each sheet with its own row of names. What no question took is left out, cell by cell. */
export function readTables(tables: readonly Table[], format: FormatId, isGuessed = false): ReadResult {
  const source = tables.reduce((sum, { rows }) => sum + rows.reduce((part, row) => part + lengthOf(row), 0), 0)
  const found: Found = { questions: [], leftOut: [], chars: { source, accounted: 0 } }
  for (const table of tables) readTable(table, found, isGuessed)
  const result = { format, ...found, refused: null, pictures: [] }
  if (found.questions.length > maxQuestions) return refuse(tooManyQuestions, format)
  return found.questions.length > 0 ? result : { ...result, refused: noQuestion }
}

const noQuestion =
  'No question was recognised. Name the columns in the first row: Question, A, B, C, D, Answer, and give each question a row.'

function readTable(table: Table, found: Found, isGuessed: boolean): void {
  const columns = findHeader(table.rows) ?? guessColumns(table.rows)
  if (!columns) {
    for (const row of table.rows)
      leaveOut(table, row, [...row.cells.keys()], 'No row above it names the columns.', found)
    return
  }
  const unknown = new Map<number, string[]>()
  for (const row of table.rows) {
    if (row === columns.row) found.chars.accounted += lengthOf(row)
    else if (columns.row && row.number < columns.row.number) {
      leaveOut(table, row, [...row.cells.keys()], 'It stands above the row that names the columns.', found)
    } else readQuestionRow(table, row, columns, { found, unknown, isGuessed })
  }
  for (const [column, cells] of unknown) {
    const title = columnTitle(columns, column)
    const place = table.name === null ? title : `sheet “${table.name}”, ${title}`
    const why = columns.row ? 'Questions have no field with that name.' : 'Nothing says what this column holds.'
    found.leftOut.push({ place, what: cells.join('\n'), why })
  }
}

type Reading = { found: Found; unknown: Map<number, string[]>; isGuessed: boolean }

function readQuestionRow(table: Table, row: Row, columns: Columns, { found, unknown, isGuessed }: Reading): void {
  const used = new Set<number>()
  const reader = rowReader(row, columns, used)
  const number = reader.take('number', 'text')
  const read = readRow(reader)
  if (read === null) {
    const why = reader.isAlone('question') ? 'It is the heading of a section.' : 'There is no question in this row.'
    leaveOut(table, row, [...row.cells.keys()], why, found)
    return
  }
  const known = new Set([...columns.fields.values(), ...columns.options])
  const unused: number[] = []
  for (const [column, cell] of row.cells) {
    if (used.has(column)) found.chars.accounted += cell.length
    else if (known.has(column)) unused.push(column)
    else {
      found.chars.accounted += cell.length
      const cells = unknown.get(column)
      if (cells) cells.push(cell.text)
      else unknown.set(column, [cell.text])
    }
  }
  leaveOut(table, row, unused, 'A question of this kind has no place for it.', found)
  const place = `${placeOf(table, row.number)}${number === '' ? '' : ` (question ${number})`}`
  const guessed = [...(columns.row ? [] : [noNames]), ...(isGuessed ? guessedLetters(row) : []), ...read.guessed]
  const source = [...row.cells.values()].map(({ text }) => text).join('\t')
  found.questions.push(finish(read.question, { place, source, problems: read.problems, guessed }))
}

const noNames: Note = { field: 'text', message: 'No row names the columns; they were told by what is in them.' }

/** The bytes do not say which letters they are. */
function guessedLetters(row: Row): Note[] {
  const isPlain = [...row.cells.values()].every(({ text }) => /^\p{ASCII}*$/u.test(text))
  return isPlain ? [] : [{ field: 'text', message: oldEncoding }]
}

function leaveOut(table: Table, row: Row, columns: number[], why: string, { chars, leftOut }: Found): void {
  const cells = columns.flatMap((column) => row.cells.get(column) ?? [])
  const what = cells.map(({ text }) => text).join('\t')
  chars.accounted += cells.reduce((sum, { length }) => sum + length, 0)
  if (what.trim() !== '') leftOut.push({ place: placeOf(table, row.number), what, why } satisfies LeftOut)
}

function lengthOf({ cells }: Row): number {
  return [...cells.values()].reduce((sum, { length }) => sum + length, 0)
}
