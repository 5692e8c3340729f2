import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aSchool,
  aStudent,
  aSubject,
  aTeacher,
  classOf,
  linkMailedTo,
  type TestSchool,
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
const aStudentForm = (changes = {}) => ({ name: 'Chidi Eze', studentNumber: crypto.randomUUID(), ...changes })
const audit = (of: TestSchool) =>
  inSchool(server.pools.app, { schoolId: of.schoolId }, (tx) =>
    tx.rows('SELECT action, subject FROM audit_log WHERE school_id = $1 ORDER BY id', [of.schoolId]),
  )

describe('teachers', () => {
  it('are added with their subjects and classes, and listed', async () => {
    const own = await aSchool(server)
    const subject = await aSubject(own)
    const classIds = [classOf(own, 'SS2B').id, classOf(own, 'SS1A').id]
    const form = aTeacherForm({ phone: '0800', subjectIds: [subject.id, subject.id], classIds })
    const { teacher, slip } = await own.admin.people.addTeacher(form)
    expect(teacher).toMatchObject({
      ...{ name: form.name, email: form.email, employeeId: form.employeeId, phone: '0800', status: 'active' },
      subjects: [{ id: subject.id, name: 'Mathematics' }],
      classes: [{ name: 'SS1A' }, { name: 'SS2B' }],
    })
    expect(slip).toMatchObject({ school: own.name, signInName: form.email, className: null })
    expect(slip?.firstPassword).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(await own.admin.people.listTeachers({})).toEqual({ items: [teacher], nextCursor: null })
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
    for (const wrong of [{ email: 'none' }, { name: '' }, { name: 7 }, { classIds: ['x'] }, { name: 'a\u0000b' }]) {
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

describe('students', () => {
  it('are added with everything, need no email, and are listed', async () => {
    const own = await aSchool(server)
    const subject = await aSubject(own)
    const form = aStudentForm({
      ...{ classId: classOf(own, 'SS3C').id, email: 'c@home.test', phone: '0801', dateOfBirth: '2010-02-28' },
      ...{
        gender: 'Female' as const,
        guardianName: 'G',
        guardianPhone: '0802',
        address: 'Here',
        subjectIds: [subject.id],
      },
    })
    const { student, slip } = await own.admin.people.addStudent(form)
    expect(student).toMatchObject({
      ...{
        name: 'Chidi Eze',
        email: 'c@home.test',
        studentNumber: form.studentNumber,
        phone: '0801',
        status: 'active',
      },
      class: { name: 'SS3C' },
      subjects: [{ id: subject.id, name: 'Mathematics' }],
    })
    expect(slip).toMatchObject({ className: 'SS3C', signInName: form.studentNumber, school: own.name })
    expect((await own.admin.people.addStudent(aStudentForm())).student).toMatchObject({ email: null, class: null })
    const { items } = await own.admin.people.listStudents({ classId: classOf(own, 'SS3C').id })
    expect(items).toEqual([student])
    expect(await audit(own)).toContainEqual({ action: 'student.added', subject: student.id })
  })

  it('are refused when the ID, class, subject or a field is not right', async () => {
    const other = await aSchool(server)
    const foreign = await aSubject(other)
    await school.admin.people.addStudent(aStudentForm({ studentNumber: 'GF/9/001' }))
    const add = (changes: object) => refusalOf(school.admin.people.addStudent(aStudentForm(changes)))
    expect(await add({ studentNumber: 'gf 9 001' })).toMatchObject({ code: 'STUDENT_ID_TAKEN', status: 409 })
    expect(await add({ classId: classOf(other, 'SS1A').id })).toMatchObject({ code: 'UNKNOWN_CLASS' })
    expect(await add({ subjectIds: [foreign.id] })).toMatchObject({ code: 'UNKNOWN_SUBJECT' })
    for (const wrong of [
      ...['2010-02-30', '0000-01-01', '1899-12-31', '9999-12-31'].map((dateOfBirth) => ({ dateOfBirth })),
      { gender: 'X' },
      { email: 'none' },
      { studentNumber: ' ' },
      { studentNumber: '/ /' },
    ]) {
      expect(await add(wrong)).toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect((await add({ studentNumber: '/ /' })).data).toEqual({ fields: ['studentNumber'] })
    // Another school may use the same ID.
    await other.admin.people.addStudent(aStudentForm({ studentNumber: 'GF/9/001' }))
  })

  it('get a new slip; the old password and the sessions end', async () => {
    const { student, client, slip } = await aStudent(server, school)
    const again = await school.admin.people.reissueStudentPassword({ id: student.id })
    expect(again).toMatchObject({ signInName: slip.signInName, className: 'SS1A' })
    expect(await client.people.me()).toMatchObject({ me: null })
    const typed = { school: school.subdomain, studentNumber: slip.signInName }
    const old = client.people.signInStudent({ ...typed, password: slip.firstPassword })
    expect(await refusalOf(old)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await client.people.signInStudent({ ...typed, password: again.firstPassword })

    const other = await aSchool(server)
    const call = other.admin.people.reissueStudentPassword({ id: student.id })
    expect(await refusalOf(call)).toMatchObject({ code: 'UNKNOWN_PERSON' })
  })

  it('are found without case and accents, in Yoruba, Igbo and Hausa', async () => {
    const own = await aSchool(server)
    for (const name of ['Ọlábísí Adéwálé', 'Chukwụemeka Ọkafọr', 'Ɗanladi Ƙaura', 'Grace 100%_Obi']) {
      await own.admin.people.addStudent(aStudentForm({ name }))
    }
    const found = async (search: string) =>
      (await own.admin.people.listStudents({ search })).items.map(({ name }) => name)
    expect(await found('olabisi')).toEqual(['Ọlábísí Adéwálé'])
    expect(await found('ỌKAFỌR')).toEqual(['Chukwụemeka Ọkafọr'])
    expect(await found('danladi kaura')).toEqual(['Ɗanladi Ƙaura'])
    expect(await found('0%_o')).toEqual(['Grace 100%_Obi'])
    expect(await found('nobody')).toEqual([])
    expect(await refusalOf(own.admin.people.listStudents({ search: 'a\u0000' }))).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('come newest first, a page at a time, each once', async () => {
    const own = await aSchool(server)
    const added: string[] = []
    for (let n = 0; n < 60; n += 1) added.unshift((await own.admin.people.addStudent(aStudentForm())).student.id)
    const first = await own.admin.people.listStudents({})
    const second = await own.admin.people.listStudents({ cursor: first.nextCursor ?? '' })
    expect(first.items).toHaveLength(50)
    expect(second.nextCursor).toBeNull()
    expect(new Set([...first.items, ...second.items].map(({ id }) => id))).toEqual(new Set(added))
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(ids).toEqual([...ids].sort().reverse())
  })
})

describe('a plan', () => {
  it('never takes more students than it has room for, however many are added at once', async () => {
    const own = await aSchool(server, { plan: 'starter' })
    // 197 others, made faster than by 197 calls.
    await asOne(server.database.ownerUrl, async (owner) => {
      await owner.query('ALTER TABLE users NO FORCE ROW LEVEL SECURITY')
      await owner.query(
        `INSERT INTO users (school_id, id, account_id, name, role, status)
         SELECT $1, gen_random_uuid(), a.id, 'x', 'student', 'active' FROM (SELECT unnest($2::text[]) AS id) a`,
        [own.schoolId, await accounts(197)],
      )
      await owner.query('ALTER TABLE users FORCE ROW LEVEL SECURITY')
    })
    const adds = Array.from({ length: 8 }, () => own.admin.people.addStudent(aStudentForm()))
    const outcomes = await Promise.allSettled(adds)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(5)
    for (const refusal of refused) expect(refusal).toMatchObject({ code: 'PLAN_LIMIT', data: { limit: 200 } })
  })

  async function accounts(count: number): Promise<string[]> {
    const { rows } = await server.pools.auth.query<{ id: string }>(
      `INSERT INTO auth."user" (id, name, email) SELECT gen_random_uuid(), 'x', gen_random_uuid() || '@students.invalid'
       FROM generate_series(1, $1) RETURNING id`,
      [count],
    )
    return rows.map(({ id }) => id)
  }
})

describe('who may', () => {
  it('a teacher sees the students of the own classes only', async () => {
    const own = await aSchool(server)
    const [mine, theirs] = [classOf(own, 'SS1A').id, classOf(own, 'SS1B').id]
    const { student } = await aStudent(server, own, { classId: mine, isSignedIn: false })
    await aStudent(server, own, { classId: theirs, isSignedIn: false })
    await own.admin.people.addStudent(aStudentForm())
    const { client } = await aTeacher(server, own, { classIds: [mine] })
    expect((await client.people.listStudents({})).items).toEqual([student])
    expect((await client.people.listStudents({ classId: theirs })).items).toEqual([])
    expect((await own.admin.people.listStudents({})).items).toHaveLength(3)
  })

  it('a teacher re-issues the slips of the own classes only', async () => {
    const own = await aSchool(server)
    const [mine, theirs] = [classOf(own, 'SS1A').id, classOf(own, 'SS1B').id]
    const { student } = await aStudent(server, own, { classId: mine, isSignedIn: false })
    const { student: other } = await aStudent(server, own, { classId: theirs, isSignedIn: false })
    const { client } = await aTeacher(server, own, { classIds: [mine] })
    const slip = await client.people.reissueStudentPassword({ id: student.id })
    await server.client().people.signInStudent({
      school: own.subdomain,
      studentNumber: student.studentNumber,
      password: slip.firstPassword,
    })
    expect(await refusalOf(client.people.reissueStudentPassword({ id: other.id }))).toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  it('teachers and students may not manage anybody; strangers nothing at all', async () => {
    const { teacher, client: colleague } = await aTeacher(server, school)
    const { student, client: pupil } = await aStudent(server, school)
    const before = (await audit(school)).length
    for (const [client, code] of [
      [colleague, 'NOT_ALLOWED'],
      [pupil, 'NOT_ALLOWED'],
      [server.client(), 'NOT_SIGNED_IN'],
    ] as const) {
      const calls = [
        () => client.people.listTeachers({}),
        () => client.people.addTeacher(aTeacherForm()),
        () => client.people.addStudent(aStudentForm()),
        () => client.people.reissueTeacherPassword({ id: teacher.id }),
        () => client.people.reissueStudentPassword({ id: student.id }),
      ]
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ code })
    }
    expect(await refusalOf(pupil.people.listStudents({}))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await audit(school)).length).toBe(before)
  })

  it('one school sees nobody of another', async () => {
    const other = await aSchool(server)
    expect(await other.admin.people.listTeachers({})).toEqual({ items: [], nextCursor: null })
    expect(await other.admin.people.listStudents({ classId: classOf(school, 'SS1A').id })).toEqual({
      items: [],
      nextCursor: null,
    })
  })
})
