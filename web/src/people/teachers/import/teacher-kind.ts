import type { SchoolClass, Subject, Teacher } from '@sabimark/contract/answers.ts'
import { surroundingsOf, teacherRegister } from '@sabimark/domain/people/register/kinds.ts'
import { mendRow } from '@sabimark/domain/people/register/mend-row.ts'
import { proposeTeachers } from '@sabimark/domain/people/register/propose.ts'
import { readInSteps } from '@sabimark/domain/people/register/read-register.ts'
import { judgeTeachers, teacherValuesOf } from '@sabimark/domain/people/register/teacher-row.ts'
import { teacherFields } from '@sabimark/domain/people/teachers/teacher-fields.ts'
import { mailsOfOneSchool } from '@sabimark/domain/words/mail/mail-limit.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { client } from '../../../platform/client.ts'
import type { ImportKind, KnownRow } from '../../../platform/import/kind.ts'
import { refusalCode } from '../../../platform/refusal.ts'
import { choicesOf, chosenOf, columnsOf } from '../../register/chosen-columns.ts'
import { hasNames, nameSettings, namesOf, namesOfIds, registerColumns } from '../../register/register-parts.ts'
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
}

/** Teachers as a register names them, at this school. `today` is the day in Lagos. */
export function teacherKind({ today, classes, subjects, hasTrial }: TeachersSchool): ImportKind {
  const around = surroundingsOf(today, classes, subjects)
  const names = new Map([...classes, ...subjects].map(({ id, name }) => [id, name]))
  return {
    words: {
      title: 'Import Teachers',
      intro:
        'A sheet (Excel .xlsx or CSV) with a row for each teacher: full name, email and employee ID at least. It is read on this device and not sent; nobody is added or emailed before you have looked at it and confirmed.',
      fileLabel: 'File of teachers',
      pasteHint: 'Cells copied from a sheet, with or without the row that names the columns.',
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
    settings: [...nameSettings],
    propose: (tables) => {
      const proposal = proposeTeachers(tables, today)
      return { columns: tables.map((table) => chosenOf(proposal.columnsOf(table))), settings: { ...proposal.names } }
    },
    isComplete: hasNames,
    read: ({ tables, columns: chosen, settings }) =>
      readInSteps(tables, {
        kind: teacherRegister,
        around,
        names: namesOf(settings),
        columnsOf: (table) => columnsOf(table, chosen[(tables as readonly unknown[]).indexOf(table)]),
      }),
    mend: (row, texts) => mendRow(row, texts, teacherRegister, around),
    match: teachersHere,
    // It answers all of them, whatever the rows.
    keyOf: () => '',
    judge: (rows, known, review) => judgeTeachers(rows, known, choicesOf(review)),
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
        ? `${counted(leftCount, 'row')} ${leftCount === 1 ? 'is' : 'are'} left. Tomorrow bring the same file again: who was added by now is found there and is not added twice.`
        : null,
    deleteAdded: (ids, pressed) => client.people.deleteTeachers({ ids }, pressed),
  }
}

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
