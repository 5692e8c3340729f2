import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageLinks, answerRequests, mailsTo } from '../../../test/builders/mailed.ts'
import { aSchool, aSignUpForm, aTeacher, linkMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { freeSchool } from './free-school.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const schoolOf = (subdomain: string) => selectOptionalSchoolBySubdomain(server.pools.app, subdomain)

describe('an address nobody has proven keeps its owner out of nothing', () => {
  const newPassword = 'a better password'

  /** The owner signs up, follows the mail and is in; what was typed at the sign-up opens nothing. */
  async function ownerSignsUp(email: string) {
    const form = aSignUpForm({ email, name: 'The Owner' })
    const owner = server.client()
    await owner.people.signUp(form)
    const schoolId = (await schoolOf(form.subdomain))?.id ?? ''
    const link = new URL(await linkMailedTo(server, schoolId, email))
    expect(link.pathname).toBe('/accept-invitation')
    const token = link.searchParams.get('token') ?? ''
    expect(await owner.people.invitation({ token })).toMatchObject({
      ...{ name: 'The Owner', email, school: form.schoolName, hasPassword: false },
    })
    await owner.people.acceptInvitation({ token, password: newPassword })
    expect(await schoolOf(form.subdomain)).toMatchObject({ status: 'active' })
    expect(await refusalOf(owner.people.signIn({ email, password: form.password }))).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    return { owner, schoolId, outcome: await owner.people.signIn({ email, password: newPassword }) }
  }

  it('also where somebody else signed a school up with it', async () => {
    const squat = aSignUpForm()
    await server.client().people.signUp(squat)
    const { outcome, schoolId, owner } = await ownerSignsUp(squat.email)
    expect(outcome).toMatchObject({ kind: 'signed_in', me: { role: 'school_admin', schoolId } })
    expect((await owner.notice.list({})).items).toMatchObject([{ kind: 'school_ready' }])
    // The other one waits on, and goes when nobody follows its mail.
    expect(await schoolOf(squat.subdomain)).toMatchObject({ status: 'pending_verification' })
  })

  it('also where a school added it with a first password, which then opens nothing any more', async () => {
    const school = await aSchool(server)
    const teacher = await aTeacher(server, school)
    const { outcome } = await ownerSignsUp(teacher.email)
    expect(outcome).toMatchObject({ kind: 'choose', memberships: [{}, {}] })
    const old = teacher.client.people.signIn({ email: teacher.email, password: teacher.password })
    expect(await refusalOf(old)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })

  it('also where a school merely invited it', async () => {
    const school = await aSchool(server)
    const email = `bola@${school.subdomain}.test`
    await school.admin.people.addTeacher({ name: 'Bola Ade', email, employeeId: 'T1', signIn: 'invitation' })
    const { outcome, schoolId } = await ownerSignsUp(email)
    expect(outcome).toMatchObject({ kind: 'signed_in', me: { schoolId } })
  })

  it('and the mail that is asked for again leads to choosing a password, too', async () => {
    const squat = aSignUpForm()
    await server.client().people.signUp(squat)
    const mine = aSignUpForm({ email: squat.email })
    await server.client().people.signUp(mine)
    await ageLinks(server, squat.email, '2 minutes')
    await server.client().people.resendVerification({ email: squat.email })
    for (const { subdomain } of [squat, mine]) {
      const schoolId = (await schoolOf(subdomain))?.id ?? ''
      expect(new URL(await linkMailedTo(server, schoolId, squat.email)).pathname).toBe('/accept-invitation')
    }
  })

  it('also once the school of whoever typed it first has gone', async () => {
    const squat = aSignUpForm()
    await server.client().people.signUp(squat)
    const mine = aSignUpForm({ email: squat.email })
    await server.client().people.signUp(mine)
    const [squatted, schoolId] = [
      (await schoolOf(squat.subdomain))?.id ?? '',
      (await schoolOf(mine.subdomain))?.id ?? '',
    ]
    const { rows } = await server.pools.auth.query('SELECT id FROM auth."user" WHERE email = $1', [squat.email])
    await freeSchool(server, { schoolId: squatted, ownerId: rows[0]?.id ?? '' })
    await ageLinks(server, squat.email, '2 minutes')
    await server.client().people.resendVerification({ email: squat.email })
    await answerRequests(server)
    expect(new URL(await linkMailedTo(server, schoolId, squat.email)).pathname).toBe('/accept-invitation')
    expect(await mailsTo(server, schoolId, squat.email)).toHaveLength(2)
  })

  it('nor does a stranger’s sign-up keep its school from giving a teacher a new slip', async () => {
    const school = await aSchool(server)
    const { teacher, email } = await aTeacher(server, school)
    await server.client().people.signUp(aSignUpForm({ email }))
    const slip = await school.admin.people.reissueTeacherPassword({ id: teacher.id })
    await server.client().people.signIn({ email, password: slip.firstPassword })
  })
})
