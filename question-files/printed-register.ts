import { judge, studentIdentity, type Verdict } from '@sabimark/domain/people/register/judge.ts'
import { studentRegister, surroundingsOf } from '@sabimark/domain/people/register/kinds.ts'
import { plainClassName, proposeStudents } from '@sabimark/domain/people/register/propose.ts'
import { type NotUsed, readRegister, type SheetRead } from '@sabimark/domain/people/register/read-register.ts'
import type { FieldNote, RegisterRow } from '@sabimark/domain/people/register/read-row.ts'
import { placeOf, type Table } from './sheet/table.ts'
import type { ReadTables } from './tables.ts'

/** Fields by the names they are printed by, where those differ from the record's. */
const printedNames: Readonly<Record<string, string>> = { className: 'class', dateOfBirth: 'birth' }

/**
 * What the review understands of a file of students, in the shape the command prints, for a school that has no student and no class yet:
 * a class is called as one would be that is made for it. `today` is the day in Lagos.
 */
export function printedRegister(read: ReadTables, today: string) {
  if (read.refused !== null) return { sheets: [], rows: [], leftOut: [], refused: read.refused }
  const { tables } = read
  const proposal = proposeStudents(tables, today)
  const around = surroundingsOf(today, [], [])
  const register = readRegister(tables, {
    kind: studentRegister,
    around: { ...around, findClass: (typed) => ({ id: plainClassName(typed), level: '', arm: '' }) },
    ...proposal,
  })
  const places = placesOf(tables)
  const verdicts = judge(register.rows, [], studentIdentity, {
    withoutFields: new Set(),
    takesClass: true,
    rows: new Map(),
  })
  const rows: ReturnType<typeof printedRow>[] = []
  const leftOut = register.notUsed.map((one) => ({ place: places(one), what: one.text, why: one.why }))
  for (const [at, row] of register.rows.entries()) {
    const verdict = verdicts[at]
    if (verdict?.verdict === 'left-out')
      leftOut.push({ place: places(row), what: wordsOf(tables, row), why: verdict.why })
    else rows.push(printedRow(row, places(row), asksOf(verdict, row)))
  }
  return { sheets: register.sheets.map((sheet) => printedSheet(sheet)), rows, leftOut, refused: null }
}

/** A place names its sheet where there are several. */
function placesOf(tables: readonly Table[]): (one: Pick<NotUsed, 'sheet' | 'row'>) => string {
  return ({ sheet, row }) => placeOf({ name: tables.length > 1 ? sheet : null, rows: [] }, row)
}

/** The columns as they stand: one that no field is known for has none, and one without a name was told by what stands in it. */
function printedSheet({ name, classNames, columns }: SheetRead) {
  const fields = new Map([...(columns?.fields ?? [])].map(([field, at]) => [at, printedNames[field] ?? field]))
  const headers = columns?.row?.cells
  const places = [...new Set([...fields.keys(), ...(headers?.keys() ?? [])])].sort((a, b) => a - b)
  return {
    name,
    class: classNames.length === 1 ? plainClassName(classNames[0] ?? '') : null,
    columns: places.map((at) => ({ header: headers?.get(at)?.text ?? null, field: fields.get(at) ?? null })),
  }
}

/** What only a look at the other rows has found, such as a number of two people. */
function asksOf(verdict: Verdict | undefined, row: RegisterRow): readonly FieldNote[] {
  if (verdict?.verdict !== 'needs-you') return []
  const known = new Set([...row.problems, ...row.guesses, ...studentIdentity.required].map(({ message }) => message))
  return verdict.problems.filter(({ message }) => !known.has(message))
}

function printedRow(row: RegisterRow, place: string, asks: readonly FieldNote[]) {
  const said = (field: string) => row.values[field] ?? null
  const isNameless = said('name') === null && row.problems.every(({ field }) => field !== 'name')
  const nameless = isNameless ? studentIdentity.required.filter(({ field }) => field === 'name') : []
  return {
    place,
    name: said('name'),
    studentNumber: said('studentNumber'),
    class: said('className'),
    birth: said('dateOfBirth'),
    gender: said('gender'),
    email: said('email'),
    phone: said('phone'),
    guardianName: said('guardianName'),
    guardianPhone: said('guardianPhone'),
    problems: [...row.problems, ...nameless, ...asks].map(printedNote),
    guessed: [...row.guesses, ...(row.remarks ?? [])].map(printedNote),
  }
}

const printedNote = ({ field, message }: FieldNote) => ({ field: printedNames[field] ?? field, message })

/** The row as it stands in the file. */
function wordsOf(tables: readonly Table[], { sheet, row }: RegisterRow): string {
  const cells = tables.find(({ name }) => name === sheet)?.rows.find(({ number }) => number === row)?.cells
  return [...(cells?.values() ?? [])].map(({ text }) => text).join('\t')
}
