import { maxQuestions } from '../limits.ts'
import { finish } from '../neutral/finish.ts'
import type { Note } from '../neutral/question.ts'
import { type FormatId, type LeftOut, type ReadResult, refuse, type Sheets } from '../neutral/result.ts'
import { oldEncoding, tooManyQuestions } from '../neutral/sentences.ts'
import { type AnswersAre, answersAre } from './answers-are.ts'
import { type ChosenColumns, chosenOf, columnsOf } from './chosen-columns.ts'
import { type Columns, columnTitle } from './header.ts'
import { type Proposal, proposeColumns } from './propose-columns.ts'
import { readRow } from './read-row.ts'
import { rowReader } from './row-reader.ts'
import { splitSides } from './split-sides.ts'
import { placeOf, type Row, type Table } from './table.ts'

type Found = Pick<ReadResult, 'questions' | 'leftOut' | 'chars'>

/**
 * Questions in the rows of sheets, each sheet with its own row of names. What no question took is left out, cell by cell. Where the names do not
 * say everything, the columns that were told by what is in them are read, and stand in `sheets` to be looked at.
 */
export function readTables(tables: readonly Table[], format: FormatId, isGuessed = false): ReadResult {
  const sides = tables.flatMap(splitSides)
  const proposals = proposeAll(sides)
  const found = foundNone(sides)
  for (const [place, table] of sides.entries()) {
    const { columns, isAsked } = proposals[place] ?? { columns: undefined, isAsked: false }
    const note = isAsked ? (columns?.row ? unknownNames : noNames) : null
    readTable(table, columns, { found, isGuessed, note, whyNone: 'No row above it names the columns.' })
  }
  const isAsked = proposals.some((one) => one.isAsked) && sides.some(({ rows }) => rows.length > 1)
  const asked = { tables: sides, columns: proposals.map(({ columns }) => chosenOf(columns)), isGuessed, besides: [] }
  return resultOf(found, format, isAsked ? asked : undefined)
}

/** The same of sheets whose columns somebody has chosen, one choice a sheet. */
export function readChosen(sheets: Sheets, chosen: readonly ChosenColumns[], format: FormatId): ReadResult {
  const { tables, isGuessed, besides } = sheets
  const found = foundNone(tables)
  for (const [place, table] of tables.entries()) {
    const columns = columnsOf(table, chosen[place] ?? { row: null, fields: {} })
    readTable(table, columns, {
      found,
      isGuessed,
      note: null,
      whyNone: 'No column of this sheet was chosen as the question.',
    })
  }
  found.leftOut.push(...besides)
  return resultOf(found, format, { ...sheets, columns: chosen })
}

function foundNone(tables: readonly Table[]): Found {
  const source = tables.reduce((sum, { rows }) => sum + rows.reduce((part, row) => part + lengthOf(row), 0), 0)
  return { questions: [], leftOut: [], chars: { source, accounted: 0 } }
}

function resultOf(found: Found, format: FormatId, sheets: Sheets | undefined): ReadResult {
  if (found.questions.length > maxQuestions) return refuse(tooManyQuestions, format)
  const refused = found.questions.length > 0 ? null : noQuestion
  return { format, ...found, refused, pictures: [], ...(sheets && { sheets }) }
}

/** Beside a sheet whose names are known only what surely holds questions is asked about: a list of teachers is none. */
function proposeAll(tables: readonly Table[]): Proposal[] {
  const proposals = tables.map(({ rows }) => proposeColumns(rows))
  if (!proposals.some(({ isAsked }) => !isAsked)) return proposals
  return proposals.map((one) =>
    one.isAsked && !one.isSure ? { columns: undefined, isAsked: false, isSure: true } : one,
  )
}

const noQuestion =
  'No question was recognised. Name the columns in the first row: Question, A, B, C, D, Answer, and give each question a row.'

type Way = { found: Found; isGuessed: boolean; note: Note | null; whyNone: string }

function readTable(table: Table, columns: Columns | undefined, { found, isGuessed, note, whyNone }: Way): void {
  if (!columns) {
    for (const row of table.rows) leaveOut(table, row, [...row.cells.keys()], whyNone, found)
    return
  }
  const unknown = new Map<number, string[]>()
  const from = columns.row?.number ?? 0
  const are = answersAre(
    table.rows.filter(({ number }) => number > from),
    columns,
  )
  for (const row of table.rows) {
    if (row === columns.row) found.chars.accounted += lengthOf(row)
    else if (columns.row && row.number < columns.row.number) {
      leaveOut(table, row, [...row.cells.keys()], 'It is above the row that names the columns.', found)
    } else readQuestionRow(table, row, columns, { found, unknown, isGuessed, note, are })
  }
  for (const [column, cells] of unknown) {
    const title = columnTitle(columns, column)
    const place = table.name === null ? title : `sheet “${table.name}”, ${title}`
    const why = columns.row ? 'Questions have no field with that name.' : 'Nothing says what this column holds.'
    found.leftOut.push({ place, what: cells.join('\n'), why })
  }
}

type Reading = Omit<Way, 'whyNone'> & { unknown: Map<number, string[]>; are: AnswersAre }

function readQuestionRow(
  table: Table,
  row: Row,
  columns: Columns,
  { found, unknown, isGuessed, note, are }: Reading,
): void {
  const used = new Set<number>()
  const reader = rowReader(row, columns, used, are)
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
  const guessed = [...(note ? [note] : []), ...(isGuessed ? guessedLetters(row) : []), ...read.guessed]
  const source = [...row.cells.values()].map(({ text }) => text).join('\t')
  found.questions.push(finish(read.question, { place, source, problems: read.problems, guessed }))
}

const noNames: Note = { field: 'text', message: 'No row names the columns; they were told by what is in them.' }
const unknownNames: Note = {
  field: 'text',
  message: 'Not all names of the columns are known; the others were told by what is in them.',
}

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
