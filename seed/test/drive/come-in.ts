import { writeReceipt } from '@sabimark/server/src/people/sign-up/receipt.ts'
import { ageLinks } from '@sabimark/server/test/builders/mailed.ts'
import { aSchool, aTeacher, linkMailedTo, tokenMailedTo } from '@sabimark/server/test/builders/people.ts'
import { aPicture } from '@sabimark/server/test/builders/picture.ts'
import { aSecondFactor } from '@sabimark/server/test/builders/second-factor.ts'
import { refusalOf, type TestClient } from '@sabimark/server/test/client.ts'
import type { TestServer } from '@sabimark/server/test/server.ts'
import { untilThere } from './patience.ts'

/** A school signs up; its people forget, change and guess passwords; a teacher works at two schools. */
export async function comeIn(server: TestServer, aside: TestServer, head: TestClient): Promise<void> {
  const client = () => server.client()
  const made = await aSchool(aside)
  const both = await aTeacher(server, made)
  await client().people.resendVerification({ email: made.email })
  await client().school.signInPlace()
  await client().school.checkSubdomain({ subdomain: made.subdomain })
  const receipt = writeReceipt(made.schoolId, server.config.secrets)
  await client().people.signUpMail({ receipt })
  await client().people.withdrawSignUp({ receipt })
  await client().people.requestPasswordReset({ email: made.email })
  // The hands of the server answer the request while this looks for its mail: until then the newest is another.
  const token = await untilThere(20_000, async () => {
    const { pathname, searchParams } = new URL(await linkMailedTo(aside, made.schoolId, made.email))
    return pathname === '/reset-password' ? (searchParams.get('token') ?? '') : undefined
  })
  await client().people.resetPassword({ token, newPassword: 'battery staple' })
  const person = client()
  await refusalOf(person.people.signIn({ email: made.email, password: 'wrong password' }))
  await person.people.signIn({ email: made.email, password: 'battery staple' })
  await person.people.refreshSession()
  const elsewhere = client()
  await elsewhere.people.signIn({ email: made.email, password: 'battery staple' })
  const { items: sessions } = await person.people.listSessions()
  await person.people.endSession({ id: sessions.find(({ isThisOne }) => !isThisOne)?.id ?? '' })
  await person.people.endOtherSessions()
  await person.people.listMemberships()
  await person.people.secondFactor()
  const app = await aSecondFactor(server, person, 'battery staple')
  await person.people.signIn({ email: made.email, password: 'battery staple' })
  await person.people.proveSecondFactor({ code: await app.code() })
  await refusalOf(person.people.proveSecondFactor({ code: await app.code() }))
  await refusalOf(person.people.replaceExpiredPassword({ newPassword: 'correct horse' }))
  const { codes } = await person.people.newRecoveryCodes({ code: app.recovery[0] ?? '' })
  await person.people.dropSecondFactor({ password: 'battery staple', code: codes[0] ?? '' })
  const { profile } = await person.people.profile()
  await person.people.saveProfile({ revision: profile.revision, bio: 'Teaches Mathematics.' })
  await person.people.setMyPhoto({ data: aPicture })
  const newEmail = `new-${made.email}`
  await person.people.changeEmail({ email: newEmail, password: 'battery staple' })
  await ageLinks(aside, made.email, '2 minutes')
  await person.people.sendEmailChange()
  await person.people.cancelEmailChange()
  await ageLinks(aside, made.email, '2 minutes')
  await person.people.changeEmail({ email: newEmail, password: 'battery staple' })
  await person.people.confirmEmail({ token: await tokenMailedTo(aside, made.schoolId, newEmail) })
  await person.people.changePassword({ currentPassword: 'battery staple', newPassword: 'correct horse' })
  const { items: subjects } = await head.school.listSubjects({ status: 'active' })
  await head.people.addTeacher({
    ...{ name: 'Teacher Both', email: both.email, employeeId: 'BOTH', signIn: 'invitation', phone: '' },
    subjectIds: subjects.slice(0, 1).map(({ id }) => id),
  })
  const schoolId = (await head.people.me()).me?.schoolId ?? ''
  const invitation = await tokenMailedTo(aside, schoolId, both.email)
  await client().people.acceptInvitation({ token: invitation, password: 'correct horse' })
  const traveller = client()
  await traveller.people.signIn({ email: both.email, password: 'correct horse' })
  await traveller.people.chooseMembership({ schoolId })
}
