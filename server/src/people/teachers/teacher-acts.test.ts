import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestion, aQuestionForm } from '../../../test/builders/exam.ts'
import { handInLate } from '../../../test/builders/marking.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool, tokenMailedTo } from '../../../test/builders/people.ts'
import { aSitting, newPage } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { lockSchool } from '../../school/school.db.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const aForm = (changes = {}) => ({
  name: 'Bola Ade',
  email: `t${crypto.randomUUID()}@staff.test`,
  employeeId: crypto.randomUUID(),
  signIn: 'first_password' as const,
  ...changes,
})
const add = async (changes = {}) => (await school.admin.people.addTeacher(aForm(changes))).teacher
const read = async (id: string) => await school.admin.people.getTeacher({ id })
const deactivate = async (ids: string[]) => await school.admin.people.setTeachersStatus({ ids, status: 'inactive' })
const activate = async (ids: string[]) => await school.admin.people.setTeachersStatus({ ids, status: 'active' })
const undo = async (batch: string | null) => await school.admin.school.undo({ batch: batch ?? '' })

it('an undo that deactivates a teacher ends their sessions, as deactivating does', async () => {
  const { teacher, email, password, client } = await aTeacher(server, school)
  await deactivate([teacher.id])
  const { batch } = await activate([teacher.id])
  await client.people.signIn({ email, password })
  expect(await undo(batch)).toMatchObject({ doneCount: 1 })
  await activate([teacher.id])
  expect((await client.people.me()).me).toBeNull()
})

describe('an edit', () => {
  it('changes what is sent, keeps the rest, and is in the history by its label', async () => {
    const subject = await aSubject(school)
    const { id, revision } = await add({ phone: '0801', experience: 3, classIds: [classOf(school, 'SS1A').id] })
    const edit = {
      ...{ name: 'Bola Okeke', department: 'Arts' as const, experience: null },
      ...{ subjectIds: [subject.id], classIds: [classOf(school, 'SS1B').id] },
    }
    const { teacher } = await school.admin.people.updateTeacher({ id, revision, ...edit })
    expect(teacher).toMatchObject({
      ...{ name: 'Bola Okeke', department: 'Arts', experience: null, phone: '0801', revision: revision + 1 },
      ...{ subjects: [{ id: subject.id }], classes: [{ name: 'SS1B' }], questionsCount: 0 },
    })
    const { history } = await read(id)
    expect(history.map(({ action, by }) => ({ action, by }))).toEqual([
      { action: 'teacher.updated', by: 'Ada Obi' },
      { action: 'teacher.added', by: 'Ada Obi' },
    ])
    expect(history[0]?.changes).toEqual(
      expect.arrayContaining([
        { label: 'Full Name', before: 'Bola Ade', after: 'Bola Okeke' },
        { label: 'Experience', before: '3 years', after: '–' },
        { label: 'Classes Assigned', before: 'SS1A', after: 'SS1B' },
      ]),
    )
  })

  it('by two at once is done once, and the other is told who was first', async () => {
    const { id, revision } = await add()
    const edits = ['A', 'B'].map((name) => school.admin.people.updateTeacher({ id, revision, name }))
    const refused = (await Promise.allSettled(edits)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ code: 'CHANGED_MEANWHILE', data: { by: 'Ada Obi', revision: revision + 1 } }])
  })

  it('is refused for a taken ID, a wrong value and somebody else’s teacher', async () => {
    const other = await aSchool(server)
    const { employeeId } = await add()
    const { id, revision } = await add()
    const update = (changes: object) => refusalOf(school.admin.people.updateTeacher({ id, revision, ...changes }))
    expect(await update({ employeeId: employeeId.toUpperCase() })).toMatchObject({ code: 'EMPLOYEE_ID_TAKEN' })
    expect(await update({ classIds: [classOf(other, 'SS1A').id] })).toMatchObject({ code: 'UNKNOWN_CLASS' })
    expect(await update({ experience: -1 })).toMatchObject({ code: 'BAD_REQUEST' })
    const foreign = other.admin.people.updateTeacher({ id, revision, name: 'Mine' })
    expect(await refusalOf(foreign)).toMatchObject({ code: 'UNKNOWN_PERSON' })
    expect((await read(id)).teacher.name).toBe('Bola Ade')
  })
})

describe('deactivating', () => {
  it('says before what stays and what waits, ends signing in, and is undone', async () => {
    const subject = await aSubject(school)
    const { teacher, client, email, password } = await aTeacher(server, school, { subjectIds: [subject.id] })
    await anExam(client, { subjectId: subject.id, classIds: [classOf(school, 'SS1A').id] })
    await aQuestion(client, { subjectId: subject.id })
    const rehearsal = school.admin.with({ 'x-trial': '1' })
    const ids = [teacher.id, crypto.randomUUID()]
    const said = await rehearsal.people.setTeachersStatus({ ids, status: 'inactive' })
    expect(said.effects[0]).toBe('1 session ends at once.')
    expect(said.effects[1]).toBe('1 teacher can no longer sign in.')
    expect(said.effects[2]).toMatch(/^1 (scheduled|running) exam and \d+ questions stay\.$/)
    expect(said.skipped).toMatchObject([{ why: 'There is no such teacher in your school.' }])
    expect(await client.people.me()).toMatchObject({ me: { name: 'Bola Ade' } })

    const { batch } = await deactivate(ids)
    expect(await client.people.me()).toMatchObject({ me: null })
    const again = school.admin.people.reissueTeacherPassword({ id: teacher.id })
    expect(await refusalOf(again)).toMatchObject({ code: 'PERSON_INACTIVE' })
    expect(await undo(batch)).toMatchObject({ doneCount: 1 })
    // Signed out is signed out.
    expect(await client.people.me()).toMatchObject({ me: null })
    await deactivate(ids)
    expect((await activate(ids)).effects).toEqual(['1 teacher can sign in again.'])
    await client.people.signIn({ email, password })
    expect(await client.people.me()).toMatchObject({ me: { name: 'Bola Ade' } })
  })

  it('names the papers whose late answers wait for a decision', async () => {
    const sitting = await aSitting(server)
    await handInLate(server, sitting, await newPage(server, sitting))
    const { people } = sitting.school.admin
    const ids = (await people.listTeachers({})).items.map(({ id }) => id)
    const { effects } = await people.setTeachersStatus({ ids, status: 'inactive' })
    expect(effects.at(-1)).toBe('1 paper with late answers waits for a decision, which an administrator can make.')
  })

  it('withdraws an open invitation, and activating opens it again instead of letting anybody in', async () => {
    const { id, email } = await add({ signIn: 'invitation' })
    const token = await tokenMailedTo(server, school.schoolId, email ?? '')
    expect((await deactivate([id])).effects).toEqual(['1 invitation is withdrawn.'])
    const accept = () => server.client().people.acceptInvitation({ token, password: 'correct horse' })
    expect(await refusalOf(accept())).toMatchObject({ code: 'LINK_USED_UP' })
    expect((await activate([id])).effects[0]).toMatch(/^1 invitation is open again\./)
    expect((await read(id)).teacher.status).toBe('pending_verification')
    expect((await activate([id])).skipped).toMatchObject([{ why: 'Has not accepted the invitation yet.' }])
    await accept()
    expect((await read(id)).teacher.status).toBe('active')
    await deactivate([id])
    await activate([id])
    expect((await read(id)).teacher.status).toBe('active')
  })
})

describe('deleting', () => {
  it('leaves whoever has made or done anything, and says why', async () => {
    const subject = await aSubject(school)
    const classIds = [classOf(school, 'SS1C').id]
    const author = await aTeacher(server, school, { subjectIds: [subject.id], classIds })
    await aQuestion(author.client, { subjectId: subject.id })
    const clerk = await aTeacher(server, school, { classIds })
    const form = { name: 'Ada', studentNumber: crypto.randomUUID(), classId: classIds[0] ?? null }
    const { student } = await school.admin.people.addStudent(form)
    await clerk.client.people.issueSlips({ ids: [student.id] })
    const { skipped, batch } = await school.admin.people.deleteTeachers({ ids: [author.teacher.id, clerk.teacher.id] })
    expect(batch).toBeNull()
    expect(Object.fromEntries(skipped.map(({ id, why }) => [id, why]))).toEqual({
      [author.teacher.id]: 'Has made 1 question: deactivate instead.',
      [clerk.teacher.id]: 'Is named in the history of exams or students: deactivate instead.',
    })
  })

  it('ends the sign-in; an undo brings back all but the account, which a new password or invitation makes', async () => {
    const classIds = [classOf(school, 'SS1A').id]
    const { teacher, client } = await aTeacher(server, school, { classIds })
    const invited = await add({ signIn: 'invitation' })
    const { batch, doneCount } = await school.admin.people.deleteTeachers({ ids: [teacher.id, invited.id] })
    expect(doneCount).toBe(2)
    expect(await client.people.me()).toMatchObject({ me: null })
    expect(await refusalOf(read(teacher.id))).toMatchObject({ code: 'UNKNOWN_PERSON' })
    expect(await undo(batch)).toMatchObject({ doneCount: 2, skipped: [] })
    const back = { ...teacher, status: 'pending_verification', revision: teacher.revision + 1 }
    expect((await read(teacher.id)).teacher).toMatchObject(back)

    const { firstPassword } = await school.admin.people.reissueTeacherPassword({ id: teacher.id })
    const typed = { email: teacher.email ?? '', password: firstPassword }
    expect(await server.client().people.signIn(typed)).toMatchObject({ kind: 'signed_in' })
    const again = await add({ email: invited.email, employeeId: invited.employeeId })
    expect(again).toMatchObject({ id: invited.id, status: 'active' })
  })

  it('leaves classes without their form teacher, which is said, and an undo makes them so where nobody else is', async () => {
    const { teacher } = await aTeacher(server, school)
    const led = async () => {
      const form = { level: 'SS1', arm: crypto.randomUUID().slice(0, 8), formTeacherId: teacher.id }
      return (await school.admin.school.addClass(form)).class
    }
    const [kept, taken] = [await led(), await led()]
    const { batch, effects } = await school.admin.people.deleteTeachers({ ids: [teacher.id] })
    expect(effects.at(-1)).toBe(
      '2 classes have no form teacher then: an undo gives each back to them unless it has another by now.',
    )
    const { teacher: other } = await aTeacher(server, school, { name: 'Next One' })
    const { id, revision } = taken
    await school.admin.school.updateClass({ id, revision, formTeacherId: other.id })
    expect(await undo(batch)).toMatchObject({ doneCount: 1, skipped: [] })
    const formTeacherOf = async (one: { id: string }) => (await school.admin.school.getClass(one)).class.formTeacher?.id
    expect(await formTeacherOf({ id: kept.id })).toBe(teacher.id)
    expect(await formTeacherOf({ id })).toBe(other.id)
  })

  it('is not undone for whose email or ID somebody has by now', async () => {
    const [one, two] = [await add(), await add()]
    const { batch } = await school.admin.people.deleteTeachers({ ids: [one.id, two.id] })
    await add({ email: one.email })
    await add({ employeeId: two.employeeId })
    const { doneCount, skipped } = await undo(batch)
    expect(doneCount).toBe(0)
    expect(skipped.map(({ why }) => why).sort()).toEqual([
      'A person with this email is already at your school.',
      'Another teacher already has this employee ID.',
    ])
  })

  it('ends what they are doing at that moment, too', async () => {
    const { id: subjectId } = await aSubject(school)
    const { teacher, client } = await aTeacher(server, school, { subjectIds: [subjectId] })
    const { adding } = await inSchool(server.pools.app, school, async (tx) => {
      await lockSchool(tx)
      const adding = refusalOf(client.bank.addQuestion(aQuestionForm({ subjectId })))
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      while ((await tx.rows(waiting)).length === 0);
      await school.admin.people.deleteTeachers({ ids: [teacher.id] })
      return { adding }
    })
    expect(await adding).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  it('leaves an account its other schools', async () => {
    const other = await aSchool(server)
    const { teacher, email, password } = await aTeacher(server, other)
    const here = await add({ email, signIn: 'invitation' })
    await school.admin.people.deleteTeachers({ ids: [here.id] })
    expect(await server.client().people.signIn({ email, password })).toMatchObject({ kind: 'signed_in' })
    expect((await other.admin.people.getTeacher({ id: teacher.id })).teacher.status).toBe('active')
  })
})
