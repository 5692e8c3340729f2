import { folded } from '../../words/signs/folded.ts'
import { atOnce, type Steps } from '../../words/steps.ts'
import { classAmongWords, classInTitle, classPartsIn } from './cells/read-class.ts'
import type { Sheet, SheetRow } from './cells/sheet.ts'
import { type Columns, columnsBelow, findColumns } from './columns.ts'
import type { RegisterKind, Surroundings } from './kinds.ts'
import { isRowId, type Names, type RegisterRow, readRow } from './read-row.ts'

/** What stands in the file and says nothing of anybody, with the reason in a sentence; `places` are columns that nobody has chosen. */
export type NotUsed = { sheet: string | null; row: number; text: string; why: string; places?: number[] }

/** What a sheet was read by: the classes that its name and its titles give to rows, and its columns; undefined where nobody knows them. */
export type SheetRead = {
  name: string | null
  classNames: readonly string[]
  columns: Columns<string> | undefined
}

/** What a file of a register holds. Every cell is in a row, in `notUsed`, or one of `known`: names of columns, titles of classes, S/N. */
export type Register = {
  sheets: SheetRead[]
  rows: RegisterRow[]
  notUsed: NotUsed[]
  cells: { source: number; rows: number; known: number }
}

export type ReadingOf<Column extends string> = {
  kind: RegisterKind<Column>
  around: Surroundings
  names: Names
  /** Which columns a sheet has where somebody chose them, or where it does not name them itself. */
  columnsOf: (sheet: Sheet) => Columns<Column> | undefined
}

/** Reads the sheets of a register, each with columns of its own. A sheet whose columns nobody knows is not used at all. */
export function readRegister<Column extends string>(sheets: readonly Sheet[], reading: ReadingOf<Column>): Register {
  return atOnce(readInSteps(sheets, reading))
}

/** The same, a row a step: a list of thousands takes a slow computer longer than a page may be busy. */
export function* readInSteps<Column extends string>(
  sheets: readonly Sheet[],
  reading: ReadingOf<Column>,
): Steps<Register> {
  const found: Register = { sheets: [], rows: [], notUsed: [], cells: { source: 0, rows: 0, known: 0 } }
  for (const sheet of sheets) yield* readSheet(sheet, reading, found)
  return found
}

/** As many as one act is about. */
const mostRows = 5_000
const tooMany = 'One file can hold 5,000 rows. Bring the others in a second file.'

function* readSheet<Column extends string>(sheet: Sheet, reading: ReadingOf<Column>, found: Register): Steps<void> {
  const { kind, around, names } = reading
  const top = reading.columnsOf(sheet) ?? findColumns(sheet.rows, kind.synonyms)
  const namedAt = top && columnsBelow(sheet.rows, top, kind.synonyms)
  let columns = top
  const leaveOut = (row: SheetRow, why: string, places: readonly number[] = [...row.cells.keys()]) => {
    const text = places.map((at) => row.cells.get(at)?.text ?? '').join('\t')
    if (places.length > 0) found.notUsed.push({ sheet: sheet.name, row: row.number, text, why })
  }
  const saysMore = (row: SheetRow, top: Columns<Column>) => {
    const last = found.rows.at(-1)
    const isBelow = last?.sheet === sheet.name && last.row === row.number - 1 && last.values.name !== undefined
    const says = (field: Column) => (row.cells.get(top.fields.get(field) ?? -1)?.text ?? '').trim() !== ''
    return isBelow && !namesSomebody(row, top) && !isRemark(row) && (kind.continued ?? []).some(says)
  }
  const isNameless = columns !== undefined && ![...columns.fields.keys()].some((field) => naming.has(field))
  let className = classOfSheet(sheet)
  const classNames = new Set<string>()
  for (const [place, row] of sheet.rows.entries()) {
    found.cells.source += row.cells.size
    const named = namedAt?.(place)
    const title = titleOf(row, columns)
    const isMore = columns !== undefined && saysMore(row, columns)
    if (columns === undefined) leaveOut(row, 'This sheet has no row of column names. Choose what each column holds.')
    else if (isNameless) leaveOut(row, 'No column of this sheet holds names.')
    else if (row === columns.row || named !== undefined) {
      columns = named ?? columns
      found.cells.known += row.cells.size
    } else if (title !== null && !isMore) {
      className = title
      const places = placesOfTitle(row)
      found.cells.known += places.size
      leaveOut(
        row,
        besideTitle,
        [...row.cells.keys()].filter((at) => !places.has(at)),
      )
      const rest = restOfTitle(row, title)
      if (rest !== null) found.notUsed.push({ sheet: sheet.name, row: row.number, text: rest, why: besideTitle })
    } else if (columns.row !== null && row.number < columns.row.number)
      leaveOut(row, 'This row is above the column names.')
    else if (isSum(row, columns)) leaveOut(row, 'This row is a count, not a person.')
    else if (!namesSomebody(row, columns) && !isMore) leaveOut(row, 'This row has no name and no ID.')
    else if (found.rows.length === mostRows) leaveOut(row, tooMany)
    else {
      if (className !== null) classNames.add(className)
      const used = new Set<number>()
      const read = readRow(row, { kind, columns, around, names, className }, used)
      const above = isMore ? found.rows.at(-1) : undefined
      found.rows.push({ sheet: sheet.name, row: row.number, ...(above ? ofRowAbove(above, read) : read) })
      const unused = [...row.cells.keys()].filter((at) => !used.has(at))
      found.cells.rows += row.cells.size - unused.length
      leaveOut(row, 'This column is not used. Choose what it holds under Columns.', unused)
      const last = unused.length > 0 ? found.notUsed.at(-1) : undefined
      if (last) last.places = unused
    }
    yield
  }
  found.sheets.push({ name: sheet.name, classNames: [...classNames], columns: top })
}

type Read = Omit<RegisterRow, 'sheet' | 'row'>

/** A list with a row a subject may name the teacher in the first alone, as a merged cell does: whether it is so is asked. */
function ofRowAbove(above: Read, read: Read): Read {
  const { name = '', email, employeeId } = above.values
  const named = { name, ...(email && { email }), ...(employeeId && { employeeId }) }
  const guess = { field: 'name', message: `A row without a name was read as more of ${name}.` }
  return { ...read, id: above.id, values: { ...named, ...read.values }, guesses: [...read.guesses, guess] }
}

/** "SS2B", and "Copy of SS2B (2)" as well. */
function classOfSheet({ name }: Sheet): string | null {
  if (name === null) return null
  return classPartsIn(name) === null ? classAmongWords(name) : name
}

/**
 * The class a row names for those below it. A row that names somebody is none, whatever its first cell says; but "CLASS:" alone in its
 * cell stands in front of the class, not of a name.
 */
function titleOf<Column extends string>(row: SheetRow, columns: Columns<Column> | undefined): string | null {
  const texts = [...row.cells.values()].map(({ text }) => text)
  const isAbove = columns !== undefined && columns.row !== null && row.number < columns.row.number
  const title = classInTitle(texts) ?? (isAbove && texts.length === 1 ? classAmongWords(texts[0] ?? '') : null)
  if (title === null || columns === undefined) return title
  const isLabelled = folded((texts[0] ?? '').slice(0, 60)) === 'class'
  return isAbove || isLabelled || texts.length === 1 || !namesSomebody(row, columns) ? title : null
}

const besideTitle = 'This is next to the name of the class.'

/** The cells that name a class: "CLASS:" alone has it in the next one. */
function placesOfTitle({ cells }: SheetRow): Set<number> {
  const [first, second] = cells.keys()
  const isLabel = /^\s{0,9}(?:class|form)(?: name)?\s{0,9}[:=–-]?\s{0,9}$/i.test(textAt(cells, first).slice(0, 60))
  return new Set([first, ...(isLabel ? [second] : [])].filter((at) => at !== undefined))
}

const textAt = (cells: SheetRow['cells'], at: number | undefined) => cells.get(at ?? -1)?.text ?? ''

/** Whom a title names behind its class: "CLASS: JSS1A  CLASS TEACHER: Mrs Sample". */
function restOfTitle({ cells }: SheetRow, title: string): string | null {
  const [first] = cells.keys()
  const text = textAt(cells, first)
  const at = text.indexOf(title)
  const rest = at === -1 ? '' : text.slice(at + title.length).replace(/^[\s,;|(-]{1,20}/, '')
  return /teacher|master|mistress|:/i.test(rest) ? rest : null
}

const naming: ReadonlySet<string> = new Set([
  'row',
  'name',
  'surname',
  'firstName',
  'otherName',
  'studentNumber',
  'employeeId',
  'email',
])

function textsNaming<Column extends string>(row: SheetRow, columns: Columns<Column>): string[] {
  return [...columns.fields].flatMap(([field, at]) => (naming.has(field) ? (row.cells.get(at)?.text ?? []) : []))
}

function namesSomebody<Column extends string>(row: SheetRow, columns: Columns<Column>): boolean {
  return textsNaming(row, columns).some((text) => text.trim() !== '') && !isSum(row, columns) && !isRemark(row)
}

const countsSex = /^(?:boys?|girls?|males?|females?)(?: \d{1,4})?$/

/** "FORM TEACHER: MRS BELLO" and a line to sign on, alone in their row. */
function isRemark({ cells }: SheetRow): boolean {
  const [only] = cells.values()
  return cells.size === 1 && only !== undefined && /:|_{3}|\.{4}/.test(only.text)
}

const rowColumnOf = ({ fields }: { fields: ReadonlyMap<string, number> }) => fields.get('row')

/** "Total: 45", "Number of boys", "Boys 20", wherever it stands in a row with at most three cells. A row of our own export is somebody. */
function isSum<Column extends string>(row: SheetRow, columns: Columns<Column>): boolean {
  if (isRowId(row.cells.get(rowColumnOf(columns) ?? -1)?.text ?? '')) return false
  const texts = row.cells.size <= 3 ? [...row.cells.values()].map(({ text }) => text) : textsNaming(row, columns)
  if (row.cells.size <= 3 && textsNaming(row, columns).some((text) => countsSex.test(folded(text.slice(0, 60)))))
    return true
  return texts.some((text) => /^(?:(?:grand|sub) ?)?total\b|^number of\b|^no of\b/.test(folded(text.slice(0, 60))))
}
