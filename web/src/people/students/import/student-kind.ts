import type { SchoolClass, Subject } from '@sabimark/contract/answers.ts'
import type { ClassFinder } from '@sabimark/domain/people/register/cells/read-class.ts'
import { writtenDay } from '@sabimark/domain/people/register/cells/read-day.ts'
import { judgeInSteps, studentIdentity } from '@sabimark/domain/people/register/judge.ts'
import { studentRegister, surroundingsOf } from '@sabimark/domain/people/register/kinds.ts'
import {
  lastNumber,
  madeNumber,
  prefixProblem,
  proposedPrefix,
  withMadeNumbers,
} from '@sabimark/domain/people/register/made-numbers.ts'
import { mendRow } from '@sabimark/domain/people/register/mend-row.ts'
import { proposeStudents } from '@sabimark/domain/people/register/propose.ts'
import { readInSteps } from '@sabimark/domain/people/register/read-register.ts'
import { knownBy } from '@sabimark/domain/people/register/student-row.ts'
import { studentFields } from '@sabimark/domain/people/students/student-fields.ts'
import { pressOfImport } from '../../../platform/act.ts'
import { client } from '../../../platform/client.ts'
import { inCalls } from '../../../platform/import/in-calls.ts'
import type { ImportKind, KnownRow, ReadRow } from '../../../platform/import/kind.ts'
import { choicesOf, chosenOf, columnsOf } from '../../register/chosen-columns.ts'
import { asNamed, classSetting } from '../../register/class-setting.ts'
import {
  hasNames,
  nameSettings,
  namesOf,
  namesOfIds,
  namesProposed,
  registerColumns,
  sampleNames,
  textsIn,
} from '../../register/register-parts.ts'

/** What one call takes. */
const mostMatched = 500
const mostSent = 200

const fields = [
  ...Object.entries(studentFields).map(([id, { label }]) => ({ id, label })),
  { id: 'className', label: 'Class' },
  { id: 'subjects', label: 'Subjects' },
]

const columns = registerColumns(fields, [{ id: 'arm', label: 'Arm' }])

type ClassHere = Pick<SchoolClass, 'id' | 'name' | 'level' | 'arm'>
type SubjectHere = Pick<Subject, 'id' | 'name' | 'code'>

type StudentKindOptions = {
  /** The day in Lagos. */
  today: string
  schoolName: string
  /** Of the students added last: how the school numbers them. */
  numbersHere: readonly string[]
  classes: readonly ClassHere[]
  subjects: readonly SubjectHere[]
  notes?: NonNullable<ImportKind['notes']>
}

/** Students as a register names them, at a school with these classes and subjects. */
export function studentKind({
  today,
  schoolName,
  numbersHere,
  classes,
  subjects,
  notes,
}: StudentKindOptions): ImportKind {
  const around = surroundingsOf(today, classes, subjects)
  const byId = new Map(classes.map((one) => [one.id, one]))
  const names = new Map([...classes, ...subjects].map(({ id, name }) => [id, name]))
  return {
    words: {
      title: 'Import Students',
      intro:
        'Choose an Excel file (.xlsx) or a CSV file with one class or all of them. It is read on this device, and nobody is added before you have checked the list.',
      fileLabel: 'File of students',
      pasteHint: 'Copy the cells from your sheet, with or without the column names.',
      back: { to: '/students' },
      backLabel: 'Students',
      one: 'student',
      many: 'students',
      columnMissing: 'Choose the column that holds the name.',
      pageLabel: 'Open Students',
    },
    page: { to: '/students' },
    next: { page: { to: '/students', search: { missing: 'slip' } }, label: 'Next: sign-in slips' },
    columns,
    fields,
    tellingApart: [
      'studentNumber',
      'className',
      'dateOfBirth',
      'gender',
      'guardianName',
      'guardianPhone',
      'phone',
      'email',
    ],
    numberField: studentIdentity.field,
    required: studentIdentity.required.map(({ field }) => field),
    settings: [
      ...nameSettings,
      {
        name: 'className',
        label: 'Change the class of students who are at your school already',
        hint: 'With an old list they would go back to their old classes.',
      },
      {
        name: prefixSetting,
        label: 'New student IDs begin with',
        hint: 'A student without an ID gets this and the next free number. Leave it empty to make no IDs.',
        problem: prefixProblem,
      },
    ],
    propose: (tables) => {
      const proposal = proposeStudents(tables, today)
      return tables.map((table) => chosenOf(proposal.columnsOf(table)))
    },
    proposeSettings: (tables, chosen) => ({
      ...{ ...namesProposed(tables, chosen), className: false },
      [prefixSetting]: proposedPrefix({
        ...{ inFile: textsIn(tables, chosen, 'studentNumber'), here: numbersHere, schoolName },
        year: Number(today.slice(0, 4)),
      }),
    }),
    samplesOf: sampleNames,
    isComplete: hasNames,
    *read({ tables, columns: chosen, settings }) {
      const [missing, meant] = [new Map<string, number>(), new Map<string, number>()]
      const countIn = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
      const findClass: ClassFinder = (typed) => {
        const choice = String(settings[classSetting(typed)] ?? '')
        if (choice !== '') countIn(meant, typed.trim())
        const name = choice.startsWith(asNamed) ? choice.slice(asNamed.length) : typed.trim()
        const found = byId.get(choice) ?? around.findClass(name)
        if (!found) countIn(missing, name)
        return found
      }
      const register = yield* readInSteps(tables, {
        kind: studentRegister,
        around: { ...around, findClass },
        names: namesOf(settings),
        columnsOf: (table) => columnsOf(table, chosen[(tables as readonly unknown[]).indexOf(table)]),
      })
      return { ...register, missing, chosen: meant }
    },
    mend: (row, texts) => mendRow(row, texts, studentRegister, around),
    match: async (rows) => {
      const asked = rows.map(namedIn)
      // They only read, and beside each other: on a slow network each would wait for the one before.
      const calls = inCalls(asked, mostMatched).map((rows) => client.people.matchStudents({ rows }))
      const students = (await Promise.all(calls)).flatMap((answer) => answer.students)
      return [...new Map<string, KnownRow>(students.map((student) => [student.id, student])).values()]
    },
    keyOf: (row) => knownBy(namedIn(row)),
    numberSetting: prefixSetting,
    async firstNumber(rows, known, prefix) {
      if (prefix.trim() === '' || prefixProblem(prefix) !== null) return null
      if (rows.every(({ values }) => (values.studentNumber ?? '') !== '')) return 1
      const seen = [...rows, ...known].flatMap(({ values }) => values.studentNumber ?? [])
      return await firstFreeNumber(prefix, lastNumber(prefix, seen) + 1)
    },
    *judge(rows, known, review, firstNumber) {
      if (firstNumber === null) return yield* judgeInSteps(rows, known, studentIdentity, choicesOf(review))
      const required = studentIdentity.required.filter(({ field }) => field !== studentIdentity.field)
      const prefix = String(review.settings[prefixSetting])
      const { sent = {} } = review
      const judged = yield* judgeInSteps(rows, known, { ...studentIdentity, required }, choicesOf(review))
      const verdicts = judged.map((one, at) => {
        const values = sent[at]
        return values ? { verdict: 'new' as const, values } : one
      })
      const given = Object.values(sent).flatMap(({ studentNumber }) => studentNumber ?? [])
      return withMadeNumbers(verdicts, prefix, Math.max(firstNumber, lastNumber(prefix, given) + 1))
    },
    ...(notes && { notes }),
    textOf: (field, value) => {
      if (value === '') return ''
      if (field === 'dateOfBirth') return writtenDay(value)
      if (field !== 'className' && field !== 'subjects') return value
      return namesOfIds(names, value)
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

/** What says who a row is. */
const namedIn = ({ id, values: { studentNumber = '', name = '', dateOfBirth = '' } }: ReadRow) => ({
  ...{ id, studentNumber, name, dateOfBirth },
})

/** The first number behind the prefix from which on five hundred are free: a number that somebody had long ago is not given again. */
async function firstFreeNumber(prefix: string, from: number): Promise<number> {
  const numbers = Array.from({ length: mostMatched }, (_, at) => madeNumber(prefix, from + at))
  const asked = numbers.map((studentNumber) => ({ id: null, studentNumber, name: '', dateOfBirth: '' }))
  const { students } = await client.people.matchStudents({ rows: asked })
  const last = lastNumber(
    prefix,
    students.map(({ values }) => values.studentNumber),
  )
  return last < from ? from : await firstFreeNumber(prefix, last + 1)
}

const prefixSetting = 'prefix'
