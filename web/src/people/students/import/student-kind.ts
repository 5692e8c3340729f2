import type { SchoolClass, Subject } from '@sabimark/contract/answers.ts'
import { writtenDay } from '@sabimark/domain/people/register/cells/read-day.ts'
import type { NameOrder } from '@sabimark/domain/people/register/cells/read-name.ts'
import type { Columns, StudentColumn } from '@sabimark/domain/people/register/columns.ts'
import { judge, studentIdentity } from '@sabimark/domain/people/register/judge.ts'
import { studentRegister, surroundingsOf } from '@sabimark/domain/people/register/kinds.ts'
import { mendRow } from '@sabimark/domain/people/register/mend-row.ts'
import { proposeStudents } from '@sabimark/domain/people/register/propose.ts'
import { readRegister } from '@sabimark/domain/people/register/read-register.ts'
import { studentFields } from '@sabimark/domain/people/students/student-fields.ts'
import { pressOfImport } from '../../../platform/act.ts'
import { client } from '../../../platform/client.ts'
import { inCalls } from '../../../platform/import/in-calls.ts'
import type { ChosenColumns, ImportKind, KnownRow, RowReview } from '../../../platform/import/kind.ts'

/** What one call takes. */
const mostMatched = 500
const mostSent = 200

const fields = [
  ...Object.entries(studentFields).map(([id, { label }]) => ({ id, label })),
  { id: 'className', label: 'Class' },
  { id: 'subjects', label: 'Subjects' },
]

const columns: readonly { id: StudentColumn; label: string }[] = [
  { id: 'name', label: 'Full Name' },
  { id: 'surname', label: 'Surname' },
  { id: 'firstName', label: 'First name' },
  { id: 'otherName', label: 'Other name' },
  ...(fields.filter(({ id }) => id !== 'name') as { id: StudentColumn; label: string }[]),
  { id: 'arm', label: 'Arm' },
  { id: 'serial', label: 'Number in the list' },
  { id: 'row', label: 'Row of our own export' },
]

type ClassHere = Pick<SchoolClass, 'id' | 'name' | 'level' | 'arm'>
type SubjectHere = Pick<Subject, 'id' | 'name' | 'code'>

/** Students as a register names them, at a school with these classes and subjects. `today` is the day in Lagos. */
export function studentKind(
  today: string,
  classes: readonly ClassHere[],
  subjects: readonly SubjectHere[],
): ImportKind {
  const around = surroundingsOf(today, classes, subjects)
  const names = new Map([...classes, ...subjects].map(({ id, name }) => [id, name]))
  return {
    words: {
      title: 'Import Students',
      intro:
        'A sheet (Excel .xlsx or CSV) with one class or all of them. It is read on this device and not sent; nothing is added before you have looked at it and confirmed.',
      fileLabel: 'File of students',
      pasteHint: 'Cells copied from a sheet, with or without the row that names the columns.',
      back: { to: '/students' },
      backLabel: 'Students',
      one: 'student',
      many: 'students',
      columnMissing: 'Choose the column that holds the name.',
      pageLabel: 'Open Students',
    },
    page: { to: '/students' },
    columns,
    fields,
    settings: [
      {
        name: 'isCaseChanged',
        label: 'Ada Obi, not ADA OBI',
        hint: 'Names that are all in capitals are written small.',
      },
      {
        name: 'order',
        label: 'Order of names in several columns',
        choices: [
          { value: 'first-other-surname', label: 'First, other, surname: Ada Ngozi Obi' },
          { value: 'surname-first-other', label: 'Surname, first, other: Obi Ada Ngozi' },
        ],
      },
      {
        name: 'className',
        label: 'Take the class from the file',
        hint: 'Also of students who are there already. An old list would move them back.',
      },
    ],
    propose: (tables) => {
      const proposal = proposeStudents(tables, today)
      return {
        columns: tables.map((table) => chosenOf(proposal.columnsOf(table))),
        settings: { ...proposal.names, className: false },
      }
    },
    isComplete: ({ fields: chosen }) =>
      Object.values(chosen).some((field) => ['name', 'surname', 'firstName'].includes(field)),
    read: ({ tables, columns: chosen, settings }) =>
      readRegister(tables, {
        kind: studentRegister,
        around,
        names: { order: settings.order as NameOrder, isCaseChanged: settings.isCaseChanged === true },
        columnsOf: (table) => columnsOf(table, chosen[(tables as readonly unknown[]).indexOf(table)]),
      }),
    mend: (row, texts) => mendRow(row, texts, studentRegister, around),
    match: async (rows) => {
      const asked = rows.map(({ id, values: { studentNumber = '', name = '', dateOfBirth = '' } }) => ({
        ...{ id, studentNumber, name, dateOfBirth },
      }))
      const known = new Map<string, KnownRow>()
      for (const piece of inCalls(asked, mostMatched)) {
        const { students } = await client.people.matchStudents({ rows: piece })
        for (const student of students) known.set(student.id, student)
      }
      return [...known.values()]
    },
    judge: (rows, known, review) => judge(rows, known, studentIdentity, choicesOf(review)),
    textOf: (field, value) => {
      if (value === '') return ''
      if (field === 'dateOfBirth') return writtenDay(value)
      if (field !== 'className' && field !== 'subjects') return value
      return value
        .split(',')
        .map((id) => names.get(id) ?? 'Unknown')
        .join(', ')
    },
    nameOf: ({ values }) => values.name ?? values.studentNumber ?? '',
    mostSent,
    start: async ({ fileName, requestKey }, { found, leftOut }) => {
      const input = { fileName, format: 'sheet', foundCount: found, leftOutCount: leftOut }
      return (await client.people.startRegister(input, pressOfImport(requestKey))).importId
    },
    send: async (importId, rows) =>
      (await client.people.importStudents({ importId, rows: [...rows] }, pressOfImport())).answers,
  }
}

type Tables = RowReview['tables']

function chosenOf(found: Columns<StudentColumn> | undefined): ChosenColumns {
  return {
    row: found?.row?.number ?? null,
    fields: Object.fromEntries([...(found?.fields ?? [])].map(([field, at]) => [at, field])),
  }
}

function columnsOf(table: unknown, chosen: ChosenColumns | undefined): Columns<StudentColumn> | undefined {
  if (!chosen) return undefined
  const row = (table as Tables[number]).rows.find(({ number }) => number === chosen.row) ?? null
  const found = Object.entries(chosen.fields).map(([at, field]) => [field as StudentColumn, Number(at)] as const)
  return { row, fields: new Map(found) }
}

function choicesOf({ without, settings, choices }: RowReview) {
  return {
    withoutFields: new Set(without),
    takesClass: settings.className === true,
    rows: new Map(Object.entries(choices).map(([position, choice]) => [Number(position), choice])),
  }
}
