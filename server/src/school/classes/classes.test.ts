import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, examDraft } from '../../../test/builders/exam.ts'
import {
  addLevels,
  aSchool,
  aStudent,
  aSubject,
  aTeacher,
  classOf,
  type TestSchool,
} from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

let turn = 0
const add = async (changes = {}) => {
  turn += 1
  return (await school.admin.school.addClass({ level: 'SS1', arm: `Arm ${turn}`, ...changes })).class
}
const close = async (...ids: string[]) => await school.admin.school.setClassesStatus({ ids, status: 'closed' })

describe('the list', () => {
  it('has the classes of a new school by level and arm, in its own order', async () => {
    const own = await aSchool(server)
    const { admin } = own
    const { items, total } = await admin.school.listClasses({})
    expect(items.map(({ name }) => name).join(' ')).toBe('SS1A SS1B SS1C SS2A SS2B SS2C SS3A SS3B SS3C')
    expect(items[4]).toMatchObject({
      ...{ name: 'SS2B', level: 'SS2', arm: 'B', position: 5, formTeacher: null, status: 'open' },
      ...{ studentsCount: 0, examsCount: 0, revision: 1 },
    })
    expect(total).toBe(9)
    const { teacher } = await aTeacher(server, own)
    await aStudent(server, own, { classId: classOf(own, 'SS3C').id, isSignedIn: false })
    await addLevels(own, 'SS4', 'JSS1')
    const first = await admin.school.addClass({ level: 'JSS1', arm: 'Gold', position: 1, formTeacherId: teacher.id })
    expect(first.class).toMatchObject({ name: 'JSS1 Gold', formTeacher: { id: teacher.id, name: 'Bola Ade' } })
    expect((await admin.school.addClass({ level: 'SS4' })).class).toMatchObject({ name: 'SS4', position: 10 })
    const names = async (input: Parameters<typeof admin.school.listClasses>[0]) =>
      (await admin.school.listClasses(input)).items.map(({ name }) => name)
    expect((await names({})).slice(0, 2)).toEqual(['SS1A', 'SS1B'])
    // Levels come first, in their order; then the order of the classes themselves.
    expect((await names({})).slice(-2)).toEqual(['SS4', 'JSS1 Gold'])
    expect((await names({ sort: 'name', order: 'desc' }))[0]).toBe('SS4')
    expect((await names({ sort: 'students' }))[0]).toBe('SS3C')
    expect(await names({ status: 'closed' })).toEqual([])
  })
})

describe('adding and editing', () => {
  it('keeps names of open classes apart, whatever their case and spaces, also at the same moment', async () => {
    const outcomes = await Promise.allSettled(['Gem A', 'gema', 'GEM a'].map((arm) => add({ arm })))
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(['CLASS_NAME_TAKEN', 'CLASS_NAME_TAKEN'])
    const one = await add()
    const taken = school.admin.school.updateClass({ id: one.id, revision: 1, level: 'SS1', arm: 'GEM A' })
    expect(await refusalOf(taken)).toMatchObject({ code: 'CLASS_NAME_TAKEN', status: 409 })
    for (const wrong of [{ level: '' }, { level: 'x'.repeat(5_000) }, { arm: 'x'.repeat(21) }, { position: 0 }]) {
      expect(await refusalOf(add(wrong)), JSON.stringify(wrong)).toMatchObject({ code: 'BAD_REQUEST' })
    }
    const { student } = await aStudent(server, school, { isSignedIn: false })
    expect(await refusalOf(add({ formTeacherId: student.id }))).toMatchObject({ code: 'UNKNOWN_PERSON' })
  })

  it('changes what is sent, and says it by names in the history', async () => {
    const { teacher } = await aTeacher(server, school)
    await addLevels(school, 'Basic 7')
    const { id, position } = await add({ level: 'Basic 7', arm: '' })
    const update = (changes: object) => school.admin.school.updateClass({ id, revision: 1, ...changes })
    const updated = await update({ arm: 'Blue', formTeacherId: teacher.id })
    expect(updated.class).toMatchObject({ name: 'Basic 7 Blue', position, formTeacher: { name: 'Bola Ade' } })
    const { history } = await school.admin.school.getClass({ id })
    expect(history[0]).toMatchObject({
      action: 'class.updated',
      changes: expect.arrayContaining([
        { label: 'Arm', before: '–', after: 'Blue' },
        { label: 'Form Teacher', before: '–', after: 'Bola Ade' },
      ]),
    })
    expect(await refusalOf(update({ arm: 'Red' }))).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })
})

describe('closing', () => {
  it('skips a class that somebody is in or that a coming exam is only for, and says so', async () => {
    const [full, awaited, free] = [await add(), await add(), await add()]
    await aStudent(server, school, { classId: full.id, isSignedIn: false })
    const { id: subjectId } = await aSubject(school)
    await anExam(school.admin, { subjectId, classIds: [awaited.id] })
    expect(await close(full.id, awaited.id, free.id)).toMatchObject({
      doneCount: 1,
      effects: ['1 class is closed. What they have stays; nothing new can choose them.'],
      skipped: [
        { id: full.id, why: '1 student is in it: move them first.' },
        { id: awaited.id, why: '1 coming exam is only for it: wait for the end.' },
      ],
    })
    expect((await school.admin.school.listClasses({ status: 'closed' })).items.map(({ id }) => id)).toEqual([free.id])
    const { history } = await school.admin.school.getClass({ id: free.id })
    expect(history[0]?.changes).toEqual([{ label: 'Status', before: 'Open', after: 'Closed' }])
  })

  it('leaves what has it, is no choice for anything new, and frees the name', async () => {
    const { admin } = school
    const one = await add()
    const { id: subjectId } = await aSubject(school)
    const said = { subjectId, classIds: [one.id], isPublished: false }
    const { examId, questions } = await anExam(admin, said)
    const draft = examDraft({ ...said, questions })
    const { batch } = await close(one.id)
    const { student } = await aStudent(server, school, { isSignedIn: false })
    const chosen = [
      admin.people.addStudent({ name: 'Chidi Eze', studentNumber: crypto.randomUUID(), classId: one.id }),
      admin.people.updateStudent({ id: student.id, revision: 1, classId: one.id }),
      admin.people.setStudentsClass({ ids: [student.id], classId: one.id }),
      admin.people.addTeacher({
        ...{ name: 'Bola Ade', email: `b@${school.subdomain}.test`, employeeId: 'T9', classIds: [one.id] },
        signIn: 'first_password',
      }),
      admin.exam.create({ ...draft, requestId: crypto.randomUUID() }),
    ]
    const codes = (await Promise.all(chosen.map(refusalOf))).map(({ code }) => code)
    expect(codes).toEqual(Array(5).fill('UNKNOWN_CLASS'))
    await admin.exam.update({ ...draft, examId, title: 'Kept' })
    expect((await admin.exam.get({ examId })).classes).toEqual([one.name])

    const newer = await add({ arm: one.arm })
    expect(newer.name).toBe(one.name)
    const open = admin.school.setClassesStatus({ ids: [one.id], status: 'open' })
    expect(await refusalOf(open)).toMatchObject({ code: 'CLASS_NAME_TAKEN' })
    expect(await admin.school.undo({ batch: batch ?? '' })).toMatchObject({
      doneCount: 0,
      skipped: [{ id: one.id, why: 'Another open class already has this name.' }],
    })
    await admin.school.updateClass({ id: newer.id, revision: 1, arm: 'Other' })
    const opened = await admin.school.setClassesStatus({ ids: [one.id], status: 'open' })
    expect(opened).toMatchObject({ doneCount: 1, effects: ['1 class can be chosen again.'] })
  })

  it('is undone for all but the one whose name is taken by now and the one that was changed since', async () => {
    const { admin } = school
    const five = [await add(), await add(), await add(), await add(), await add()]
    const ids = five.map(({ id }) => id)
    const { batch } = await close(...ids)
    const [, changed, taken] = five
    await admin.school.updateClass({ id: changed?.id ?? '', revision: 2, position: 77 })
    await add({ arm: taken?.arm })
    const why = {
      taken: 'Another open class already has this name.',
      changed: 'Was changed since, and stays as it is.',
    }
    const skipped = [
      { id: changed?.id, why: why.changed },
      { id: taken?.id, why: why.taken },
    ]
    expect(await admin.school.undo({ batch: batch ?? '' })).toMatchObject({ doneCount: 3, skipped })
    const all = await Promise.all(ids.map((id) => admin.school.getClass({ id })))
    expect(all.map((one) => `${one.class.status} ${one.class.revision}`)).toEqual(
      ids.map((id) => (id === changed?.id ? 'closed 3' : id === taken?.id ? 'closed 2' : 'open 3')),
    )
  })

  it('and adding a student at the same moment never leaves a student in a closed class', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await add()
      const form = { name: 'Chidi Eze', studentNumber: crypto.randomUUID(), classId: id }
      const [added, closed] = await Promise.allSettled([school.admin.people.addStudent(form), close(id)])
      const isClosed = closed.status === 'fulfilled' && closed.value.doneCount === 1
      expect(added.status).toBe(isClosed ? 'rejected' : 'fulfilled')
    }
  })
})

describe('deleting', () => {
  it('takes only what nothing refers to, and brings it back', async () => {
    const { admin } = school
    const [taught, free] = [await add(), await add()]
    const { teacher } = await aTeacher(server, school, { classIds: [taught.id] })
    const { id: subjectId } = await aSubject(school)
    await anExam(admin, { subjectId, classIds: [taught.id], isPublished: false })
    const outcome = await admin.school.deleteClasses({ ids: [taught.id, free.id, teacher.id] })
    expect(outcome).toMatchObject({
      ...{ doneCount: 1, effects: ['1 class is deleted. You can undo this for 30 days.'] },
      skipped: [
        { id: taught.id, why: '1 teacher and 1 exam have it: close it instead.' },
        { id: teacher.id, name: '', why: 'There is no such class in your school.' },
      ],
    })
    expect(await refusalOf(admin.school.getClass({ id: free.id }))).toMatchObject({ code: 'UNKNOWN_CLASS' })
    expect(await admin.school.undo({ batch: outcome.batch ?? '' })).toMatchObject({ doneCount: 1, skipped: [] })
    expect((await admin.school.getClass({ id: free.id })).class).toEqual({ ...free, revision: 2 })
  })
})
