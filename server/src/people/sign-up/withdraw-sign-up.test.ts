// Who mistyped the address takes the sign-up back; nobody else does, and nobody once the address is proven.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilWaiting } from '../../../test/builders/held-up.ts'
import { aSchool, aSignUpForm, aTeacher, linkMailedTo, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { insertSchool } from '../../school/school.db.ts'
import { readReceipt, writeReceipt } from './receipt.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function signUp(changes: Partial<ReturnType<typeof aSignUpForm>> = {}) {
  const form = aSignUpForm(changes)
  const { receipt } = await server.client().people.signUp(form)
  return { form, receipt, schoolId: readReceipt(receipt, server.config.secrets) ?? '' }
}
const withdraw = (receipt: string) => server.client().people.withdrawSignUp({ receipt })
const follow = (token: string) => server.client().people.verifyEmail({ token, type: 'signup' })

it('frees domain and address, and the link in the wrong letter box opens nothing', async () => {
  const { form, receipt, schoolId } = await signUp()
  const token = await tokenMailedTo(server, schoolId, form.email)
  expect(await withdraw(receipt)).toEqual({ isFree: true })
  expect(await refusalOf(follow(token))).toMatchObject({ code: 'INVALID_LINK' })
  const { email, password } = form
  expect(await refusalOf(server.client().people.signIn({ email, password }))).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })

  const right = await signUp({ ...form, email: `right-${form.email}` })
  expect(right.schoolId).not.toBe(schoolId)
  await follow(await tokenMailedTo(server, right.schoolId, right.form.email))
  expect(await server.client().people.signIn({ email: right.form.email, password })).toMatchObject({
    kind: 'signed_in',
  })
  // The receipt of the first sign-up reaches nothing of the second.
  expect(await withdraw(receipt)).toEqual({ isFree: true })
  expect(await server.client().people.signIn({ email: right.form.email, password })).toMatchObject({
    kind: 'signed_in',
  })
})

it('does nothing once the mail was followed, also where both come at the same moment', async () => {
  const { form, receipt, schoolId } = await signUp()
  await follow(await tokenMailedTo(server, schoolId, form.email))
  expect(await withdraw(receipt)).toEqual({ isFree: false })
  expect(await server.client().people.signIn(form)).toMatchObject({ kind: 'signed_in' })

  const other = await signUp()
  const token = await tokenMailedTo(server, other.schoolId, other.form.email)
  const [followed, withdrawn] = await Promise.all([
    follow(token).then(
      () => true,
      () => false,
    ),
    withdraw(other.receipt),
  ])
  expect(withdrawn.isFree).toBe(!followed)
  const signIn = server.client().people.signIn(other.form)
  if (followed) expect(await signIn).toMatchObject({ kind: 'signed_in' })
  else expect(await refusalOf(signIn)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

it('takes nothing from an address that is somebody’s: an account with a school stays', async () => {
  const school = await aSchool(server)
  const teacher = await aTeacher(server, school)
  // Whoever signs up with it holds a receipt, and no password.
  const { receipt, schoolId, form } = await signUp({ email: teacher.email })
  expect(new URL(await linkMailedTo(server, schoolId, form.email)).pathname).toBe('/accept-invitation')
  expect(await withdraw(receipt)).toEqual({ isFree: true })
  const typed = { email: teacher.email, password: teacher.password }
  expect(await server.client().people.signIn(typed)).toMatchObject({ kind: 'signed_in' })
})

it('leaves the account to whoever signs up with the same address at this moment', async () => {
  const first = await signUp()
  const { email } = first.form
  const second = aSignUpForm({ email })
  const elsewhere = { schoolId: newId() }
  // Another sign-up has the domain and comes to nothing: until then the second one waits, with the address in its hands.
  let wasDone: boolean | undefined
  const { begun, withdrawn } = await inSchool(server.pools.app, elsewhere, async (tx) => {
    const held = {
      ...second,
      name: 'Nobody',
      plan: 'starter' as const,
      website: '',
      ownerId: newId(),
      trialEndsAt: new Date(),
    }
    await insertSchool(tx, held)
    const begun = server.client().people.signUp(second)
    await untilWaiting(server, elsewhere.schoolId, 1)
    let isDone = false
    const withdrawn = withdraw(first.receipt).finally(() => {
      isDone = true
    })
    await Promise.race([withdrawn, untilWaiting(server, elsewhere.schoolId, 2)])
    wasDone = isDone
    await tx.run('DELETE FROM schools WHERE id = $1', [elsewhere.schoolId])
    return { begun, withdrawn }
  })
  const { receipt } = await begun
  expect([wasDone, await withdrawn]).toEqual([false, { isFree: true }])
  const schoolId = readReceipt(receipt, server.config.secrets) ?? ''
  const token = await tokenMailedTo(server, schoolId, email)
  expect(await server.client().people.acceptInvitation({ token, password: 'correct horse' })).toEqual({
    isSignedIn: true,
  })
})

it('needs a receipt that was given out, and one of a school at work frees nothing', async () => {
  const { receipt } = await signUp()
  const school = await aSchool(server)
  for (const made of [
    '',
    'x'.repeat(64),
    `${receipt.slice(0, -4)}AAAA`,
    writeReceipt(school.schoolId, ['another secret']),
  ]) {
    expect(await refusalOf(withdraw(made))).toMatchObject({ code: 'BAD_REQUEST' })
  }
  expect(await withdraw(writeReceipt(school.schoolId, server.config.secrets))).toEqual({ isFree: false })
  expect((await school.admin.people.me()).me).not.toBeNull()
})
