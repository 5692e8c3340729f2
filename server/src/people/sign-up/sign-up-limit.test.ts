import { signUpsOfOnePlace } from '@sabimark/domain/people/sign-up-limit.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ageAllowances } from '../../../test/builders/mailed.ts'
import { aSignUpForm } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { sweepAllowances, takeAllowance } from '../../platform/allowance/allowance.db.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { platformSchoolId } from '../../school/school.db.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ trustsProxy: true }, { signUpAllowance: signUpsOfOnePlace })
})
afterAll(() => server.stop())
beforeEach(() => sql('DELETE FROM allowance_uses'))

const sql = (text: string) => server.pools.app.query(text)
const signUpFrom = (address: string, changes = {}) => {
  const client = server.client()
  client.headers['x-forwarded-for'] = address
  return client.people.signUp(aSignUpForm(changes))
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'signed up',
    () => refusalOf(call).then(({ code }) => code),
  )
const fiveAtOnce = (from: (n: number) => string) =>
  Promise.all(Array.from({ length: 5 }, (_, n) => codeOf(signUpFrom(from(n)))))

describe('signing schools up from one address', () => {
  it('is refused after five in an hour, also at the same moment, and from elsewhere it is not', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => codeOf(signUpFrom('198.51.100.4'))))
    expect(outcomes.sort()).toEqual([...Array(5).fill('signed up'), ...Array(3).fill('TOO_MANY_SIGN_UPS')].sort())
    expect(await codeOf(signUpFrom('198.51.100.5'))).toBe('signed up')
    expect(await refusalOf(signUpFrom('198.51.100.4'))).toMatchObject({
      status: 429,
      message: 'Too many schools have signed up from your network recently. Please try again in an hour, or tomorrow.',
    })
  })

  it('is refused after twenty in a day', async () => {
    await sql(
      `INSERT INTO allowance_uses (what, who, used_at) SELECT 'sign_up', who, now() - n * interval '3 hours'
       FROM generate_series(1, 7) n, LATERAL (SELECT encode(sha256('198.51.100.6'), 'base64') AS b) e,
         LATERAL (SELECT rtrim(translate(b, '+/', '-_'), '=') AS who) k, generate_series(1, 3)`,
    )
    expect(await codeOf(signUpFrom('198.51.100.6'))).toBe('TOO_MANY_SIGN_UPS')
    await ageAllowances(server, '3 hours')
    expect(await codeOf(signUpFrom('198.51.100.6'))).toBe('signed up')
  })

  it('counts what an account is already told by, and an IPv6 network as one', async () => {
    const { email } = aSignUpForm()
    await signUpFrom('2001:db8:1:2::1', { email })
    await fiveAtOnce((n) => `2001:db8:1:2::${n + 2}`)
    expect(await codeOf(signUpFrom('2001:db8:1:2:ffff::9'))).toBe('TOO_MANY_SIGN_UPS')
    expect(await codeOf(signUpFrom('2001:db8:1:3::1'))).toBe('signed up')
  })

  it('is refused after twenty in an hour from all networks of one IPv6 site', async () => {
    for (let network = 1; network <= 4; network += 1) await fiveAtOnce((n) => `2001:db8:9:${network}::${n + 1}`)
    expect(await codeOf(signUpFrom('2001:db8:9:5::1'))).toBe('TOO_MANY_SIGN_UPS')
    expect(await codeOf(signUpFrom('2001:db8:a:5::1'))).toBe('signed up')
  })

  it('uses nothing up by a form that is refused for what stands in it', async () => {
    for (let n = 0; n < 6; n += 1) expect(await codeOf(signUpFrom('198.51.100.7', { name: '' }))).toBe('INVALID_FORM')
    expect(await codeOf(signUpFrom('198.51.100.7'))).toBe('signed up')
  })
})

it('what was used while a clock was ahead keeps nobody waiting, and is swept', async () => {
  const use = { what: 'anything', who: 'somebody', allowance: { anHour: 1, aDay: 1 } }
  const school = { schoolId: platformSchoolId }
  const take = () => inSchool(server.pools.app, school, (tx) => takeAllowance(tx, use))
  await take()
  await ageAllowances(server, '-10 days')
  expect([await take(), await take()]).toEqual([true, false])
  await inSchool(server.pools.app, school, sweepAllowances)
  expect((await sql('SELECT FROM allowance_uses')).rowCount).toBe(1)
})

it('what a transaction took that failed was not used', async () => {
  const use = { what: 'anything', who: 'anybody', allowance: { anHour: 1, aDay: 1 } }
  const school = { schoolId: platformSchoolId }
  const failing = inSchool(server.pools.app, school, async (tx) => {
    expect(await takeAllowance(tx, use)).toBe(true)
    throw new Error('came to nothing')
  })
  await expect(failing).rejects.toThrow('came to nothing')
  const take = () => inSchool(server.pools.app, school, (tx) => takeAllowance(tx, use))
  expect((await Promise.all([take(), take(), take()])).sort()).toEqual([false, false, true])
})
