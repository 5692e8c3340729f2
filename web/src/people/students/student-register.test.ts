import { judge, studentIdentity } from '@sabimark/domain/people/register/judge.ts'
import { studentRegister as kind, surroundingsOf } from '@sabimark/domain/people/register/kinds.ts'
import { proposeStudents } from '@sabimark/domain/people/register/propose.ts'
import { readRegister } from '@sabimark/domain/people/register/read-register.ts'
import { type ExportedStudent, registerCells } from '@sabimark/domain/people/register/register-cells.ts'
import { registerValuesOf } from '@sabimark/domain/people/register/student-row.ts'
import { readTablesOf } from '@sabimark/question-files/tables.ts'
import { expect, test } from 'vitest'
import { exportFile } from '../../platform/list/export-file.ts'

const today = '2026-11-24'
const classes = [{ id: crypto.randomUUID(), level: 'SS2', arm: 'A', name: 'SS2A' }]
const subjects = ['MTH', 'PHY'].map((code) => ({ id: crypto.randomUUID(), code, name: `Subject ${code}` }))

/** Names a school may have, and some that a spreadsheet or a page would take for something else. */
const names = [
  ...['=1+1', '+2348031234567', '-7', '@SUM(A1)', "'Ada", '**Ada**', '<b>Ada</b> & "Obi"', 'ADA OBI', 'ada obi'],
  ...['Ọlá Ṣadé', 'O\u0323la\u0301 S\u0323ade\u0301'.normalize('NFC'), 'עדה', '1', 'Total: 45', 'SS 2 B', 'Row'],
  ...['Ada; Obi, Jr.', 'Ada\u00a0Obi', 'Name', 'x'.repeat(80), '2010-01-02', '8.03E+09', 'S/N'],
]

function student(name: string, at: number): ExportedStudent {
  return {
    ...{ id: crypto.randomUUID(), name, studentNumber: at % 3 === 0 ? `00${at}` : `GC/2026/${at}` },
    ...{ email: at % 2 === 0 ? '' : `a.student.${at}@example.com`, phone: at % 2 === 0 ? '' : '0803 123 4567' },
    ...{ dateOfBirth: at % 4 === 0 ? '' : '2010-02-01', gender: at % 2 === 0 ? '' : 'Female' },
    ...{ guardianRelationship: 'Uncle', guardianEmail: 'g.sample@school.ng' },
    ...{ guardian2Name: `Other ${name}`.slice(0, 60), guardian2Phone: '+234 803 000 0001' },
    ...{ guardianName: at % 2 === 0 ? '' : `Guardian of ${name}`.slice(0, 60), guardianPhone: '+234 803 000 0000' },
    ...{ address: at % 5 === 0 ? '' : '=HYPERLINK("x")', extraTimePercent: at % 2 === 0 ? 0 : 25 },
    ...{ className: at % 2 === 0 ? '' : 'SS2A', subjects: at % 2 === 0 ? '' : 'MTH, PHY' },
  }
}

const recordOf = ({ id, className, subjects: codes, ...said }: ExportedStudent) => ({
  id,
  values: registerValuesOf({
    ...said,
    gender: said.gender === 'Female' ? 'Female' : '',
    classId: className === '' ? null : (classes[0]?.id ?? null),
    subjectIds: codes === '' ? [] : subjects.map((one) => one.id),
  }),
})

test.each([names, ['ADA OBI', 'BOLA ADE'], ['Ada Obi']])(
  'a register that is exported reads back, every row the same',
  async (...some) => {
    const students = some.map(student)
    const file = await exportFile('xlsx', registerCells(students))
    const read = readTablesOf(new Uint8Array(await file.arrayBuffer()), 'register.xlsx')
    if (read.refused !== null) throw new Error(read.refused)
    const around = surroundingsOf(today, classes, subjects)
    const { rows, notUsed } = readRegister(read.tables, { kind, around, ...proposeStudents(read.tables, today) })
    expect(notUsed).toEqual([])
    expect(rows.flatMap(({ problems }) => problems)).toEqual([])
    const verdicts = judge(rows, students.map(recordOf), studentIdentity, {
      ...{ withoutFields: new Set<string>(), takesClass: true, rows: new Map() },
    })
    expect(verdicts).toEqual(students.map(({ id }) => ({ verdict: 'same', id })))
  },
)
