import { classNameOf } from '../../school/classes/class-name.ts'
import { classPartsIn } from './cells/read-class.ts'
import { areMostlyCapitals, nameOf } from './cells/read-name.ts'
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
import type { Names } from './read-row.ts'

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
  const typed = sheets.flatMap((sheet) => namesIn(sheet, found.get(sheet)))
  return {
    columnsOf: (sheet) => found.get(sheet),
    names: { order: 'first-other-surname', isCaseChanged: areMostlyCapitals(typed) },
  }
}

function namesIn({ rows }: Sheet, columns: Columns<string> | undefined): string[] {
  if (columns === undefined || columns.fields.has('row')) return []
  const { row: heads, fields } = columns
  const below = rows.filter(({ number }) => heads === null || number > heads.number)
  return below.map(({ cells }) => {
    const textOf = (field: string) => cells.get(fields.get(field) ?? -1)?.text ?? ''
    const parts = { surname: textOf('surname'), firstName: textOf('firstName'), otherName: textOf('otherName') }
    return textOf('name') || nameOf(parts)
  })
}

/** How a class is called here that the school need not have yet: "SSS 2 b" is SS2B. A name without level and figure stays as it was typed. */
export function plainClassName(typed: string): string {
  const parts = classPartsIn(typed)
  return parts === null ? typed.trim() : classNameOf(parts)
}
