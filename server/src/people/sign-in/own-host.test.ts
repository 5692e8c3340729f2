// On a school's own host only its people are somebody.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  adminPassword,
  aSchool,
  aSignUpForm,
  aStudent,
  aTeacher,
  type TestSchool,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { ensureFirstAdmin } from '../first-admin/first-admin.ts'

let server: TestServer
let greenfield: TestSchool
let riverside: TestSchool
beforeAll(async () => {
  server = await testServer()
  greenfield = await aSchool(server)
  riverside = await aSchool(server, { schoolName: 'Riverside School' })
})
afterAll(() => server.stop())

const onHostOf = ({ subdomain }: { subdomain: string }) => server.client({ host: `${subdomain}.sabimark.test` })
const nobody = { code: 'INVALID_CREDENTIALS', status: 401 }

describe('on the host of a school', () => {
  it('its administrator, a teacher and a student come in', async () => {
    const teacher = await aTeacher(server, greenfield)
    const { slip } = await aStudent(server, greenfield, { isSignedIn: false })
    for (const { email, password } of [{ email: greenfield.email, password: adminPassword }, teacher]) {
      expect(await onHostOf(greenfield).people.signIn({ email, password })).toMatchObject({
        kind: 'signed_in',
        me: { schoolId: greenfield.schoolId },
      })
    }
    const typed = { school: greenfield.subdomain, studentNumber: slip.signInName, password: slip.firstPassword }
    expect(await onHostOf(greenfield).people.signInStudent(typed)).toMatchObject({ schoolId: greenfield.schoolId })
  })

  it('the right password of everybody else is a wrong one, and signs nobody in', async () => {
    const teacher = await aTeacher(server, riverside)
    const { email, password } = await ensureFirstAdmin(server.pools, server.config)
    const others = [{ email: riverside.email, password: adminPassword }, teacher, { email, password: password ?? '' }]
    for (const other of others) {
      const browser = onHostOf(greenfield)
      const typed = { email: other.email, password: other.password }
      expect(await refusalOf(browser.people.signIn(typed)), other.email).toMatchObject(nobody)
      expect(await browser.people.me()).toMatchObject({ me: null })
      expect(browser.cookies.size, 'cookies').toBe(0)
      // And off it, everybody is who they are.
      expect(await server.client().people.signIn(typed)).toMatchObject({ kind: 'signed_in' })
    }
    const { slip } = await aStudent(server, riverside, { isSignedIn: false })
    const typed = { school: riverside.subdomain, studentNumber: slip.signInName, password: slip.firstPassword }
    expect(await refusalOf(onHostOf(greenfield).people.signInStudent(typed))).toMatchObject(nobody)
    expect(await server.client().people.signInStudent(typed)).toMatchObject({ schoolId: riverside.schoolId })
  })

  it('the answer to it is that to an unknown address, word for word, and counted alike', async () => {
    const { email } = await aSchool(server)
    const right = { email, password: adminPassword }
    const told = []
    for (let times = 0; times < 6; times += 1) told.push(await refusalOf(onHostOf(greenfield).people.signIn(right)))
    const unknown = []
    for (let times = 0; times < 6; times += 1) {
      const wrong = { email: 'nobody@nowhere.test', password: 'wrong' }
      unknown.push(await refusalOf(onHostOf(greenfield).people.signIn(wrong)))
    }
    expect(told).toEqual(unknown)
    expect(told.at(-1)).toMatchObject({ code: 'TOO_MANY_GUESSES' })
  })

  it('somebody of several schools enters that one, and chooses no other there', async () => {
    const [one, other] = [await aSchool(server), await aSchool(server)]
    await other.admin.people.addTeacher({
      ...{ name: 'Ada Obi', email: one.email, employeeId: 'T1', signIn: 'invitation' },
    })
    const token = await tokenMailedTo(server, other.schoolId, one.email)
    const password = 'chosen behind the link'
    // On the host of neither, a link sets the password and signs nobody in.
    expect(await onHostOf(greenfield).people.acceptInvitation({ token, password })).toEqual({ isSignedIn: false })
    expect(await onHostOf(greenfield).people.me()).toMatchObject({ me: null })
    for (const here of [one, other]) {
      const browser = onHostOf(here)
      expect(await browser.people.signIn({ email: one.email, password })).toMatchObject({
        kind: 'signed_in',
        me: { schoolId: here.schoolId },
      })
      const there = here === one ? other : one
      const call = browser.people.chooseMembership({ schoolId: there.schoolId })
      expect(await refusalOf(call)).toMatchObject({ code: 'UNKNOWN_SCHOOL' })
      expect(await browser.people.me()).toMatchObject({ me: { schoolId: here.schoolId } })
    }
    expect(await refusalOf(onHostOf(greenfield).people.signIn({ email: one.email, password }))).toMatchObject(nobody)
  })

  it('that waits for its mail, its owner is told so; strangers are not', async () => {
    const form = aSignUpForm()
    await server.client().people.signUp(form)
    const typed = { email: form.email, password: adminPassword }
    expect(await refusalOf(onHostOf(form).people.signIn(typed))).toMatchObject({ code: 'NOT_VERIFIED' })
    expect(await refusalOf(onHostOf(form).people.signIn({ ...typed, password: 'wrong' }))).toMatchObject(nobody)
    expect(await refusalOf(onHostOf(greenfield).people.signIn(typed))).toMatchObject(nobody)
  })
})

it('on a host below ours that is no school’s nobody comes in', async () => {
  const browser = server.client({ host: 'nosuchschool.sabimark.test' })
  const typed = { email: greenfield.email, password: adminPassword }
  expect(await refusalOf(browser.people.signIn(typed))).toMatchObject(nobody)
  const { slip } = await aStudent(server, greenfield, { isSignedIn: false })
  const ofSlip = { studentNumber: slip.signInName, password: slip.firstPassword }
  for (const school of [greenfield.subdomain, 'nosuchschool']) {
    expect(await refusalOf(browser.people.signInStudent({ school, ...ofSlip }))).toMatchObject(nobody)
  }
})
