import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checksumOf } from '../../../test/builders/checksum.ts'
import { aSchool, aSubject, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { aSitting, openPage } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const from = usualYear(new Date())
const year = 'Next Year'

type Begun = Parameters<TestSchool['admin']['people']['promote']>[0]

/** What was looked at, as it is proposed, with what is said otherwise. */
async function proposed({ admin }: TestSchool, said: Partial<Begun> = {}): Promise<Begun> {
  const { classes, withoutClass } = await admin.people.planPromotion()
  const lines = classes.map(({ id: classId, studentsCount, target }) => ({ classId, studentsCount, target }))
  return { from, year, withoutClass, classes: lines, exceptions: [], ...said }
}

async function aSchoolOfEight() {
  const school = await aSchool(server)
  const subjectIds = [(await aSubject(school)).id]
  const add = async (name: string, className: string | null) => {
    const classId = className === null ? null : classOf(school, className).id
    return (await school.admin.people.addStudent({ name, studentNumber: name, classId, subjectIds })).student.id
  }
  const ids = {
    moves: await add('Moves', 'SS1A'),
    repeats: await add('Repeats', 'SS1A'),
    elsewhere: await add('Elsewhere', 'SS1A'),
    transfers: await add('Transfers', 'SS2B'),
    graduates: await add('Graduates', 'SS3A'),
    again: await add('Again', 'SS3A'),
    nowhere: await add('Nowhere', null),
    resting: await add('Resting', 'SS2A'),
  }
  await school.admin.people.setStudentsStatus({ ids: [ids.resting], status: 'inactive' })
  return { school, ids, add }
}

const exceptionsOf = (school: TestSchool, ids: Record<string, string>): Begun['exceptions'] => [
  { studentId: ids.repeats ?? '', kind: 'repeat' },
  { studentId: ids.elsewhere ?? '', kind: 'class', classId: classOf(school, 'SS2C').id },
  { studentId: ids.transfers ?? '', kind: 'leave', reason: 'transferred' },
  { studentId: ids.again ?? '', kind: 'repeat' },
]

test('a year begins for everybody at once, each year of a student says how it ended, and undo leaves no trace', async () => {
  const { school, ids } = await aSchoolOfEight()
  const { admin } = school
  const before = await checksumOf(server, school)
  const input = await proposed(school, { exceptions: exceptionsOf(school, ids) })
  const { batch, doneCount, effects } = await admin.people.promote(input)
  expect(doneCount).toBe(7)
  expect(effects.slice(0, 3)).toEqual([
    `3 students go on into ${year}.`,
    '2 students repeat the year.',
    '2 students leave the school and can no longer sign in.',
  ])
  const looks = Object.entries(ids).map(async ([who, id]) => {
    const { student, history } = await admin.people.getStudent({ id })
    const years = student.years.map((one) => `${one.year === from ? 'old' : 'new'} ${one.className} ${one.outcome}`)
    return [who, student.class?.name ?? '-', student.status, student.leftReason, history[0]?.action, ...years].join(
      ', ',
    )
  })
  expect(await Promise.all(looks)).toEqual([
    'moves, SS2A, active, , student.promoted, new SS2A null, old SS1A promoted',
    'repeats, SS1A, active, , student.repeated, new SS1A null, old SS1A repeated',
    'elsewhere, SS2C, active, , student.promoted, new SS2C null, old SS1A promoted',
    'transfers, SS2B, inactive, transferred, student.released, old SS2B left',
    'graduates, SS3A, inactive, graduated, student.released, old SS3A left',
    'again, SS3A, active, , student.repeated, new SS3A null, old SS3A repeated',
    'nowhere, -, active, , student.promoted, new null null, old null promoted',
    'resting, SS2A, inactive, , student.deactivated, old SS2A null',
  ])
  expect(await admin.people.planPromotion()).toMatchObject({ year })
  expect(await refusalOf(admin.people.promote(input))).toMatchObject({ code: 'YEAR_EXISTS' })

  const undone = await admin.school.undo({ batch: batch ?? '' })
  expect(undone).toMatchObject({ doneCount: 7, skipped: [] })
  expect(undone.effects).toEqual([
    `The year is ${from} again; ${year} has not begun.`,
    '2 students are in their earlier class again.',
    '2 students who left are active again.',
  ])
  expect(await checksumOf(server, school)).toEqual(before)
  expect(await admin.people.planPromotion()).toMatchObject({ year: from })
})

describe('undoing a year', () => {
  test('is refused where somebody was moved since or a class was closed, and names them; all else goes back', async () => {
    const { school, ids, add } = await aSchoolOfEight()
    const { admin } = school
    const { batch } = await admin.people.promote(await proposed(school))
    const undo = () => admin.school.undo({ batch: batch ?? '' })
    const { revision } = (await admin.people.getStudent({ id: ids.moves })).student
    const classId = classOf(school, 'SS2C').id
    const moved = await admin.people.setStudentsClass({ ids: [ids.moves], classId })
    const begun = await checksumOf(server, school)
    expect(await refusalOf(undo())).toMatchObject({
      ...{ code: 'STUDENTS_CHANGED_SINCE', data: { students: [{ id: ids.moves }], count: 1 } },
    })
    expect(await checksumOf(server, school)).toEqual(begun)
    await admin.school.undo({ batch: moved.batch ?? '' })
    const closing = { ids: [classOf(school, 'SS1A').id] }
    await admin.school.setClassesStatus({ ...closing, status: 'closed' })
    expect(await refusalOf(undo())).toMatchObject({ code: 'CLASS_CLOSED' })
    await admin.school.setClassesStatus({ ...closing, status: 'open' })

    // An edit of something else, and who comes or leaves the list meanwhile, keep no year from going back.
    await admin.people.updateStudent({ id: ids.moves, revision: revision + 2, phone: '0801' })
    await admin.people.deleteStudents({ ids: [ids.nowhere] })
    const added = await add('Came Since', 'SS1B')
    expect(await undo()).toMatchObject({
      ...{ doneCount: 6, skipped: [{ id: ids.nowhere, why: 'Is no longer there.' }] },
      effects: expect.arrayContaining(['1 student added since stays.']),
    })
    const read = async (id: string) => {
      const { student } = await admin.people.getStudent({ id })
      return [student.phone, ...student.years.map((one) => [one.year, one.className, one.outcome])]
    }
    expect(await read(ids.moves)).toEqual(['0801', [from, 'SS1A', null]])
    expect(await read(added)).toEqual(['', [from, 'SS1B', null]])
  })

  test('goes back year by year, the last one first', async () => {
    const { school } = await aSchoolOfEight()
    const { admin } = school
    const before = await checksumOf(server, school)
    const first = await admin.people.promote(await proposed(school))
    const second = await admin.people.promote(await proposed(school, { from: year, year: 'The Year After' }))
    const undo = (batch: string | null) => admin.school.undo({ batch: batch ?? '' })
    expect(await refusalOf(undo(first.batch))).toMatchObject({ code: 'YEAR_MOVED_ON' })
    expect(await undo(second.batch)).toMatchObject({ skipped: [] })
    expect(await undo(first.batch)).toMatchObject({ skipped: [] })
    expect(await checksumOf(server, school)).toEqual(before)
  })
})

describe('a year does not begin', () => {
  test('while a class has no target, a target is closed, or the numbers are others than were seen', async () => {
    const { school, ids } = await aSchoolOfEight()
    const { admin } = school
    const before = await checksumOf(server, school)
    const seen = await proposed(school)
    const [first, ...others] = seen.classes
    if (!first) throw new Error('The school has no class.')
    const refused = (said: Partial<Begun>) => refusalOf(admin.people.promote({ ...seen, ...said }))
    expect(await refused({ classes: [{ ...first, target: null }, ...others] })).toMatchObject({
      ...{ code: 'PROMOTION_INCOMPLETE', data: { classIds: [first.classId] } },
    })
    expect(await refused({ classes: others })).toMatchObject({ code: 'PROMOTION_INCOMPLETE' })
    const closedId = classOf(school, 'SS3C').id
    await admin.school.setClassesStatus({ ids: [closedId], status: 'closed' })
    const toClosed = { kind: 'class' as const, classId: closedId }
    expect(await refused({ classes: [{ ...first, target: toClosed }, ...others] })).toMatchObject({
      code: 'CLASS_CLOSED',
    })
    expect(await refused({ exceptions: [{ studentId: ids.moves, ...toClosed }] })).toMatchObject({
      code: 'CLASS_CLOSED',
    })
    expect(await refused({ exceptions: [{ studentId: ids.resting, kind: 'repeat' }] })).toMatchObject({
      code: 'UNKNOWN_PERSON',
    })
    const twice: Begun['exceptions'] = [ids.moves, ids.moves].map((studentId) => ({ studentId, kind: 'repeat' }))
    expect(await refused({ exceptions: twice })).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await refused({ year: 'Next\u202e Year' })).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await refused({ from: 'Another Year' })).toMatchObject({ code: 'YEAR_EXISTS' })
    expect(await refused({ withoutClass: 0 })).toMatchObject({
      ...{ code: 'COUNT_CHANGED', data: { classes: [{ classId: null, now: 1 }] } },
    })
    expect(await checksumOf(server, school)).toEqual(before)
  })

  test('with the name of a year that only those who have left were in', async () => {
    const school = await aSchool(server)
    const { people } = school.admin
    const add = (name: string, className: string) =>
      people.addStudent({ name, studentNumber: name, classId: classOf(school, className).id })
    const { student } = await add('Left Sample', 'SS3A')
    await people.promote(await proposed(school))
    await add('New Sample', 'SS1A')
    const again = people.promote(await proposed(school, { from: year, year: from }))
    expect(await refusalOf(again)).toMatchObject({ code: 'YEAR_EXISTS' })
    const { years } = (await people.getStudent({ id: student.id })).student
    expect(years).toMatchObject([{ year: from, className: 'SS3A', outcome: 'left' }])
  })

  test('for a school without students', async () => {
    const school = await aSchool(server)
    expect(await refusalOf(school.admin.people.promote(await proposed(school)))).toMatchObject({
      code: 'PROMOTION_INCOMPLETE',
    })
  })

  test('twice, and nobody who is added meanwhile falls between two years', async () => {
    const { school, add } = await aSchoolOfEight()
    const { admin } = school
    const seen = await proposed(school)
    const adding = Array.from({ length: 8 }, (_, at) => add(`Meanwhile ${at}`, 'SS2C'))
    const both = await Promise.allSettled([admin.people.promote(seen), admin.people.promote(seen), ...adding])
    const begun = both.slice(0, 2).filter(({ status }) => status === 'fulfilled').length
    expect(begun).toBeLessThanOrEqual(1)
    const now = (await admin.people.planPromotion()).year
    expect(now).toBe(begun === 1 ? year : from)
    for (const id of await Promise.all(adding)) {
      const { student } = await admin.people.getStudent({ id })
      expect(student.years[0]).toMatchObject({ year: now, className: 'SS2C', outcome: null })
    }
  })
})

test('whoever sits an exam goes on; who would leave meanwhile keeps the year from beginning', async () => {
  const { school, examId, students, classId } = await aSitting(server)
  await openPage(students[0], examId)
  const leaving = [{ classId, studentsCount: 1, target: { kind: 'leave' as const } }]
  const { from: _from, ...seen } = await proposed(school)
  expect(await refusalOf(school.admin.people.promote({ from, ...seen, classes: leaving }))).toMatchObject({
    code: 'LEAVERS_SITTING',
  })
  const moving = [
    { classId, studentsCount: 1, target: { kind: 'class' as const, classId: classOf(school, 'SS3C').id } },
  ]
  const { effects } = await school.admin.people.promote({ from, ...seen, classes: moving })
  expect(effects).toContain('1 student sitting an exam now can finish it.')
  await openPage(students[0], examId)
})
