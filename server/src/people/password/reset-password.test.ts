import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageAllowances, ageLinks, answerRequests, mailsTo } from '../../../test/builders/mailed.ts'
import {
  adminPassword,
  aSchool,
  aStudent,
  aTeacher,
  linkMailedTo,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const newPassword = 'a better password'

describe('a forgotten password', () => {
  it('is replaced by the link of the mail, once; all sessions end', async () => {
    const school = await aSchool(server)
    const client = server.client()
    await client.people.requestPasswordReset({ email: school.email })
    const link = new URL(await linkMailedTo(server, school.schoolId, school.email))
    expect(link.pathname).toBe('/reset-password')
    const token = link.searchParams.get('token') ?? ''

    expect(await refusalOf(client.people.resetPassword({ token, newPassword: 'short' }))).toMatchObject({
      code: 'WEAK_PASSWORD',
    })
    // Its age would begin anew.
    const same = client.people.resetPassword({ token, newPassword: adminPassword })
    expect(await refusalOf(same)).toMatchObject({ code: 'SAME_PASSWORD' })
    await client.people.resetPassword({ token, newPassword })
    expect(await school.admin.people.me()).toMatchObject({ me: null })
    await client.people.signIn({ email: school.email, password: newPassword })
    expect(await refusalOf(client.people.resetPassword({ token, newPassword }))).toMatchObject({
      code: 'LINK_USED_UP',
      status: 410,
    })
  })

  it('is told to the address it was changed for, with no link that opens anything, and leaves a line in the log', async () => {
    const school = await aSchool(server)
    await server.client().people.requestPasswordReset({ email: school.email })
    const token = await tokenMailedTo(server, school.schoolId, school.email)
    const before = server.logged.length
    await server.client().people.resetPassword({ token, newPassword })
    expect((await school.admin.people.me()).me).toBeNull()
    expect(await linkMailedTo(server, school.schoolId, school.email)).toBe('http://sabimark.test/forgot-password')
    const noted = server.logged.slice(before).filter((line) => line.includes('"security"'))
    expect(noted.map((line) => JSON.parse(line))).toMatchObject([{ security: 'PASSWORD_CHANGED', by: 'link' }])
    for (const secret of [school.email, token, newPassword, 'Ada Obi']) expect(noted.join('')).not.toContain(secret)
  })

  it.each(['Password2026', 'greenfield 1', 'AdaObi2026', 'sabimark1'])('is not replaced by %s', async (easy) => {
    const school = await aSchool(server)
    await server.client().people.requestPasswordReset({ email: school.email })
    const token = await tokenMailedTo(server, school.schoolId, school.email)
    expect(await refusalOf(server.client().people.resetPassword({ token, newPassword: easy }))).toMatchObject({
      code: 'GUESSABLE_PASSWORD',
      status: 422,
    })
    await server.client().people.resetPassword({ token, newPassword })
  })

  it('leaves no older link working once a password was set, by a link, by hand or by the school', async () => {
    const school = await aSchool(server)
    const { teacher, client: signedIn, email, password } = await aTeacher(server, school)
    const { people } = server.client()
    const askForLink = async () => {
      await ageLinks(server, email, '2 minutes')
      await ageAllowances(server, '1 hour')
      await people.requestPasswordReset({ email })
      return await tokenMailedTo(server, school.schoolId, email)
    }
    const isDead = async (token: string) =>
      expect(await refusalOf(people.resetPassword({ token, newPassword: 'an intruder' }))).toMatchObject({
        code: 'LINK_USED_UP',
      })
    const [older, changed] = [await askForLink(), await askForLink()]
    await signedIn.people.changePassword({ currentPassword: password, newPassword })
    await isDead(older)
    await isDead(changed)
    const [old, newest] = [await askForLink(), await askForLink()]
    await people.resetPassword({ token: newest, newPassword: 'by the newest link' })
    await isDead(old)
    const beforeReissue = await askForLink()
    await school.admin.people.reissueTeacherPassword({ id: teacher.id })
    await isDead(beforeReissue)
  })

  it('is replaced by only one of two at the same moment', async () => {
    const school = await aSchool(server)
    await server.client().people.requestPasswordReset({ email: school.email })
    const token = await tokenMailedTo(server, school.schoolId, school.email)
    const passwords = ['the first password', 'the second password']
    const outcomes = await Promise.allSettled(
      passwords.map((password) => server.client().people.resetPassword({ token, newPassword: password })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    await server.client().people.signIn({ email: school.email, password: winner })
  })

  it('answers the same for an unknown address, a student’s made-up one, and too soon again', async () => {
    const school = await aSchool(server)
    const { student } = await aStudent(server, school, { isSignedIn: false })
    const { people } = server.client()
    const before = (await mailsTo(server, school.schoolId, school.email)).length
    for (const email of ['nobody@nowhere.test', `${student.id}@students.invalid`, school.email, school.email]) {
      expect(await people.requestPasswordReset({ email })).toEqual({})
    }
    expect(await mailsTo(server, school.schoolId, school.email)).toHaveLength(before + 1)
    expect(await mailsTo(server, school.schoolId, `${student.id}@students.invalid`)).toEqual([])
  })

  it('is asked for behind the back of a school that merely invited the address', async () => {
    const school = await aSchool(server, { schoolName: 'Zenith College' })
    const stranger = await aSchool(server, { schoolName: 'Aardvark College' })
    const form = { name: 'Ada Obi', email: school.email, employeeId: 'T1', signIn: 'invitation' as const }
    await stranger.admin.people.addTeacher(form)
    await server.client().people.requestPasswordReset({ email: school.email })
    await answerRequests(server)
    const kindsSeenBy = async ({ admin }: typeof school) =>
      (await admin.notice.listMails({})).items.map(({ kind }) => kind)
    expect(await kindsSeenBy(stranger)).toEqual(['invitation', 'verify_email'])
    expect(await kindsSeenBy(school)).toEqual(['reset_password', 'verify_email'])
  })

  it('needs a link younger than an hour, and the right kind of link', async () => {
    const school = await aSchool(server)
    const verifying = await tokenMailedTo(server, school.schoolId, school.email)
    const { people } = server.client()
    await people.requestPasswordReset({ email: school.email })
    const token = await tokenMailedTo(server, school.schoolId, school.email)
    await ageLinks(server, school.email, '1 hour')
    for (const wrong of [token, verifying, 'x'.repeat(43)]) {
      expect(await refusalOf(people.resetPassword({ token: wrong, newPassword }))).toMatchObject({
        code: 'LINK_USED_UP',
      })
    }
  })
})
