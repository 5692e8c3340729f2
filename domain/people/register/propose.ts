import { classNameOf } from '../../school/classes/class-name.ts'
import { folded } from '../../words/signs/folded.ts'
import { classPartsIn } from './cells/read-class.ts'
import { areMostlyCapitals, areSurnameFirst } from './cells/read-name.ts'
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

/**
 * How names are proposed to be written where the sheets have these columns. A name in one column is taken to begin with the surname where
 * its heading says so, or most of them do.
 */
export function proposeNames(sheets: readonly Sheet[], columnsOf: Proposal<string>['columnsOf']): Names {
  const asTyped: Names = { order: 'first-other-surname', isCaseChanged: false, isSurnameFirst: false }
  const typed: string[] = []
  const whole: string[] = []
  let isHeaded = false
  for (const sheet of sheets) {
    const columns = columnsOf(sheet)
    if (columns === undefined || columns.fields.has('row')) continue
    const names = namesIn(sheet, columns, asTyped)
    typed.push(...names)
    const at = columns.fields.get('name')
    if (at === undefined || columns.fields.has('surname')) continue
    whole.push(...names)
    isHeaded ||= /^surname\b|\bsurname first\b/.test(folded((columns.row?.cells.get(at)?.text ?? '').slice(0, 80)))
  }
  return { ...asTyped, isCaseChanged: areMostlyCapitals(typed), isSurnameFirst: isHeaded || areSurnameFirst(whole) }
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
