import { readCode } from '@sabimark/domain/people/second-factor/recovery-code.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  adminPassword,
  aSchool,
  aStudent,
  aTeacher,
  type TestSchool,
  tokenMailedTo,
} from '../../../test/builders/people.ts'
import { aSecondFactor, forgetTakenCodes } from '../../../test/builders/second-factor.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectOptionalAccountByEmail } from '../account/account.db.ts'
import { resetFirstAdmin } from '../first-admin/first-admin.ts'
import { dropFactorOf } from './drop-factor-of.ts'
import { oldHashesOf } from './recovery-codes.ts'
import { factorSentences, resealFactors, unreadableWarning } from './reseal-factors.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const sql = (text: string, values: unknown[] = []) => server.pools.auth.query(text, values)
const typedOf = ({ email }: TestSchool) => ({ email, password: adminPassword })
/** An administrator with a second factor, and a browser that has typed the password. */
async function halfIn() {
  const school = await aSchool(server)
  const app = await aSecondFactor(server, school.admin, adminPassword)
  const browser = server.client()
  expect(await browser.people.signIn(typedOf(school))).toEqual({ kind: 'second_factor' })
  return { school, app, browser }
}
const mailsOf = async ({ schoolId, email }: TestSchool) =>
  await inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.rows<{ kind: string }>('SELECT kind FROM mails WHERE school_id = $1 AND to_address = $2 ORDER BY id', [
      schoolId,
      email,
    ]),
  )

describe('a second factor', () => {
  it('of an address nobody has proven is told by email to go with the first reset', async () => {
    for (const isProven of [true, false]) {
      const school = await aSchool(server)
      const values = [isProven, school.email]
      await server.pools.auth.query('UPDATE auth."user" SET "emailVerified" = $1 WHERE email = $2', values)
      await aSecondFactor(server, school.admin, adminPassword)
      const [mail] = await inSchool(server.pools.app, school, (tx) =>
        tx.rows<{ data: Record<string, string> }>(
          `SELECT data FROM mails WHERE school_id = $1 AND kind = 'second_factor_on'`,
          [tx.schoolId],
        ),
      )
      expect([isProven, mail?.data.unproven]).toEqual([isProven, isProven ? undefined : 'yes'])
    }
  })

  it('is set up by an app and asked for beside the password from then on', async () => {
    const school = await aSchool(server)
    const elsewhere = server.client()
    await elsewhere.people.signIn(typedOf(school))
    const off = { onSince: null, codesLeft: 0, isAsked: false, setUpUntil: null, passwordUntil: null }
    expect(await school.admin.people.secondFactor()).toEqual(off)

    const app = await aSecondFactor(server, school.admin, adminPassword)
    expect(new Set(app.recovery).size).toBe(10)
    expect(await school.admin.people.secondFactor()).toMatchObject({ onSince: expect.any(String), codesLeft: 10 })
    expect((await elsewhere.people.me()).me, 'who had not proven it').toBeNull()
    expect(await mailsOf(school)).toContainEqual({ kind: 'second_factor_on' })

    const browser = server.client()
    expect(await browser.people.signIn(typedOf(school))).toEqual({ kind: 'second_factor' })
    expect(await browser.people.me()).toEqual({ me: null, sessionLeftMs: null })
    const half = browser.cookies.get('sabimark_session')
    expect(await browser.people.proveSecondFactor({ code: await app.code() })).toMatchObject({
      kind: 'signed_in',
      me: { schoolId: school.schoolId },
    })
    expect((await browser.people.me()).me).toMatchObject({ email: school.email })
    expect(browser.cookies.get('sabimark_session')).not.toBe(half)
  })

  it('takes no code twice, none of another minute, and each once when two windows send the same', async () => {
    const { app, browser } = await halfIn()
    for (const off of [-3, -2, 3]) {
      const call = browser.people.proveSecondFactor({ code: await app.code(off) })
      expect(await refusalOf(call), `${off} steps off`).toMatchObject({
        code: 'WRONG_CODE',
        data: { serverTime: expect.any(String) },
      })
    }
    const code = await app.code()
    const both = await Promise.allSettled([1, 2].map(() => browser.people.proveSecondFactor({ code })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('that was typed once is told apart from a wrong one', async () => {
    const { school, app, browser } = await halfIn()
    const code = await app.code()
    await browser.people.proveSecondFactor({ code })
    const other = server.client()
    await other.people.signIn(typedOf(school))
    expect(await refusalOf(other.people.proveSecondFactor({ code }))).toMatchObject({ code: 'CODE_USED' })
    expect((await other.people.me()).me).toBeNull()
  })

  it('is not found by fifty tries, also when all come at once or the password is typed anew', async () => {
    const { school, app, browser } = await halfIn()
    const right = await app.code()
    const wrong = (n: number) => String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0')
    const tries = Array.from({ length: 50 }, (_, n) =>
      refusalOf(browser.people.proveSecondFactor({ code: wrong(n * 7) })),
    )
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(5)
    const other = server.client()
    await other.people.signIn(typedOf(school))
    const told = await refusalOf(other.people.proveSecondFactor({ code: right }))
    expect(told).toMatchObject({
      ...{ code: 'TOO_MANY_CODES', status: 429 },
      data: { waitSeconds: expect.any(Number), serverTime: expect.any(String) },
    })
    await sql(`UPDATE auth.guess_failures SET failed_at = failed_at - interval '10 seconds'`)
    expect(await other.people.proveSecondFactor({ code: await app.code() })).toMatchObject({ kind: 'signed_in' })
  })

  it('lets a recovery code in, read kindly, once, and in one of two windows', async () => {
    const { school, app, browser } = await halfIn()
    const [one = '', two = ''] = app.recovery
    await browser.people.proveSecondFactor({ code: ` ${one.toUpperCase().replace('-', ' ')}` })
    expect(await browser.people.secondFactor()).toMatchObject({ codesLeft: 9 })
    const [other, another] = [server.client(), server.client()]
    for (const client of [other, another]) await client.people.signIn(typedOf(school))
    expect(await refusalOf(other.people.proveSecondFactor({ code: one }))).toMatchObject({ code: 'WRONG_CODE' })
    const both = await Promise.allSettled(
      [other, another].map((client) => client.people.proveSecondFactor({ code: two })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('gets other recovery codes by a code; those of before open nothing', async () => {
    const { school, app, browser } = await halfIn()
    await browser.people.proveSecondFactor({ code: await app.code() })
    expect(await refusalOf(browser.people.newRecoveryCodes({ code: '000000' }))).toMatchObject({ code: 'WRONG_CODE' })
    const { codes } = await browser.people.newRecoveryCodes({ code: app.recovery[0] ?? '' })
    expect(codes).toHaveLength(10)
    const other = server.client()
    await other.people.signIn(typedOf(school))
    const old = { code: app.recovery[1] ?? '' }
    expect(await refusalOf(other.people.proveSecondFactor(old))).toMatchObject({ code: 'WRONG_CODE' })
    await other.people.proveSecondFactor({ code: codes[1] ?? '' })
  })

  it('is switched off by password and code, and then the password alone signs in', async () => {
    const { school, app, browser } = await halfIn()
    await browser.people.proveSecondFactor({ code: await app.code() })
    await forgetTakenCodes(server)
    const drop = async (password: string, code: string) =>
      await refusalOf(browser.people.dropSecondFactor({ password, code }))
    expect(await drop('wrong', await app.code())).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await drop(adminPassword, '000000')).toMatchObject({ code: 'WRONG_CODE' })
    await browser.people.dropSecondFactor({ password: adminPassword, code: await app.code() })
    expect(await drop(adminPassword, await app.code())).toMatchObject({ code: 'SECOND_FACTOR_OFF' })
    expect(await mailsOf(school)).toContainEqual({ kind: 'second_factor_off' })
    expect(await server.client().people.signIn(typedOf(school))).toMatchObject({ kind: 'signed_in' })
    const left = await sql(
      'SELECT FROM auth.recovery_codes c JOIN auth."user" u ON u.id = c.account_id WHERE u.email = $1',
      [school.email],
    )
    expect(left.rowCount).toBe(0)
  })

  it('is not set up without the password, by a student or by a stranger, nor twice', async () => {
    const school = await aSchool(server)
    const { client } = await aStudent(server, school)
    const begin = async (person: typeof client, password?: string) =>
      await refusalOf(person.people.beginSecondFactor(password === undefined ? {} : { password }))
    expect(await begin(school.admin)).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await begin(school.admin, 'wrong')).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await begin(client, adminPassword)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await begin(server.client(), adminPassword)).toMatchObject({ code: 'NOT_SIGNED_IN' })
    const confirm = (code: string) => refusalOf(school.admin.people.confirmSecondFactor({ code }))
    expect(await confirm('123456')).toMatchObject({ code: 'NOTHING_TO_CONFIRM' })
    await school.admin.people.beginSecondFactor({ password: adminPassword })
    expect(await confirm('a recovery code'), 'there is none yet').toMatchObject({ code: 'WRONG_APP_CODE' })
    await aSecondFactor(server, school.admin, adminPassword)
    expect(await begin(school.admin, adminPassword)).toMatchObject({ code: 'SECOND_FACTOR_ON' })
  })

  it('of two browsers that confirm at once is that of one', async () => {
    const school = await aSchool(server)
    const other = server.client()
    await other.people.signIn(typedOf(school))
    const both = [school.admin, other].map((client) => aSecondFactor(server, client, adminPassword))
    const ends = await Promise.allSettled(both)
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [app] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    const third = server.client()
    await third.people.signIn(typedOf(school))
    expect(await third.people.proveSecondFactor({ code: (await app?.code()) ?? '' })).toMatchObject({
      kind: 'signed_in',
    })
  })

  it('shows two windows of a browser the same secret, and another browser another', async () => {
    const school = await aSchool(server)
    const secretOf = async (client: typeof school.admin) =>
      (await client.people.beginSecondFactor({ password: adminPassword })).secret
    const first = await secretOf(school.admin)
    expect(await secretOf(school.admin)).toBe(first)
    const other = server.client()
    await other.people.signIn(typedOf(school))
    expect(await secretOf(other)).not.toBe(first)
  })

  it('survives another SECRET as long as the old one is listed; the next code puts it under the new one', async () => {
    const { school, app, browser } = await halfIn()
    const { secrets } = server.config
    const old = [...secrets]
    try {
      secrets.unshift('another secret of this installation')
      await browser.people.proveSecondFactor({ code: await app.code() })
      secrets.pop()
      const other = server.client()
      await other.people.signIn(typedOf(school))
      await forgetTakenCodes(server)
      expect(await other.people.proveSecondFactor({ code: await app.code() })).toMatchObject({ kind: 'signed_in' })

      secrets.splice(0, secrets.length, 'a third secret of this installation')
      const third = server.client()
      await third.people.signIn(typedOf(school))
      await forgetTakenCodes(server)
      const lost = await refusalOf(third.people.proveSecondFactor({ code: await app.code() }))
      expect(lost).toMatchObject({ code: 'WRONG_CODE' })
      expect(server.logged.join('\n')).toContain('made with another SECRET')
    } finally {
      secrets.splice(0, secrets.length, ...old)
    }
  })

  it('needs the old SECRET no more after one start with both, nor do its recovery codes; those that are lost are counted', async () => {
    const school = await aSchool(server)
    const app = await aSecondFactor(server, school.admin, adminPassword)
    const { secrets } = server.config
    const old = [...secrets]
    const lookedAt = async () => factorSentences(await resealFactors(server.pools.auth, secrets), secrets.length)
    const warnings = async () => {
      const said: { warnings: string[] } = JSON.parse(await (await fetch(`${server.url}/health/ready`)).text())
      return said.warnings
    }
    // Those of the tests above, of which one has lost its own.
    const lost = (await resealFactors(server.pools.auth, secrets)).unreadable
    const halfIn = async () => {
      const browser = server.client()
      await browser.people.signIn(typedOf(school))
      return browser.people
    }
    try {
      secrets.unshift('a newer secret of this installation')
      expect((await lookedAt())[0]).toMatch(/^\d+ second factors were put under the first SECRET\.$/)
      secrets.pop()
      expect((await resealFactors(server.pools.auth, secrets)).unreadable).toBe(lost)
      await forgetTakenCodes(server)
      expect(await (await halfIn()).proveSecondFactor({ code: await app.code() })).toMatchObject({ kind: 'signed_in' })
      const [written = ''] = app.recovery
      expect(await (await halfIn()).proveSecondFactor({ code: written })).toMatchObject({ kind: 'signed_in' })

      secrets.splice(0, secrets.length, 'a newest secret of this installation')
      const { unreadable } = await resealFactors(server.pools.auth, secrets)
      expect(unreadable).toBeGreaterThan(lost)
      expect(await lookedAt()).toEqual([unreadableWarning(unreadable)])
      await expect.poll(warnings).toEqual([unreadableWarning(unreadable)])
    } finally {
      secrets.splice(0, secrets.length, 'a newer secret of this installation', ...old)
      await resealFactors(server.pools.auth, old.concat('a newer secret of this installation'))
      secrets.splice(0, secrets.length, ...old)
    }
    await sql('UPDATE auth.recovery_codes SET is_by_factor = false')
    expect((await resealFactors(server.pools.auth, secrets)).oldCodes).toBeGreaterThan(0)
    expect(factorSentences({ moved: 0, unreadable: 0, oldCodes: 2 }, 2)).toEqual([
      expect.stringContaining('2 people still have'),
    ])
    expect(factorSentences({ moved: 0, unreadable: 0, oldCodes: 0 }, 2)).toEqual([
      expect.stringContaining('No second factor'),
    ])
    expect(factorSentences({ moved: 0, unreadable: 0, oldCodes: 2 }, 1)).toEqual([])
  })

  it('takes a code that was hashed by SECRET before', async () => {
    const { school, browser } = await halfIn()
    const account = await selectOptionalAccountByEmail(server.pools.auth, school.email)
    const id = account?.id ?? ''
    const written = 'bk7mtq4xzw'
    await sql('INSERT INTO auth.recovery_codes (account_id, code_hash) SELECT $1, unnest($2::text[])', [
      id,
      oldHashesOf(readCode(written)?.code ?? '', id, server.config.secrets),
    ])
    expect(await browser.people.proveSecondFactor({ code: written })).toMatchObject({ kind: 'signed_in' })
  })

  it('is kept where nobody can read it: neither secret nor code stands in a table', async () => {
    const school = await aSchool(server)
    const { secret } = await school.admin.people.beginSecondFactor({ password: adminPassword })
    const { rows: pending } = await sql('SELECT "pendingFactor" FROM auth.session')
    expect(JSON.stringify(pending)).not.toContain(secret)
    const on = await aSchool(server)
    await aSecondFactor(server, on.admin, adminPassword)
    const { rows } = await sql(
      `SELECT f.secret, c.code_hash FROM auth.two_factors f JOIN auth.recovery_codes c USING (account_id)
       JOIN auth."user" u ON u.id = f.account_id WHERE u.email = $1`,
      [on.email],
    )
    expect(rows).toHaveLength(10)
    for (const row of rows)
      expect(row).toEqual({
        secret: expect.stringMatching(/^[\w-]{80,}$/),
        code_hash: expect.stringMatching(/^[\w-]{43}$/),
      })
  })
})

describe('who is half signed in', () => {
  it('is out when the password is changed meanwhile, or five minutes have passed', async () => {
    const { school, app, browser } = await halfIn()
    await sql(`UPDATE auth.session SET "expiresAt" = "expiresAt" - interval '5 minutes' WHERE awaits IS NOT NULL`)
    const late = await refusalOf(browser.people.proveSecondFactor({ code: await app.code() }))
    expect(late).toMatchObject({ code: 'SIGN_IN_AGAIN', status: 401 })
    expect(await browser.people.me()).toEqual({ me: null, sessionLeftMs: null })

    await browser.people.signIn(typedOf(school))
    const currentPassword = adminPassword
    await school.admin.people.changePassword({ currentPassword, newPassword: 'a better password' })
    const call = browser.people.proveSecondFactor({ code: await app.code() })
    expect(await refusalOf(call)).toMatchObject({ code: 'SIGN_IN_AGAIN' })
  })

  it('is not let around the code by an invitation, nor by a mailed link', async () => {
    const { school, app } = await halfIn()
    const other = await aSchool(server)
    await other.admin.people.addTeacher({
      ...{ name: 'Ada Obi', email: school.email, employeeId: 'T1', signIn: 'invitation' },
    })
    const password = 'chosen behind the link'
    const token = await tokenMailedTo(server, other.schoolId, school.email)
    const browser = server.client()
    expect(await browser.people.acceptInvitation({ token, password })).toEqual({ isSignedIn: false })
    expect((await browser.people.me()).me).toBeNull()
    expect(await browser.people.signIn({ email: school.email, password })).toEqual({ kind: 'second_factor' })
    const chosen = await browser.people.proveSecondFactor({ code: await app.code() })
    expect(chosen).toMatchObject({ kind: 'choose', memberships: [{}, {}] })
    expect(await browser.people.chooseMembership({ schoolId: other.schoolId })).toMatchObject({ role: 'teacher' })
  })
})

describe('a colleague’s second factor', () => {
  const drop = async ({ schoolId, name: school }: TestSchool, email: string) => {
    const account = await selectOptionalAccountByEmail(server.pools.auth, email)
    const owner = { accountId: account?.id ?? '', email, name: 'Bola Ade', school }
    return await inSchool(server.pools.app, { schoolId }, (tx) => dropFactorOf(server, tx, owner))
  }

  it('is dropped by the school, with an email to its owner, and by no other school', async () => {
    const school = await aSchool(server)
    const other = await aSchool(server)
    const { client, email, password } = await aTeacher(server, school)
    const teacher = { email, password }
    await aSecondFactor(server, client, password)
    expect(await drop(other, teacher.email)).toBe(false)
    expect(await server.client().people.signIn(teacher)).toEqual({ kind: 'second_factor' })
    expect(await drop(school, teacher.email)).toBe(true)
    expect(await drop(school, teacher.email)).toBe(false)
    expect(await server.client().people.signIn(teacher)).toMatchObject({ kind: 'signed_in' })
    expect(await mailsOf({ ...school, email: teacher.email })).toContainEqual({ kind: 'second_factor_off' })
  })
})

it('of the first administrator ends with the password that npm run admin:reset gives', async () => {
  const first = await resetFirstAdmin(server.pools, server.config)
  const typed = (password: string | null) => ({ email: first.email, password: password ?? '' })
  const admin = server.client()
  await admin.people.signIn(typed(first.password))
  await aSecondFactor(server, admin, first.password ?? '')
  expect(await server.client().people.signIn(typed(first.password))).toEqual({ kind: 'second_factor' })
  const again = await resetFirstAdmin(server.pools, server.config)
  expect(await server.client().people.signIn(typed(again.password))).toMatchObject({ me: { role: 'super_admin' } })
})
