import { folded } from '../../words/signs/folded.ts'
import { emailProblem } from '../sign-up-rules.ts'
import { classPartsIn, namesLevel } from './cells/read-class.ts'
import { readDay } from './cells/read-day.ts'
import { readGender } from './cells/read-gender.ts'
import { readPhone } from './cells/read-phone.ts'
import type { SheetCell, SheetRow } from './cells/sheet.ts'
import type { Columns, StudentColumn, TeacherColumn } from './columns.ts'

/** What the cells of a column have in common. */
type Sort = 'serial' | 'email' | 'gender' | 'day' | 'phone' | 'class' | 'number' | 'name' | 'part'

type Column = { at: number; cells: readonly SheetCell[] }

/** How many rows are looked at. */
const looked = 100

const studentSorts: Readonly<Record<Exclude<Sort, 'part'>, StudentColumn>> = {
  serial: 'serial',
  email: 'email',
  gender: 'gender',
  day: 'dateOfBirth',
  phone: 'phone',
  class: 'className',
  number: 'studentNumber',
  name: 'name',
}

const teacherSorts: Readonly<Partial<Record<Sort, TeacherColumn>>> = {
  serial: 'serial',
  email: 'email',
  phone: 'phone',
  class: 'classes',
  number: 'employeeId',
  name: 'name',
}

/** The columns of a list of students without a row of names, by what stands in them; undefined where none holds names. */
export function guessStudentColumns(rows: readonly SheetRow[], today: string): Columns<StudentColumn> | undefined {
  return guessColumns(rows, today, studentSorts)
}

/** The columns of a list of teachers without a row of names. */
export function guessTeacherColumns(rows: readonly SheetRow[], today: string): Columns<TeacherColumn> | undefined {
  return guessColumns(rows, today, teacherSorts)
}

/**
 * A sort that fits several columns is given to none of them: whose phone number it is, only a person can say. Of several columns of
 * names the one with the most different ones counts, as guardians and states repeat.
 */
function guessColumns<Field extends string>(
  rows: readonly SheetRow[],
  today: string,
  fieldOf: Readonly<Partial<Record<Sort, Field>>>,
): Columns<Field> | undefined {
  const filled = rows.filter(({ cells }) => cells.size >= 2).slice(0, looked)
  const bySort = new Map<Sort, Column[]>()
  for (const column of columnsOf(filled)) {
    const sort = column.cells.length * 2 < filled.length ? null : sortOf(column, today)
    if (sort !== null) bySort.set(sort, [...(bySort.get(sort) ?? []), column])
  }
  const fields = new Map<Field, number>()
  for (const [sort, columns] of bySort) {
    const chosen = sort === 'name' ? mostDifferent(columns) : columns.length === 1 ? columns[0] : undefined
    const field = fieldOf[sort]
    if (chosen && field !== undefined) fields.set(field, chosen.at)
  }
  const name = fieldOf.name === undefined ? undefined : fields.get(fieldOf.name)
  const parts = partsOf(bySort.get('part') ?? [], name)
  for (const [at, part] of parts.entries()) fields.set(nameParts[at] as Field, part)
  return name !== undefined || parts.length > 0 ? { row: null, fields } : undefined
}

/** As lists write them: the surname first. */
const nameParts = ['surname', 'firstName', 'otherName'] as const

/** The places of a name's parts: beside each other without a column of whole names, else the one surname before it. */
function partsOf(columns: readonly Column[], name: number | undefined): number[] {
  const places = columns.map(({ at }) => at).sort((a, b) => a - b)
  if (name !== undefined) return places.filter((at) => at === name - 1)
  const [first = 0] = places
  const areTogether = places.every((at, place) => at === first + place)
  return areTogether && places.length >= 2 && places.length <= nameParts.length ? places : []
}

function columnsOf(rows: readonly SheetRow[]): Column[] {
  const places = new Set(rows.flatMap(({ cells }) => [...cells.keys()]))
  return [...places].map((at) => ({ at, cells: rows.flatMap(({ cells }) => cells.get(at) ?? []) }))
}

function mostDifferent(columns: readonly Column[]): Column | undefined {
  const [first, second] = [...columns].sort((a, b) => differentIn(b) - differentIn(a))
  return first && second && differentIn(first) === differentIn(second) ? undefined : first
}

const differentIn = ({ cells }: Column) => new Set(cells.map(({ text }) => folded(text))).size

function sortOf(column: Column, today: string): Sort | null {
  const isMostly = (fits: (cell: SheetCell) => boolean) => column.cells.filter(fits).length >= column.cells.length * 0.8
  if (isSerial(column)) return 'serial'
  if (isMostly(({ text }) => emailProblem(text.trim()) === null && text.includes('@'))) return 'email'
  if (isMostly(({ text }) => readGender(text).problem === undefined)) return 'gender'
  if (isMostly((cell) => readDay(cell, today).problem === undefined)) return 'day'
  if (isMostly(({ text }) => text.replaceAll(/\D/g, '').length >= 10 && readPhone(text).problem === undefined))
    return 'phone'
  const isRepeated = differentIn(column) * 2 <= column.cells.length
  if (isMostly(({ text }) => classPartsIn(text) !== null && (isRepeated || namesLevel(text)))) return 'class'
  if (isMostly(({ text }) => /\d/.test(text)) && differentIn(column) === column.cells.length && isMostly(isShort))
    return 'number'
  if (isMostly(({ text }) => isName(text))) return 'name'
  const isVaried = differentIn(column) * 2 > column.cells.length
  return isVaried && isMostly(({ text }) => isName(`${text} ${text}`)) ? 'part' : null
}

const isShort = ({ text }: SheetCell) => !/\s/.test(text.trim()) || /\d{3}/.test(text)

/** Whole numbers that rise by one. */
function isSerial({ cells }: Column): boolean {
  const numbers = cells.map(({ text }) => (/^\d{1,5}[.)]?$/.test(text.trim()) ? Number.parseInt(text, 10) : Number.NaN))
  const first = numbers[0] ?? Number.NaN
  return first <= 1 && numbers.length > 1 && numbers.every((number, place) => number === first + place)
}

/** Two to five words of letters, in one cell. */
function isName(text: string): boolean {
  if (text.includes('\t')) return false
  const words = text.trim().split(/[\s,]/).filter(Boolean)
  return words.length >= 2 && words.length <= 5 && words.every((word) => /^\p{L}[\p{L}\p{M}'’.-]{0,40}$/u.test(word))
}
