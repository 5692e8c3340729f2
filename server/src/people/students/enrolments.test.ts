import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchool, aStudent, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { readCodeTexts } from '../../../test/catalogue/sql-in-code.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const year = usualYear(new Date())
const aPupil = async (className: string) =>
  (await aStudent(server, school, { classId: classOf(school, className).id, isSignedIn: false })).student
const read = async (id: string) => (await school.admin.people.getStudent({ id })).student
/** The one year of a student: 'SS1A', 'SS1A left'; none for who is enrolled in none. */
const yearOf = async (id: string) => {
  const { years } = await read(id)
  expect(years.every((one) => one.year === year)).toBe(true)
  return years.map(({ className, outcome }) => [className, outcome].filter(Boolean).join(' ')).join()
}
const leave = { reason: 'transferred', on: '2024-07-26', note: 'Moves to Jos' } as const

test('the enrolment of the year follows class, status and leaving, and each of their undos', async () => {
  const { admin } = school
  const { id } = await aPupil('SS1A')
  const ids = [id]
  expect(await yearOf(id)).toBe('SS1A')
  await admin.people.setStudentsClass({ ids, classId: classOf(school, 'SS2B').id })
  expect(await yearOf(id)).toBe('SS2B')
  await admin.people.updateStudent({ id, revision: 2, classId: null })
  expect(await yearOf(id)).toBe('')
  const left = await admin.people.leaveStudents({ ids, ...leave })
  expect(await yearOf(id)).toBe('left')
  expect(await admin.school.undo({ batch: left.batch ?? '' })).toMatchObject({ doneCount: 1, skipped: [] })
  expect(await yearOf(id)).toBe('')
  expect(await read(id)).toMatchObject({ status: 'active', hasLeft: false, leftOn: '', leftReason: '', leftNote: '' })
  const gone = await admin.people.deleteStudents({ ids })
  expect(await admin.school.undo({ batch: gone.batch ?? '' })).toMatchObject({ doneCount: 1 })
  expect((await read(id)).years).toEqual([{ year, className: null, outcome: null }])
})

test('who has left is inactive with day and reason, is found as such, and is a student again once activated', async () => {
  const { admin } = school
  const { id, studentNumber } = await aPupil('SS3A')
  const other = await aPupil('SS3A')
  const outcome = await admin.people.leaveStudents({ ids: [id], ...leave })
  expect(outcome.effects[0]).toBe(
    '1 student has left (transferred to another school): the student can no longer sign in, and is left out of coming exams.',
  )
  expect(await read(id)).toMatchObject({
    ...{ status: 'inactive', hasLeft: true, leftOn: leave.on, leftReason: leave.reason, leftNote: leave.note },
  })
  const { history } = await admin.people.getStudent({ id })
  expect(history[0]).toMatchObject({
    action: 'student.left',
    changes: expect.arrayContaining([{ label: 'Reason', before: '–', after: 'Transferred to another school' }]),
  })
  await admin.people.setStudentsStatus({ ids: [other.id], status: 'inactive' })
  const found = async (status: 'inactive' | 'left') =>
    (await admin.people.listStudents({ status, classId: classOf(school, 'SS3A').id })).items.map((one) => one.id)
  expect([await found('left'), await found('inactive')]).toEqual([[id], [other.id]])
  expect(await admin.people.leaveStudents({ ids: [id], ...leave })).toMatchObject({
    ...{ doneCount: 0, skipped: [{ id, why: 'Is marked so already.' }] },
  })
  const back = await admin.people.setStudentsStatus({ ids: [id], status: 'active' })
  expect(await read(id)).toMatchObject({ status: 'active', studentNumber, leftOn: '', leftReason: '', leftNote: '' })
  expect(await yearOf(id)).toBe('SS3A')
  await admin.school.undo({ batch: back.batch ?? '' })
  expect(await read(id)).toMatchObject({ status: 'inactive', leftOn: leave.on, leftReason: leave.reason })
  expect(await yearOf(id)).toBe('SS3A left')
})

test('nobody has left tomorrow, or on a day there is not', async () => {
  const { id } = await aPupil('SS1B')
  const tomorrow = lagosDate(new Date(Date.now() + 2 * 86_400_000))
  const on = (day: string) => refusalOf(school.admin.people.leaveStudents({ ids: [id], reason: 'other', on: day }))
  expect(await on(tomorrow)).toMatchObject({
    ...{ code: 'INVALID_FORM', data: { fields: { on: 'Enter today or a day before it.' } } },
  })
  expect(await on('2024-02-30')).toMatchObject({ code: 'BAD_REQUEST' })
  expect(await read(id)).toMatchObject({ status: 'active', hasLeft: false })
})

test('a class that somebody was in in an earlier year is kept', async () => {
  const { id } = await aPupil('SS2A')
  const { id: classId } = (await school.admin.school.addClass({ level: 'SS2', arm: 'Past' })).class
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(
      `INSERT INTO enrolments (school_id, student_id, year, class_id, outcome) VALUES ($1, $2, '2001/2002', $3, 'promoted')`,
      [tx.schoolId, id, classId],
    ),
  )
  expect(await school.admin.school.deleteClasses({ ids: [classId] })).toMatchObject({
    ...{ doneCount: 0, skipped: [{ why: '1 former student has it: close it instead.' }] },
  })
  expect((await read(id)).years).toEqual([
    { year, className: 'SS2A', outcome: null },
    { year: '2001/2002', className: 'SS2 Past', outcome: 'promoted' },
  ])
})

test('one place writes enrolments, and who reads them is known', () => {
  const files = new Set(readCodeTexts(/(^|[\s'])enrolments($|[\s'])/).map(({ file }) => file))
  expect([...files]).toEqual([
    'src/people/students/enrolments.db.ts',
    // Deletes them with their student.
    'src/people/students/student.db.ts',
    // Counts them: what a class is deleted by.
    'src/school/classes/class.db.ts',
    // Asks whether anybody is of a year: its terms keep it then.
    'src/school/terms/term.db.ts',
  ])
})
