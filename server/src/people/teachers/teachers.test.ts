import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import {
  aSchool,
  aStudent,
  aSubject,
  aTeacher,
  classOf,
  linkMailedTo,
  type TestSchool,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const aTeacherForm = (changes = {}) => ({
  name: 'Bola Ade',
  email: `t${crypto.randomUUID()}@staff.test`,
  employeeId: crypto.randomUUID(),
  signIn: 'first_password' as const,
  ...changes,
})
const audit = (of: TestSchool) =>
  inSchool(server.pools.app, { schoolId: of.schoolId }, (tx) =>
    tx.rows('SELECT action, subject FROM audit_log WHERE school_id = $1 ORDER BY id', [of.schoolId]),
  )

describe('teachers', () => {
  it('are added with their subjects and classes, and listed', async () => {
    const own = await aSchool(server)
    const subject = await aSubject(own)
    const classIds = [classOf(own, 'SS2B').id, classOf(own, 'SS1A').id]
    const kept = {
      ...{ phone: '0800', department: 'Science', experience: 8, qualification: 'B.Sc. Ed.', address: '1 Broad Street' },
    }
    const form = aTeacherForm({ ...kept, subjectIds: [subject.id, subject.id], classIds })
    const { teacher, slip } = await own.admin.people.addTeacher(form)
    expect(teacher).toMatchObject({
      ...{ name: form.name, email: form.email, employeeId: form.employeeId, ...kept, status: 'active' },
      ...{ studentsCount: 0, examsCreated: 0, photoId: null, revision: expect.any(Number) },
      subjects: [{ id: subject.id, name: 'Mathematics' }],
      classes: [{ name: 'SS1A' }, { name: 'SS2B' }],
    })
    expect(slip).toMatchObject({ school: own.name, signInName: form.email, className: null })
    expect(slip?.firstPassword).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(await own.admin.people.listTeachers({})).toEqual({ items: [teacher], nextCursor: null, total: 1 })
    expect(await audit(own)).toContainEqual({ action: 'teacher.added', subject: teacher.id })
    expect(server.logged.join('')).not.toContain(slip?.firstPassword)
  })

  it('are refused when the person, the ID, a subject or a class is not right', async () => {
    const { teacher } = await aTeacher(server, school)
    const other = await aSchool(server)
    const foreign = await aSubject(other)
    const add = (changes: object) => refusalOf(school.admin.people.addTeacher(aTeacherForm(changes)))
    expect(await add({ email: teacher.email?.toUpperCase() })).toMatchObject({
      code: 'PERSON_ALREADY_HERE',
      status: 409,
    })
    expect(await add({ email: school.email })).toMatchObject({ code: 'PERSON_ALREADY_HERE' })
    expect(await add({ employeeId: teacher.employeeId.toLowerCase() })).toMatchObject({ code: 'EMPLOYEE_ID_TAKEN' })
    expect(await add({ subjectIds: [foreign.id] })).toMatchObject({ code: 'UNKNOWN_SUBJECT', status: 404 })
    expect(await add({ classIds: [classOf(other, 'SS1A').id] })).toMatchObject({ code: 'UNKNOWN_CLASS' })
    expect(await add({ email: 'x@students.invalid' })).toMatchObject({ code: 'INVALID_FORM' })
    for (const wrong of [
      ...[{ email: 'none' }, { name: '' }, { name: 7 }, { classIds: ['x'] }, { name: 'a\u0000b' }],
      ...[{ experience: 61 }, { experience: 1.5 }, { department: 'Sports' }, { address: 'x'.repeat(301) }],
    ]) {
      expect(await add(wrong)).toMatchObject({ code: 'BAD_REQUEST', status: 400 })
    }
  })

  it('get a new first password, and the old one and the sessions end', async () => {
    const { teacher, client, email, password } = await aTeacher(server, school)
    const slip = await school.admin.people.reissueTeacherPassword({ id: teacher.id })
    expect(await client.people.me()).toMatchObject({ me: null })
    expect(await refusalOf(client.people.signIn({ email, password }))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await client.people.signIn({ email, password: slip.firstPassword })
    expect(await audit(school)).toContainEqual({ action: 'teacher.password_reissued', subject: teacher.id })
    expect(await linkMailedTo(server, school.schoolId, email)).toBe('http://sabimark.test/forgot-password')
  })

  it('keep the old password when who gave them a new one cannot be written down', async () => {
    const { teacher, email, password } = await aTeacher(server, school)
    await asOne(server.database.ownerUrl, async (owner) => {
      await owner.query(`CREATE FUNCTION public.break_in() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`)
      await owner.query(
        'CREATE TRIGGER break_in BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION public.break_in()',
      )
    })
    const broken = school.admin.people.reissueTeacherPassword({ id: teacher.id })
    expect(await refusalOf(broken)).toMatchObject({ status: 500 })
    await asOne(server.database.ownerUrl, (owner) => owner.query('DROP FUNCTION public.break_in() CASCADE'))
    expect(await server.client().people.signIn({ email, password })).toMatchObject({ kind: 'signed_in' })
  })

  it('come in by a first password when the invitation got lost', async () => {
    const { teacher } = await school.admin.people.addTeacher(aTeacherForm({ signIn: 'invitation' }))
    const slip = await school.admin.people.reissueTeacherPassword({ id: teacher.id })
    const client = server.client()
    const typed = { email: teacher.email ?? '', password: slip.firstPassword }
    expect(await client.people.signIn(typed)).toMatchObject({ kind: 'signed_in' })
  })

  it('are invited again by a fresh link, but not twice in a minute', async () => {
    const { teacher } = await school.admin.people.addTeacher(aTeacherForm({ signIn: 'invitation' }))
    const email = teacher.email ?? ''
    const first = await linkMailedTo(server, school.schoolId, email)
    const again = () => school.admin.people.sendInvitation({ id: teacher.id })
    expect(await refusalOf(again())).toMatchObject({ code: 'MAIL_SENT_LATELY' })
    expect(await linkMailedTo(server, school.schoolId, email)).toBe(first)
    await asOne(server.database.ownerUrl, (owner) =>
      owner.query(`UPDATE auth.one_time_tokens SET created_at = created_at - interval '2 minutes'`),
    )
    expect(await again()).toEqual({ sentTo: email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    expect(first).not.toContain(token)
    await server.client().people.acceptInvitation({ token, password: 'correct horse' })
    expect(await refusalOf(again())).toMatchObject({ code: 'PERSON_ALREADY_HERE' })
    const { history } = await school.admin.people.getTeacher({ id: teacher.id })
    expect(history.map(({ action }) => action)).toContain('teacher.invited_again')
    await school.admin.people.setTeachersStatus({ ids: [teacher.id], status: 'inactive' })
    expect(await refusalOf(again())).toMatchObject({ code: 'PERSON_INACTIVE' })
  })

  it('who were deleted and brought back are invited into a new account', async () => {
    const { teacher } = await school.admin.people.addTeacher(aTeacherForm({ signIn: 'invitation' }))
    const { batch } = await school.admin.people.deleteTeachers({ ids: [teacher.id] })
    await school.admin.school.undo({ batch: batch ?? '' })
    expect(await school.admin.people.sendInvitation({ id: teacher.id })).toEqual({ sentTo: teacher.email })
    const token = await tokenMailedTo(server, school.schoolId, teacher.email ?? '')
    const typed = { email: teacher.email ?? '', password: 'correct horse' }
    await server.client().people.acceptInvitation({ token, password: typed.password })
    expect(await server.client().people.signIn(typed)).toMatchObject({ kind: 'signed_in' })
  })

  it('of another school, a student or nobody cannot be given a password', async () => {
    const other = await aSchool(server)
    const { teacher } = await aTeacher(server, other)
    const { student } = await aStudent(server, school, { isSignedIn: false })
    const me = (await school.admin.people.me()).me?.id ?? ''
    for (const id of [teacher.id, student.id, me, crypto.randomUUID()]) {
      const call = school.admin.people.reissueTeacherPassword({ id })
      expect(await refusalOf(call)).toMatchObject({ code: 'UNKNOWN_PERSON', status: 404 })
    }
  })

  it('who work at another school too are not this school’s to give a password', async () => {
    const other = await aSchool(server)
    const { teacher, email, client, password } = await aTeacher(server, school)
    await other.admin.people.addTeacher(aTeacherForm({ email, signIn: 'invitation' }))
    // Merely invited elsewhere: still ours.
    const slip = await school.admin.people.reissueTeacherPassword({ id: teacher.id })
    expect(slip.firstPassword).not.toBe(password)
    await client.people.signIn({ email, password: slip.firstPassword })
    await inSchool(server.pools.app, { schoolId: other.schoolId }, (tx) =>
      tx.run(`UPDATE users SET status = 'active' WHERE school_id = $1 AND email = $2`, [other.schoolId, email]),
    )
    const call = school.admin.people.reissueTeacherPassword({ id: teacher.id })
    expect(await refusalOf(call)).toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

describe('the list of teachers', () => {
  const add = async (of: TestSchool, changes: object) =>
    (await of.admin.people.addTeacher(aTeacherForm(changes))).teacher

  it('comes sorted by whatever is asked for, with what is counted for each', async () => {
    const own = await aSchool(server)
    const [first, last] = [classOf(own, 'SS1A').id, classOf(own, 'SS3C').id]
    const subject = await aSubject(own)
    for (const [count, classId] of [
      [2, first],
      [1, last],
    ] as const) {
      for (let left = count; left > 0; left -= 1) {
        await own.admin.people.addStudent({ name: 'A', studentNumber: crypto.randomUUID(), classId })
      }
    }
    const left = await own.admin.people.addStudent({ name: 'Left', studentNumber: 'L', classId: last })
    await own.admin.people.setStudentsStatus({ ids: [left.student.id], status: 'inactive' })
    await add(own, { name: 'Zuma', employeeId: 'T/10', classIds: [first, last] })
    const { client } = await aTeacher(server, own, { name: 'Ọlá', classIds: [first], subjectIds: [subject.id] })
    await add(own, { name: 'bola', employeeId: 'T/9', classIds: [last] })
    await anExam(client, { subjectId: subject.id, classIds: [first] })
    const listed = async (input: Parameters<typeof own.admin.people.listTeachers>[0]) => {
      const one = await own.admin.people.listTeachers({ ...input, size: 2 })
      const two = await own.admin.people.listTeachers({ ...input, size: 2, cursor: one.nextCursor ?? '' })
      expect([one.total, two.total, two.nextCursor]).toEqual([3, null, null])
      return [...one.items, ...two.items]
    }
    const names = async (sort: 'newest' | 'name' | 'employeeId' | 'students' | 'exams') =>
      (await listed({ sort })).map(({ name }) => name)
    expect(await names('newest')).toEqual(['bola', 'Ọlá', 'Zuma'])
    expect(await names('name')).toEqual(['bola', 'Ọlá', 'Zuma'])
    expect((await names('employeeId')).slice(0, 2)).toEqual(['bola', 'Zuma'])
    expect(await names('students')).toEqual(['Zuma', 'Ọlá', 'bola'])
    expect((await names('exams'))[0]).toBe('Ọlá')
    const counts = (await listed({})).map(({ studentsCount, examsCreated }) => [studentsCount, examsCreated])
    expect(counts).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
    expect(await own.admin.people.teacherFigures()).toEqual({ total: 3, active: 3, totalStudents: 4, examsCreated: 1 })
  })

  it('is filtered, and searched by every word in name, email and subjects together', async () => {
    const own = await aSchool(server)
    const [physics, art] = [await aSubject(own, { name: 'Físíksì' }), await aSubject(own, { name: 'Art' })]
    const classIds = [classOf(own, 'SS1A').id]
    const ada = await add(own, { name: 'Ada Obi', department: 'Science', subjectIds: [physics.id, art.id], classIds })
    const invited = await add(own, { name: 'Ada Eze', signIn: 'invitation', subjectIds: [art.id] })
    const found = async (filter: Parameters<typeof own.admin.people.listTeachers>[0]) =>
      (await own.admin.people.listTeachers(filter)).items.map(({ id }) => id)
    expect(await found({ search: 'fisiksi ada' })).toEqual([ada.id])
    expect(await found({ search: 'ada ART' })).toEqual([invited.id, ada.id])
    expect(await found({ search: 'ada chemistry' })).toEqual([])
    expect(await found({ status: 'pending_verification' })).toEqual([invited.id])
    expect(await found({ department: 'Science' })).toEqual([ada.id])
    expect(await found({ subjectId: physics.id })).toEqual([ada.id])
    expect(await found({ classId: classIds[0] })).toEqual([ada.id])
  })
})

describe('who may', () => {
  it('teachers and students may not manage anybody; strangers nothing at all', async () => {
    const { teacher, client: colleague } = await aTeacher(server, school)
    const { client: pupil } = await aStudent(server, school)
    const before = (await audit(school)).length
    for (const [client, code] of [
      [colleague, 'NOT_ALLOWED'],
      [pupil, 'NOT_ALLOWED'],
      [server.client(), 'NOT_SIGNED_IN'],
    ] as const) {
      const calls = [
        () => client.people.listTeachers({}),
        () => client.people.addTeacher(aTeacherForm()),
        () => client.people.reissueTeacherPassword({ id: teacher.id }),
        () => client.people.getTeacher({ id: teacher.id }),
        () => client.people.setTeachersStatus({ ids: [teacher.id], status: 'inactive' }),
      ]
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ code })
    }
    expect((await audit(school)).length).toBe(before)
  })

  it('one school sees nobody of another', async () => {
    const other = await aSchool(server)
    expect(await other.admin.people.listTeachers({})).toEqual({ items: [], nextCursor: null, total: 0 })
  })
})
