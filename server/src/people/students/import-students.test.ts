import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checksumOf } from '../../../test/builders/checksum.ts'
import { aSchool, aSlip, aSubject, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const begin = async (who: TestClient = school.admin) =>
  (await who.people.startRegister({ fileName: 'SS1A.xlsx', format: 'xlsx', foundCount: 9, leftOutCount: 0 })).importId
type Sought = Parameters<TestClient['people']['matchStudents']>[0]['rows'][number]
type Values = { name?: string; studentNumber?: string; phone?: string; className?: string; subjects?: string }
const aNew = (position: number, values: Values) => ({ position, id: null, revision: null, values })
const named = (position: number, studentNumber: string) => aNew(position, { name: `Sample ${position}`, studentNumber })
const take = async (
  importId: string,
  rows: Parameters<TestClient['people']['importStudents']>[0]['rows'],
  who = school,
) => (await who.admin.people.importStudents({ importId, rows })).answers
const fieldsOf = (answers: Awaited<ReturnType<typeof take>>) =>
  answers.map(({ fields }) => fields.map(({ field }) => field))
const add = async (studentNumber: string, of = school) =>
  (await of.admin.people.addStudent({ name: 'Ada Sample', studentNumber })).student

describe('a piece of a register', () => {
  it('is taken row by row, and is the same a second time', async () => {
    const importId = await begin()
    const subject = await aSubject(school)
    const inClass = { className: classOf(school, 'SS1A').id, subjects: subject.id }
    const rows = [
      aNew(0, { name: 'Bola Sample', studentNumber: 'P/1', ...inClass }),
      aNew(1, { name: 'No Number' }),
      aNew(2, { name: 'x'.repeat(200), studentNumber: 'P/3', className: 'SS1A' }),
      aNew(3, { name: 'Twice Sample', studentNumber: 'p 1' }),
      aNew(4, { name: 'Chike Sample', studentNumber: 'P/5', className: crypto.randomUUID() }),
    ]
    const answers = await take(importId, rows)
    expect(fieldsOf(answers)).toEqual([[], ['studentNumber'], ['name', 'className'], ['studentNumber'], ['className']])
    expect(await take(importId, rows)).toEqual(answers)
    const { student } = await school.admin.people.getStudent({ id: answers[0]?.id ?? '' })
    expect(student).toMatchObject({ name: 'Bola Sample', class: { name: 'SS1A' }, subjects: [{ id: subject.id }] })
  })

  it('refuses a stale revision, a taken number and anybody of another school, each by itself', async () => {
    const other = await aSchool(server)
    const [own, taken, theirs] = [await add('Q/1'), await add('Q/2'), await add('Q/1', other)]
    await school.admin.people.updateStudent({ id: own.id, revision: 1, phone: '0800' })
    const change = (position: number, id: string, revision: number, values: Values) => ({
      position,
      id,
      revision,
      values,
    })
    const answers = await take(await begin(), [
      change(0, own.id, 1, { name: 'Stale' }),
      change(1, own.id, 2, { studentNumber: 'q2' }),
      change(2, theirs.id, 1, { name: 'Foreign' }),
      change(3, own.id, 2, { name: 'Ada Changed' }),
      change(4, own.id, 2, { name: 'Ada Again' }),
      change(5, taken.id, 1, { name: 'Ada Sample' }),
    ])
    expect(fieldsOf(answers)).toEqual([['row'], ['studentNumber'], ['row'], [], ['row'], []])
    expect((await school.admin.people.getStudent({ id: own.id })).student).toMatchObject({
      ...{ name: 'Ada Changed', studentNumber: 'Q/1', phone: '0800', revision: 3 },
    })
    expect((await school.admin.people.getStudent({ id: taken.id })).student.revision).toBe(1)
    const theirImport = await begin(other.admin)
    expect(await refusalOf(take(theirImport, [named(0, 'Q/9')]))).toMatchObject({ code: 'UNKNOWN_IMPORT' })
  })

  it('of two at once takes each number once', async () => {
    const imports = [await begin(), await begin()]
    const rows = Array.from({ length: 20 }, (_, position) => named(position, `R/${position}`))
    const both = await Promise.all(imports.map((importId) => take(importId, rows)))
    expect(both.flat().filter(({ id }) => id !== null)).toHaveLength(20)
  })

  it('beyond the places of the plan is refused in the order of the file, also while others are added', async () => {
    const full = await aSchool(server, { plan: 'starter' })
    const importId = await begin(full.admin)
    await take(
      importId,
      Array.from({ length: 190 }, (_, position) => named(position, `S/${position}`)),
      full,
    )
    const rows = Array.from({ length: 30 }, (_, place) => named(200 + place, `T/${place}`))
    const singles = Array.from({ length: 30 }, (_, place) =>
      add(`U/${place}`, full).then(
        () => 1,
        () => 0,
      ),
    )
    const [answers, ...added] = await Promise.all([take(importId, rows, full), ...singles])
    const taken = answers.filter(({ id }) => id !== null)
    expect(taken.length + added.reduce<number>((sum, one) => sum + one, 0)).toBe(10)
    expect(answers.slice(0, taken.length)).toEqual(taken)
    expect(answers.at(-1)?.fields).toEqual([{ field: 'row', message: 'No place left in your plan (200 students).' }])
  })
})

describe('undoing a register', () => {
  it('leaves everything as it was before, and ends the import', async () => {
    const own = await aSchool(server)
    const [first, second] = [await add('V/1', own), await add('V/2', own)]
    const before = await checksumOf(server, own)
    const importId = await begin(own.admin)
    const moved = { className: classOf(own, 'SS1B').id, subjects: (await aSubject(own)).id }
    await take(importId, [{ position: 0, id: first.id, revision: 1, values: { studentNumber: 'V/3', ...moved } }], own)
    await take(
      importId,
      [{ position: 1, id: second.id, revision: 1, values: { studentNumber: 'V/1' } }, named(2, 'V/2 b')],
      own,
    )
    await take(importId, [{ position: 3, id: first.id, revision: 2, values: { phone: '0800' } }, named(4, 'V/2')], own)
    expect(await own.admin.school.undo({ batch: importId })).toMatchObject({ doneCount: 4, skipped: [] })
    expect(await checksumOf(server, own)).toEqual(before)
    expect(await refusalOf(take(importId, [named(9, 'V/9')], own))).toMatchObject({ code: 'UNKNOWN_IMPORT' })
  })

  it('goes back over two imports of the same students, the later one first', async () => {
    const own = await aSchool(server)
    const there = await add('Y/1', own)
    const before = await checksumOf(server, own)
    const [earlier, later] = [await begin(own.admin), await begin(own.admin)]
    const change = (position: number, id: string, revision: number, values: Values) => [
      { position, id, revision, values },
    ]
    const [added] = await take(earlier, [named(0, 'Y/2')], own)
    await take(earlier, change(1, there.id, 1, { phone: '0801' }), own)
    await take(earlier, change(2, there.id, 2, { name: 'Ada Twice' }), own)
    await take(later, change(0, there.id, 3, { phone: '0802' }), own)
    await take(later, change(1, added?.id ?? '', 1, { phone: '0803' }), own)
    for (const batch of [later, earlier]) {
      expect(await own.admin.school.undo({ batch })).toMatchObject({ doneCount: 2, skipped: [] })
    }
    expect(await checksumOf(server, own)).toEqual(before)
  })

  it('deactivates who has a slip, and leaves whom somebody changed', async () => {
    const importId = await begin()
    const [slip, changed] = await take(importId, [named(0, 'W/1'), named(1, 'W/2')])
    await aSlip(school.admin, slip?.id ?? '')
    await school.admin.people.updateStudent({ id: changed?.id ?? '', revision: 1, phone: '0800' })
    const undo = () => school.admin.school.undo({ batch: importId })
    const listed = async () => (await school.admin.school.listActs({ size: 1 })).items[0]
    const rehearse = () => school.admin.with({ 'x-trial': '1' }).school.undo({ batch: importId })
    const effects = ['1 student is deactivated, with a slip or an exam by now.']
    expect(await rehearse()).toMatchObject({ doneCount: 1, effects })
    expect(await listed()).toMatchObject({ isUndone: false, keptCount: 0 })
    // Pressed twice, or in two tabs, it is done once and answered twice.
    const [undone, again] = await Promise.all([undo(), undo()])
    expect(again).toEqual(undone)
    expect(await listed()).toMatchObject({ isUndone: true, keptCount: 2 })
    expect(await rehearse()).toEqual({ ...undone, doneCount: 0, effects: ['This was undone already.'] })
    expect(undone).toMatchObject({
      doneCount: 1,
      effects,
      skipped: [
        { why: 'Has a sign-in slip: deactivated instead of deleted.' },
        { why: 'Was changed since, and stays as it is.' },
      ],
    })
    const { student } = await school.admin.people.getStudent({ id: slip?.id ?? '' })
    expect(student.status).toBe('inactive')
  })
})

it('rows find whom they mean by id, number and person, and what is exported reads back', async () => {
  const own = await aSchool(server)
  const form = { name: 'Obi Ada Sample', studentNumber: 'X/1', dateOfBirth: '2010-04-03', guardianName: 'G Sample' }
  const { student } = await own.admin.people.addStudent({ ...form, classId: classOf(own, 'SS1A').id })
  const meant = async (row: Sought) =>
    (await own.admin.people.matchStudents({ rows: [row] })).students.map(({ id }) => id)
  for (const row of [
    { id: student.id },
    { studentNumber: ' x1' },
    { name: 'ADA, sample obi', dateOfBirth: '2010-04-03' },
    // Who has a name without a day of birth is for a person to say.
    { name: 'Sample Obi A\u0301da' },
    // So is who has nearly the name and the day, or the name and the day the other way round.
    { name: 'SAMPLE A. Obi', dateOfBirth: '2010-04-03' },
    { name: 'Obi Ada Sample', dateOfBirth: '2010-03-04' },
  ]) {
    expect(await meant(row)).toEqual([student.id])
  }
  expect(await meant({ name: 'Ada Bello', dateOfBirth: '2010-04-03' })).toEqual([])
  expect(await meant({ name: 'Obi Ada Sample', dateOfBirth: '2010-04-04' })).toEqual([])
  await own.admin.people.updateStudent({ id: student.id, revision: 1, name: 'Ada Other' })
  expect(await meant({ name: 'Obi Ada Sample' })).toEqual([])
  await own.admin.people.updateStudent({ id: student.id, revision: 2, name: form.name })
  const { items } = await own.admin.people.exportStudents({})
  expect(items).toMatchObject([{ ...form, id: student.id, className: 'SS1A', subjects: '' }])
})
