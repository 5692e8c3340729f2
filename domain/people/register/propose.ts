import { classNameOf } from '../../school/classes/class-name.ts'
import { classPartsIn } from './cells/read-class.ts'
import { areMostlyCapitals } from './cells/read-name.ts'
import type { Sheet } from './cells/sheet.ts'
import {
  type Columns,
  findColumns,
  type StudentColumn,
  studentColumns,
  type TeacherColumn,
  teacherColumns,
} from './columns.ts'
import { guessStudentColumns, guessTeacherColumns } from './guess-columns.ts'
import { type Names, nameIn } from './read-row.ts'

/** What is proposed of a register before anybody has chosen: which columns each sheet has, and how names are written. */
export type Proposal<Column extends string> = {
  columnsOf: (sheet: Sheet) => Columns<Column> | undefined
  names: Names
}

/**
 * Columns by their names, else by what stands in them; names as they are typed, small where most of the file has them in capitals. A
 * register that we exported says them as the school has them.
 * `today` is the day in Lagos.
 */
export function proposeStudents(sheets: readonly Sheet[], today: string): Proposal<StudentColumn> {
  return propose(sheets, ({ rows }) => findColumns(rows, studentColumns) ?? guessStudentColumns(rows, today))
}

/** The same of a register of teachers. */
export function proposeTeachers(sheets: readonly Sheet[], today: string): Proposal<TeacherColumn> {
  return propose(sheets, ({ rows }) => findColumns(rows, teacherColumns) ?? guessTeacherColumns(rows, today))
}

function propose<Column extends string>(
  sheets: readonly Sheet[],
  find: (sheet: Sheet) => Columns<Column> | undefined,
): Proposal<Column> {
  const found = new Map(sheets.map((sheet) => [sheet, find(sheet)]))
  const columnsOf = (sheet: Sheet) => found.get(sheet)
  return { columnsOf, names: proposeNames(sheets, columnsOf) }
}

/** How names are proposed to be written where the sheets have these columns. */
export function proposeNames(sheets: readonly Sheet[], columnsOf: Proposal<string>['columnsOf']): Names {
  const order = 'first-other-surname'
  const asTyped = sheets.flatMap((sheet) => {
    const columns = columnsOf(sheet)
    return columns?.fields.has('row') ? [] : namesIn(sheet, columns, { order, isCaseChanged: false })
  })
  return { order, isCaseChanged: areMostlyCapitals(asTyped) }
}

/** The names in a sheet as they would be written, at most so many. */
export function namesIn(
  { rows }: Sheet,
  columns: Columns<string> | undefined,
  names: Names,
  most = Infinity,
): string[] {
  if (columns === undefined) return []
  const { row: heads, fields } = columns
  const found: string[] = []
  for (const { number, cells } of rows) {
    if (found.length >= most) break
    if (heads !== null && number <= heads.number) continue
    const take = (field: string) => cells.get(fields.get(field) ?? -1)
    const name = nameIn(take('name'), take, names)?.text ?? ''
    if (name !== '') found.push(name)
  }
  return found
}

/** How a class is called here that the school need not have yet: "SSS 2 b" is SS2B. A name without level and figure stays as it was typed. */
export function plainClassName(typed: string): string {
  const parts = classPartsIn(typed)
  return parts === null ? typed.trim() : classNameOf(parts)
}
