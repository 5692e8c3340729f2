import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldUp } from '../../../test/builders/held-up.ts'
import { ageLinks, answerRequests, mailsTo } from '../../../test/builders/mailed.ts'
import { aSchool, aSignUpForm, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const anAddress = () => `owner${crypto.randomUUID().slice(0, 8)}@people.test`
const newPassword = 'a better password'

/** A school that has nothing to do with an address, and makes first passwords for it again and again. */
async function aStranger(email: string) {
  const { admin, schoolId } = await aSchool(server)
  const form = { name: 'Stranger', email, employeeId: 'S1', signIn: 'first_password' as const }
  const { teacher } = await admin.people.addTeacher(form)
  const slips: string[] = []
  const reissue = async () => {
    slips.push((await admin.people.reissueTeacherPassword({ id: teacher.id })).firstPassword)
  }
  /** Where each of them comes in, or why it does not. */
  const signsIn = async () =>
    await Promise.all(
      slips.map(async (password) => {
        const call = server.client().people.signIn({ email, password })
        const outcome = await call.catch(async () => (await refusalOf(call)).code)
        return typeof outcome === 'object' && outcome.kind === 'signed_in' ? outcome.me.schoolId : outcome
      }),
    )
  return { schoolId, reissue, signsIn }
}

/** A school that was signed up with an address whose mail nobody has followed yet. */
async function aSignUp() {
  const form = aSignUpForm({ email: anAddress() })
  await server.client().people.signUp(form)
  const schoolId = (await selectOptionalSchoolBySubdomain(server.pools.app, form.subdomain))?.id ?? ''
  return { ...form, schoolId, token: await tokenMailedTo(server, schoolId, form.email) }
}

describe('a password that another school makes while its owner follows a mail', () => {
  it('opens nothing once the invitation is accepted, in between and in a loop', async () => {
    const school = await aSchool(server)
    const email = anAddress()
    await school.admin.people.inviteAdmin({ name: 'New Principal', email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    const stranger = await aStranger(email)
    const owner = server.client()
    const accept = () => owner.people.acceptInvitation({ token, password: newPassword })
    expect(await heldUp(server, { schoolId: school.schoolId, email }, accept, stranger.reissue)).toBeUndefined()
    expect((await owner.people.me()).me).toMatchObject({ role: 'school_admin', schoolId: school.schoolId })
    const late = await Promise.allSettled([1, 2, 3].map(stranger.reissue))
    expect(late.map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    expect(await stranger.signsIn()).toEqual(['INVALID_CREDENTIALS'])
    expect(await server.client().people.signIn({ email, password: newPassword })).toMatchObject({ kind: 'choose' })
  })

  it('does not come into the school whose sign-up is verified at that moment', async () => {
    const signUp = await aSignUp()
    const { email, schoolId, token } = signUp
    const stranger = await aStranger(email)
    const click = () => server.client().people.verifyEmail({ token, type: 'signup' })
    const refused = await heldUp(server, { schoolId, email }, click, stranger.reissue)
    expect(refused).toMatchObject({ code: 'LINK_USED_UP' })
    expect(await stranger.signsIn()).toEqual([stranger.schoolId])

    // The owner’s way in is the next mail, which asks for a password of their own.
    await ageLinks(server, email, '2 minutes')
    await server.client().people.resendVerification({ email })
    await answerRequests(server)
    const owner = server.client()
    await owner.people.acceptInvitation({ token: await tokenMailedTo(server, schoolId, email), password: newPassword })
    expect((await owner.people.me()).me).toMatchObject({ role: 'school_admin', schoolId })
    expect(await stranger.signsIn()).toEqual(['INVALID_CREDENTIALS'])
    expect(await mailsTo(server, stranger.schoolId, email)).not.toEqual([])
  })

  it('leaves the link as it was where the person was deactivated meanwhile, and their password, too', async () => {
    const school = await aSchool(server)
    const email = anAddress()
    const { user } = await school.admin.people.inviteAdmin({ name: 'New Principal', email })
    const token = await tokenMailedTo(server, school.schoolId, email)
    await school.admin.people.setUsersStatus({ ids: [user.id], status: 'inactive' })
    const accepted = server.client().people.acceptInvitation({ token, password: newPassword })
    expect(await refusalOf(accepted)).toMatchObject({ code: 'LINK_USED_UP' })
    await school.admin.people.setUsersStatus({ ids: [user.id], status: 'active' })
    expect(await server.client().people.acceptInvitation({ token, password: newPassword })).toEqual({
      isSignedIn: true,
    })
  })
})
