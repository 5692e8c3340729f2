import { folded } from '../../words/signs/folded.ts'
import { inNameCase, tidyName } from '../../words/signs/name-case.ts'
import { classPartsIn } from './cells/read-class.ts'
import { type NameOrder, nameOf, turnedName } from './cells/read-name.ts'
import type { Reading, SheetCell, SheetRow } from './cells/sheet.ts'
import type { Columns } from './columns.ts'
import type { RegisterKind, Surroundings } from './kinds.ts'

/** A sentence about one field of a row. `unknown`: what it says that the school does not have, as it is spelled there. */
export type FieldNote = { field: string; message: string; unknown?: readonly string[] }

/** What a row of a register says of one person. A field that is not in `values` was empty, and changes nothing. */
export type RegisterRow = {
  /** Where it stands: the sheet, null where there is only one, and the row as the sheet counts. */
  sheet: string | null
  row: number
  /** The id of a record of ours, where the file came from here. */
  id: string | null
  values: Readonly<Record<string, string>>
  problems: readonly FieldNote[]
  guesses: readonly FieldNote[]
  /** What was read otherwise than it stands there, and keeps nothing waiting. */
  remarks?: readonly FieldNote[]
}

/** How a school wants names written, and whether a name in one column begins with the surname: any other stays as it was typed. */
export type Names = { order: NameOrder; isCaseChanged: boolean; isSurnameFirst: boolean }

/** What a row is read by: columns, what stands around it, and the class that a title or the sheet's name gives it. */
export type RowReading<Column extends string> = {
  kind: RegisterKind<Column>
  columns: Columns<Column>
  around: Surroundings
  names: Names
  className: string | null
}

/** Reads one row. `used` gets the columns whose cells were taken. */
export function readRow<Column extends string>(
  row: SheetRow,
  reading: RowReading<Column>,
  used: Set<number>,
): Omit<RegisterRow, 'sheet' | 'row'> {
  const { kind, columns, around } = reading
  const take = (column: string): SheetCell | undefined => {
    const at = columns.fields.get(column as Column)
    if (at === undefined) return undefined
    used.add(at)
    // A merged cell says the same of each row it reaches over; a name or an ID is of one row alone.
    const cell = row.cells.get(at) ?? (ofOneRow.has(column) ? undefined : row.spread?.get(at))
    // As the server keeps texts: a letter with its accents in one form is the same in every file.
    return cell && { ...cell, text: cell.text.normalize('NFC') }
  }
  const values: Record<string, string> = {}
  const problems: FieldNote[] = []
  const guesses: FieldNote[] = []
  const remarks: FieldNote[] = []
  const note = (field: string, cell: SheetCell, read: (typeof kind.readers)[keyof typeof kind.readers]) => {
    if (cell.text.trim() === '') return
    const found: Reading = cell.problem === undefined ? read(cell, around) : { problem: cell.problem }
    if (found.value) values[field] = found.value
    if (found.problem !== undefined) problems.push(problemOf(field, found))
    else if (found.guess !== undefined) guesses.push({ field, message: found.guess })
    if ('remark' in found && found.remark !== undefined) remarks.push({ field, message: found.remark })
  }
  const id = take('row')?.text.trim() ?? ''
  take('serial')
  const arm = take('arm')
  for (const [field, read] of Object.entries(kind.readers) as [
    keyof typeof kind.readers,
    (typeof kind.readers)[keyof typeof kind.readers],
  ][]) {
    const cell = take(field)
    const joined =
      field === 'name'
        ? nameIn(cell, take, reading.names)
        : field === 'className'
          ? classIn(cell, arm, reading.className)
          : cell
    if (joined) note(field, joined, read)
  }
  return {
    id: isRowId(id) ? id.toLowerCase() : null,
    values,
    problems,
    guesses,
    ...(remarks.length > 0 && { remarks }),
  }
}

/** What a cell that could not be read keeps waiting. */
export function problemOf(field: string, { problem, unknown }: Extract<Reading, { problem: string }>): FieldNote {
  return { field, message: problem, ...(unknown && { unknown }) }
}

const ofOneRow: ReadonlySet<string> = new Set([
  'row',
  'serial',
  'name',
  'surname',
  'firstName',
  'otherName',
  'studentNumber',
  'employeeId',
  'email',
])

/** Whether a cell names a record of ours, as our own export does. */
export const isRowId = (typed: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(typed.trim())

type Take = (column: string) => SheetCell | undefined

/** The name of one column, else what its parts make; undefined where the row has none. */
export function nameIn(
  whole: SheetCell | undefined,
  take: Take,
  { order, isCaseChanged, isSurnameFirst }: Names,
): SheetCell | undefined {
  const [surname, firstName, otherName] = [take('surname'), take('firstName'), take('otherName')]
  const parts = { surname: surname?.text ?? '', firstName: firstName?.text ?? '', otherName: otherName?.text ?? '' }
  // Beside a column of surnames one called Names has the others.
  const others = { ...parts, firstName: `${whole?.text ?? ''} ${parts.firstName}` }
  const isWhole = whole !== undefined && parts.surname.trim() === ''
  const asWhole = (text: string) => (isSurnameFirst ? turnedName(text, order) : tidyName(text))
  const typed = isWhole ? asWhole(whole.text) : nameOf(others, order)
  const problem = (whole ?? surname ?? firstName ?? otherName)?.problem
  return { text: isCaseChanged ? inNameCase(typed) : typed, ...(problem === undefined ? {} : { problem }) }
}

/** The class of the row itself, with an arm that stands beside it, else the class of its sheet or of the title above it. */
function classIn(cell: SheetCell | undefined, arm: SheetCell | undefined, given: string | null): SheetCell | undefined {
  if (cell === undefined || cell.text.trim() === '') return given === null ? undefined : { text: given }
  // "SS2B" beside B says its arm already.
  const isSaid = arm === undefined || folded(classPartsIn(cell.text)?.arm ?? '') === folded(arm.text)
  return isSaid ? cell : { ...cell, text: `${cell.text.trim()} ${arm.text.trim()}` }
}
