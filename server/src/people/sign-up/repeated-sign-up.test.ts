// A sign-up whose answer was lost on the way is sent again: the same one is answered as it was, any other as ever.
import { atOneAccount } from '@sabimark/domain/people/guess-limit.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../test/builders/mailed.ts'
import { adminPassword, aSchool, aSignUpForm, tokenMailedTo } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { readReceipt } from './receipt.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
})
afterAll(() => server.stop())

type Form = ReturnType<typeof aSignUpForm>

let places = 0
/** An address nobody has come from yet. */
function newPlace(): string {
  places += 1
  return `198.51.100.${places}`
}

function signUp(form: Form, from = newPlace()) {
  const client = server.client()
  client.headers['x-forwarded-for'] = from
  return client.people.signUp(form)
}
const codeOf = (form: Form, from?: string) =>
  signUp(form, from).then(
    () => 'signed up',
    (error: { code?: string }) => error.code ?? String(error),
  )
const schoolOf = async ({ subdomain }: Form) => await selectOptionalSchoolBySubdomain(server.pools.app, subdomain)
const namedBy = ({ receipt }: { receipt: string }) => readReceipt(receipt, server.config.secrets)

describe('the same sign-up again', () => {
  it('is answered with the same school, and nobody is written to again', async () => {
    const form = aSignUpForm({ name: 'Ade\u0301 Sample' })
    const first = namedBy(await signUp(form))
    const again = { ...form, name: ` ${form.name} `, email: form.email.toUpperCase() }
    expect([namedBy(await signUp(again)), namedBy(await signUp(form))]).toEqual([first, first])
    expect(await mailsTo(server, first ?? '', form.email)).toHaveLength(1)
    const token = await tokenMailedTo(server, first ?? '', form.email)
    await server.client().people.verifyEmail({ token, type: 'signup' })
    expect(await server.client().people.signIn(form)).toMatchObject({ kind: 'signed_in' })
  })

  it('sent several times at the same moment makes one school and one mail, and every one is told so', async () => {
    const form = aSignUpForm()
    const receipts = await Promise.all(Array.from({ length: 4 }, () => signUp(form)))
    const schoolId = (await schoolOf(form))?.id ?? ''
    expect(receipts.map(namedBy)).toEqual(Array(4).fill(schoolId))
    expect(await mailsTo(server, schoolId, form.email)).toHaveLength(1)
    await server
      .client()
      .people.verifyEmail({ token: await tokenMailedTo(server, schoolId, form.email), type: 'signup' })
    expect(await server.client().people.signIn(form)).toMatchObject({ kind: 'signed_in' })
  })

  it('is refused once the school is verified', async () => {
    const { subdomain, email, name: schoolName } = await aSchool(server)
    expect(await codeOf(aSignUpForm({ subdomain, email, schoolName }))).toBe('DOMAIN_TAKEN')
  })
})

describe('a sign-up that differs is refused as ever', () => {
  it.each<[string, Partial<Form>]>([
    ['email', { email: 'somebody@else.test' }],
    ['password', { password: 'another long password', confirmPassword: 'another long password' }],
    ['name', { name: 'Ada Obi-Sample' }],
    ['name of the school', { schoolName: 'Greenfield Sample College' }],
    ['phone', { phone: '0800 000 0001' }],
    ['plan', { plan: 'starter' }],
  ])('by its %s', async (_what, changes) => {
    const form = aSignUpForm()
    await signUp(form)
    expect(await refusalOf(signUp({ ...form, ...changes }))).toMatchObject({ code: 'DOMAIN_TAKEN', status: 409 })
    expect(await mailsTo(server, (await schoolOf(form))?.id ?? '', form.email)).toHaveLength(1)
  })

  it('by a domain that only looks like it', async () => {
    const form = aSignUpForm({ subdomain: 'palmgrovecollege' })
    await signUp(form)
    expect(await codeOf({ ...form, subdomain: 'pa1mgrovecollege' })).toBe('DOMAIN_TAKEN')
  })

  it('where the address had an account before: what was typed opens nothing there', async () => {
    const squat = aSignUpForm()
    await signUp(squat)
    const mine = aSignUpForm({ email: squat.email })
    await signUp(mine)
    expect(await codeOf(mine)).toBe('DOMAIN_TAKEN')
  })
})

describe('who does not know the password', () => {
  it('guesses as at the door: a wrong one counts, whoever has the domain, and the right one is heard no more', async () => {
    const form = aSignUpForm()
    await signUp(form)
    const nobody = aSignUpForm({ subdomain: form.subdomain, email: 'nobody@nowhere.test' })
    for (const typed of [form, nobody]) {
      const from = newPlace()
      const wrong = { ...typed, password: 'a wrong password', confirmPassword: 'a wrong password' }
      for (let times = 0; times < atOneAccount.free; times += 1) expect(await codeOf(wrong, from)).toBe('DOMAIN_TAKEN')
      // However slow this machine is, the wait after them is not over yet.
      await server.pools.auth.query(
        `UPDATE auth.guess_failures SET failed_at = failed_at + interval '10 minutes' WHERE address = $1`,
        [from],
      )
      expect(await codeOf(typed, from)).toBe('DOMAIN_TAKEN')
      const door = server.client()
      door.headers['x-forwarded-for'] = from
      const signIn = door.people.signIn({ email: typed.email, password: adminPassword })
      expect(await refusalOf(signIn)).toMatchObject({ code: 'TOO_MANY_GUESSES' })
    }
    expect(await codeOf(form)).toBe('signed up')
  })

  it('is not counted where the domain is that of a school at work, or of nobody', async () => {
    const { subdomain } = await aSchool(server)
    const from = newPlace()
    const typed = aSignUpForm({ subdomain })
    for (let times = 0; times < 6; times += 1) expect(await codeOf(typed, from)).toBe('DOMAIN_TAKEN')
    const { rows } = await server.pools.auth.query('SELECT FROM auth.guess_failures WHERE address = $1', [from])
    expect(rows).toEqual([])
  })
})
