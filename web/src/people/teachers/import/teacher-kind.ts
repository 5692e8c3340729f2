import type { SchoolClass, Subject, Teacher } from '@sabimark/contract/answers.ts'
import type { ClassFinder } from '@sabimark/domain/people/register/cells/read-class.ts'
import { teacherIdentity } from '@sabimark/domain/people/register/judge.ts'
import { surroundingsOf, teacherRegister } from '@sabimark/domain/people/register/kinds.ts'
import { lastNumber, proposedPrefix, withMadeNumbers } from '@sabimark/domain/people/register/made-numbers.ts'
import { mendRow } from '@sabimark/domain/people/register/mend-row.ts'
import { proposeTeachers } from '@sabimark/domain/people/register/propose.ts'
import { readInSteps } from '@sabimark/domain/people/register/read-register.ts'
import { judgeTeachers, teacherValuesOf } from '@sabimark/domain/people/register/teacher-row.ts'
import { teacherFields } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import type { SubjectFinder } from '@sabimark/domain/school/subjects/subject-finder.ts'
import { subjectKey } from '@sabimark/domain/school/subjects/subject-names.ts'
import { mailsOfOneSchool } from '@sabimark/domain/words/mail/mail-limit.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { client } from '../../../platform/client.ts'
import type { ImportKind, KnownRow, RowReview } from '../../../platform/import/kind.ts'
import { refusalCode } from '../../../platform/refusal.ts'
import { choicesOf, chosenOf, columnsOf } from '../../register/chosen-columns.ts'
import { asNamed, classSetting, leftOut } from '../../register/class-setting.ts'
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
import { sendTeacher } from './send-teacher.ts'

const fields = [
  ...Object.entries(teacherFields).map(([id, { label }]) => ({ id, label })),
  { id: 'subjects', label: 'Subjects' },
  { id: 'classes', label: 'Classes Assigned' },
]

const columns = registerColumns(fields)

/** What the school has that a list of teachers names, and whether it is on trial or pays: its emails are limited then. */
export type TeachersSchool = {
  today: string
  classes: readonly Pick<SchoolClass, 'id' | 'name' | 'level' | 'arm'>[]
  subjects: readonly Pick<Subject, 'id' | 'name' | 'code'>[]
  hasTrial: boolean
  schoolName: string
  /** Of the teachers added last: how the school numbers them. */
  idsHere: readonly string[]
}

/** Teachers as a register names them, at this school. `today` is the day in Lagos. */
export function teacherKind(
  { today, classes, subjects, hasTrial, schoolName, idsHere }: TeachersSchool,
  notes?: ImportKind['notes'],
): ImportKind {
  const around = surroundingsOf(today, classes, subjects)
  const names = new Map([...classes, ...subjects].map(({ id, name }) => [id, name]))
  const classById = new Map(classes.map((one) => [one.id, one]))
  return {
    words: {
      title: 'Import Teachers',
      intro:
        'Choose an Excel file (.xlsx) or a CSV file with a row for each teacher: full name and email at least; employee IDs can be made here. It is read on this device, and nobody is added or emailed before you have checked the list.',
      fileLabel: 'File of teachers',
      pasteHint: 'Copy the cells from your sheet, with or without the column names.',
      back: { to: '/teachers' },
      backLabel: 'Teachers',
      one: 'teacher',
      many: 'teachers',
      columnMissing: 'Choose the column that holds the name.',
      pageLabel: 'Open Teachers',
    },
    page: { to: '/teachers' },
    columns,
    fields,
    required: teacherIdentity.required.map(({ field }) => field),
    settings: [
      ...nameSettings,
      {
        name: prefixSetting,
        label: 'New employee IDs begin with',
        hint: 'A teacher without an ID gets this and the next free number. Leave it empty to make no IDs.',
        problem: (typed) =>
          typed.length > longestPrefix ? `A prefix can have at most ${longestPrefix} characters.` : null,
      },
    ],
    propose: (tables) => {
      const proposal = proposeTeachers(tables, today)
      return tables.map((table) => chosenOf(proposal.columnsOf(table)))
    },
    proposeSettings: (tables, chosen) => ({
      ...namesProposed(tables, chosen),
      [prefixSetting]: proposedPrefix({
        ...{ inFile: textsIn(tables, chosen, 'employeeId'), here: idsHere, schoolName, mark: 'T' },
        year: Number(today.slice(0, 4)),
      }),
    }),
    samplesOf: sampleNames,
    isComplete: hasNames,
    *read({ tables, columns: chosen, settings }) {
      const [missing, meant] = [new Map<string, Spelt>(), new Map<string, Spelt>()]
      const findSubject: SubjectFinder = (typed) => {
        const key = subjectKey(typed)
        const choice = String(settings[subjectSetting(typed)] ?? '')
        const isChosen = names.has(choice)
        const found = isChosen ? choice : around.findSubject(typed)
        if (!isChosen && found !== undefined) return found
        const spelt = isChosen ? meant : missing
        const before = spelt.get(key)
        spelt.set(key, { typed: before?.typed ?? typed, count: (before?.count ?? 0) + 1 })
        return found
      }
      const [missingClasses, chosenClasses] = [new Map<string, number>(), new Map<string, number>()]
      const countIn = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
      const choiceOf = (typed: string) => String(settings[classSetting(typed)] ?? '')
      const findClass: ClassFinder = (typed) => {
        const choice = choiceOf(typed)
        if (choice === leftOut) return undefined
        const name = choice.startsWith(asNamed) ? choice.slice(asNamed.length) : typed
        const found = classById.get(choice) ?? around.findClass(name)
        if (choice !== '' && found) countIn(chosenClasses, typed.trim())
        return found
      }
      const stillOpen = (unknown: readonly string[]) =>
        unknown.filter((typed) => {
          const isLeftOut = choiceOf(typed) === leftOut
          countIn(isLeftOut ? chosenClasses : missingClasses, typed.trim())
          return !isLeftOut
        })
      const register = yield* readInSteps(tables, {
        kind: teacherRegister,
        around: { ...around, findSubject, findClass, stillOpen },
        names: namesOf(settings),
        columnsOf: (table) => columnsOf(table, chosen[(tables as readonly unknown[]).indexOf(table)]),
      })
      const ofClasses = { missing: missingClasses, chosen: chosenClasses }
      return { ...register, missing: countsOf(missing), chosen: countsOf(meant), classes: ofClasses }
    },
    mend: (row, texts) => mendRow(row, texts, teacherRegister, around),
    match: teachersHere,
    // All are answered whatever the rows, but the first free number is another with another ID.
    keyOf: ({ values }) => values.employeeId ?? '',
    numberSetting: prefixSetting,
    async firstNumber(rows, known, prefix) {
      if (prefix.trim() === '' || prefix.length > longestPrefix) return null
      return (
        lastNumber(
          prefix,
          [...rows, ...known].flatMap(({ values }) => values.employeeId ?? []),
        ) + 1
      )
    },
    *judge(rows, known, review, firstNumber) {
      const done = doneIn(review)
      if (firstNumber === null) return yield* judgeTeachers(rows, known, choicesOf(review), { done })
      const required = teacherIdentity.required.filter(({ field }) => field !== 'employeeId')
      const identity = { ...teacherIdentity, required }
      const judged = yield* judgeTeachers(rows, known, choicesOf(review), { identity, done })
      // What was sent goes out again as it was, and no other row gets its ID.
      const { sent = {} } = review
      const verdicts = judged.map((one, at) => (sent[at] ? { verdict: 'new' as const, values: sent[at] } : one))
      const prefix = String(review.settings[prefixSetting])
      const given = Object.values(sent).flatMap(({ employeeId }) => employeeId ?? [])
      return withMadeNumbers(verdicts, prefix, Math.max(firstNumber, lastNumber(prefix, given) + 1), 'employeeId')
    },
    ...(notes && { notes }),
    textOf: (field, value) => {
      if (value === '' || (field !== 'classes' && field !== 'subjects')) return value
      return namesOfIds(names, value)
    },
    nameOf: ({ values }) => values.name ?? values.email ?? values.employeeId ?? '',
    // Each is a call of its own: an invitation goes out with it.
    mostSent: 1,
    start: async ({ requestKey }) => requestKey,
    send: async (importId, rows) => await Promise.all(rows.map((row) => sendTeacher(importId, row))),
    beforeAdding: (newCount) => (newCount === 0 ? null : invitationsText(newCount, hasTrial)),
    whenStopped: (error, leftCount) =>
      refusalCode(error) === 'MAILS_USED_UP'
        ? `${counted(leftCount, 'row')} ${leftCount === 1 ? 'is' : 'are'} left. Import the same file again tomorrow: teachers who are added already are not added twice.`
        : null,
    deleteAdded: (ids, pressed) => client.people.deleteTeachers({ ids }, pressed),
  }
}

/** The rows that were added or taken, with what they said. */
const doneIn = ({ answers }: RowReview) =>
  new Map(
    Object.values(answers).flatMap(({ position, id, said = {} }) => (id === null ? [] : [[position, { id, said }]])),
  )

/** A subject as the file spells it first, and the number of rows in any spelling. */
type Spelt = { typed: string; count: number }
const countsOf = (spelt: ReadonlyMap<string, Spelt>) =>
  new Map([...spelt.values()].map(({ typed, count }) => [typed, count]))

/** The setting by which all rows that name a subject so mean another one: in any spelling of case, marks and spaces. */
export const subjectSetting = (typed: string) => `subject ${subjectKey(typed)}`
const prefixSetting = 'prefix'
/** Behind it there is still room for any number. */
const longestPrefix = teacherFields.employeeId.max - 8

function invitationsText(count: number, hasTrial: boolean): string {
  // Who is signed in is at a school whose own address is proven.
  const { aDay } = mailsOfOneSchool({ status: 'active', hasTrial })
  const said = `${counted(count, 'invitation')} will be emailed`
  if (aDay === null) return `${said}.`
  const limit = `${said}; your school can send ${aDay.toLocaleString('en-NG')} emails a day.`
  return count > aDay ? `${limit} The others can be added a day later.` : limit
}

/** All teachers of the school, page by page; whoever is inactive, too. */
async function teachersHere(): Promise<KnownRow[]> {
  const all: Teacher[] = []
  let cursor: string | null = null
  do {
    const page: { items: Teacher[]; nextCursor: string | null } = await client.people.listTeachers({
      size: 500,
      ...(cursor !== null && { cursor }),
    })
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return all.map((teacher) => ({ id: teacher.id, revision: teacher.revision, values: teacherValuesOf(teacher) }))
}
