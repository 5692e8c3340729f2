import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  adminPassword,
  aSchool,
  aStudent,
  aTeacher,
  type TestSchool,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
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

const setStatus = (table: 'users' | 'schools', id: string, status: string, { schoolId }: TestSchool = school) =>
  inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.run(`UPDATE ${table} SET status = $2 WHERE id = $1`, [id, status]),
  )

describe('signing in', () => {
  it('lets an administrator, a teacher and a student in, each in their school', async () => {
    const teacher = await aTeacher(server, school)
    const student = await aStudent(server, school)

    const { me: admin } = await school.admin.people.me()
    expect(admin).toMatchObject({ role: 'school_admin', school: 'Greenfield College', schoolId: school.schoolId })
    const { me: colleague } = await teacher.client.people.me()
    expect(colleague).toMatchObject({ id: teacher.teacher.id, role: 'teacher', email: teacher.email })
    const { me: pupil } = await student.client.people.me()
    expect(pupil).toMatchObject({
      role: 'student',
      studentNumber: student.slip.signInName,
      className: 'SS1A',
      email: null,
    })
  })

  it('reads an address kindly, a password exactly', async () => {
    const client = server.client()
    const email = ` ${school.email.toUpperCase()} `
    expect(await client.people.signIn({ email, password: adminPassword })).toMatchObject({ kind: 'signed_in' })
    for (const password of [adminPassword.toUpperCase(), ` ${adminPassword}`, 'wrong']) {
      expect(await refusalOf(client.people.signIn({ email, password }))).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        status: 401,
        message: 'Invalid credentials. Please check your email and password.',
      })
    }
  })

  it('reads what stands on a slip without case, spaces, slashes and dashes', async () => {
    const { slip } = await aStudent(server, school, { studentNumber: 'GF/2026/001', isSignedIn: false })
    expect(slip).toMatchObject({ signInName: 'GF/2026/001', className: 'SS1A', subdomain: school.subdomain })
    const spellings = [
      ['gf 2026 001', slip.firstPassword.toUpperCase()],
      ['GF2026001', slip.firstPassword.replace('-', ' ')],
      ['gf/2026/001', ` ${slip.firstPassword.replace('-', '')}/`],
    ]
    for (const [studentNumber = '', password = ''] of spellings) {
      const client = server.client()
      const me = await client.people.signInStudent({ school: school.subdomain.toUpperCase(), studentNumber, password })
      expect(me).toMatchObject({ studentNumber: 'GF/2026/001', role: 'student' })
    }
  })

  it('refuses an unknown address, school or student ID like a wrong password', async () => {
    const { slip } = await aStudent(server, school, { isSignedIn: false })
    const { firstPassword: password, signInName: studentNumber } = slip
    const other = await aSchool(server)
    const client = server.client()
    const wrong = [
      () => client.people.signIn({ email: 'nobody@nowhere.test', password }),
      () => client.people.signInStudent({ school: 'nosuchschool', studentNumber, password }),
      () => client.people.signInStudent({ school: other.subdomain, studentNumber, password }),
      () => client.people.signInStudent({ school: 'platform', studentNumber, password }),
      () => client.people.signInStudent({ school: school.subdomain, studentNumber: 'nobody', password }),
      () => client.people.signInStudent({ school: school.subdomain, studentNumber, password: 'wrong' }),
    ]
    for (const call of wrong) expect(await refusalOf(call())).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  it('gives no session by the made-up address of a student', async () => {
    const { student, slip } = await aStudent(server, school, { isSignedIn: false })
    const password = slip.firstPassword.replace('-', '')
    const typed = { email: `${student.id}@students.invalid`, password }
    expect(await refusalOf(server.client().people.signIn(typed))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  it('refuses who or whose school is no longer active, also in the middle of a session', async () => {
    const closing = await aSchool(server)
    const { student, slip, client } = await aStudent(server, closing)
    const typed = { school: closing.subdomain, studentNumber: slip.signInName, password: slip.firstPassword }
    await setStatus('users', student.id, 'inactive', closing)
    expect(await client.people.me()).toMatchObject({ me: null })
    expect(await refusalOf(server.client().people.signInStudent(typed))).toMatchObject({ code: 'ACCOUNT_INACTIVE' })

    await setStatus('schools', closing.schoolId, 'inactive', closing)
    expect(await refusalOf(closing.admin.school.listClasses({}))).toMatchObject({ code: 'NOT_SIGNED_IN' })
    const admin = { email: closing.email, password: adminPassword }
    expect(await refusalOf(server.client().people.signIn(admin))).toMatchObject({ code: 'SCHOOL_SUSPENDED' })
  })
})

describe('a person at several schools', () => {
  it('chooses one, and works only there', async () => {
    const school = await aSchool(server)
    const other = await aSchool(server, { schoolName: 'Riverside School' })
    const added = await other.admin.people.addTeacher({
      ...{ name: 'Ada Obi', email: school.email, employeeId: 'T1' },
      signIn: 'first_password',
    })
    expect(added).toMatchObject({ slip: null, teacher: { status: 'pending_verification' } })
    const token = await tokenMailedTo(server, other.schoolId, school.email)
    const password = 'chosen behind the link'
    await server.client().people.acceptInvitation({ token, password })

    const client = server.client()
    const outcome = await client.people.signIn({ email: school.email, password })
    expect(outcome).toEqual({
      kind: 'choose',
      memberships: [
        { schoolId: school.schoolId, school: 'Greenfield College', role: 'school_admin' },
        { schoolId: other.schoolId, school: 'Riverside School', role: 'teacher' },
      ],
    })
    expect(await client.people.me()).toMatchObject({ me: null })
    expect(await refusalOf(client.school.listClasses({}))).toMatchObject({ code: 'NOT_SIGNED_IN' })

    const third = await aSchool(server)
    for (const schoolId of [third.schoolId, crypto.randomUUID()]) {
      expect(await refusalOf(client.people.chooseMembership({ schoolId }))).toMatchObject({ code: 'UNKNOWN_SCHOOL' })
    }
    expect(await client.people.chooseMembership({ schoolId: other.schoolId })).toMatchObject({ role: 'teacher' })
    expect(await refusalOf(client.people.listTeachers({}))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await client.people.chooseMembership({ schoolId: school.schoolId })).toMatchObject({ role: 'school_admin' })

    const onItsHost = server.client({ host: `${other.subdomain}.sabimark.test` })
    expect(await onItsHost.people.signIn({ email: school.email, password })).toMatchObject({
      kind: 'signed_in',
      me: { schoolId: other.schoolId },
    })
  })

  it('is refused without a session', async () => {
    const call = server.client().people.chooseMembership({ schoolId: school.schoolId })
    expect(await refusalOf(call)).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})

describe('a session', () => {
  it('is a host-only cookie that scripts cannot read, signed, and only its own', async () => {
    const { email } = await aSchool(server)
    const response = await fetch(`${server.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ email, password: adminPassword }),
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^sabimark_session=\w+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800$/)

    const [value = ''] = cookie.split(';')
    const ask = async (sent: string) =>
      (await (await fetch(`${server.url}/api/me`, { headers: { cookie: sent } })).json()) as { me: unknown }
    expect((await ask(value)).me).not.toBeNull()
    expect((await ask(`other=1; ${value}`)).me).not.toBeNull()
    expect((await ask(value.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).me).toBeNull()
    expect((await ask(value.replace(/\..*$/, ''))).me).toBeNull()
  })

  it('ends with signing out, for good', async () => {
    const { client } = await aTeacher(server, school)
    const kept = new Map(client.cookies)
    await client.people.signOut()
    expect(client.cookies.has('sabimark_session')).toBe(false)
    for (const [name, value] of kept) client.cookies.set(name, value)
    expect(await client.people.me()).toMatchObject({ me: null })
    await client.people.signOut()
  })

  it('of who was signed in on this browser before ends with the next sign-in', async () => {
    const first = await aTeacher(server, school)
    const kept = new Map(first.client.cookies)
    const second = await aStudent(server, school, { isSignedIn: false })
    const { signInName: studentNumber, firstPassword: password } = second.slip
    await first.client.people.signInStudent({ school: school.subdomain, studentNumber, password })
    const old = server.client()
    for (const [name, value] of kept) old.cookies.set(name, value)
    expect(await old.people.me()).toMatchObject({ me: null })
  })
})

describe('secrets', () => {
  it('accepts a cookie signed with any of them', async () => {
    const { sessionCookie, tokenOfCookies } = await import('../account/session-cookie.ts')
    const [old, next] = ['an old secret, long enough to be one!', 'a new secret, long enough to be one!']
    const [made = ''] = sessionCookie('abc', { secrets: [old], isSecure: false, maxAgeSeconds: 60 }).split(';')
    expect(tokenOfCookies(made, [next, old])).toBe('abc')
    expect(tokenOfCookies(made, [next])).toBeNull()
    expect(sessionCookie('abc', { secrets: [next], isSecure: true, maxAgeSeconds: 60 })).toContain('; Secure')
  })
})
