import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerRequests } from '../../../test/builders/mailed.ts'
import { aSchool, aStudent } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { createIdentity } from '../account/identity.ts'
import { studentAddress } from '../account/password-of.ts'
import { scheduleAccountSweep, sweepAccounts } from './sweep-accounts.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const count = async (table: string) =>
  Number((await server.pools.auth.query(`SELECT count(*) FROM auth.${table}`)).rows[0].count)

it('deletes what is over, keeps what is not, and comes again', async () => {
  const { auth, app } = server.pools
  const school = await aSchool(server)
  const identity = createIdentity(server)
  const orphan = (email: string) => identity.createAccount({ email, name: 'X', passwordHash: null, isVerified: false })
  await orphan('old@orphan.test')
  await auth.query(`UPDATE auth."user" SET "createdAt" = now() - interval '2 days'`)
  await orphan('young@orphan.test')
  await refusalOf(server.client().people.signIn({ email: school.email, password: 'wrong' }))
  await auth.query(`UPDATE auth.guess_failures SET failed_at = now() - interval '25 hours'`)
  await refusalOf(server.client().people.signIn({ email: school.email, password: 'wrong' }))
  const elsewhere = server.client()
  await elsewhere.people.requestPasswordReset({ email: school.email })
  await answerRequests(server)
  await auth.query(
    `UPDATE auth.one_time_tokens SET expires_at = now() - interval '8 days' WHERE kind = 'reset_password'`,
  )
  await auth.query(
    `INSERT INTO auth.session (id, token, "userId", "expiresAt")
     SELECT 'old', 'old', id, now() - interval '25 hours' FROM auth."user" WHERE email = $1`,
    [school.email],
  )
  const before = { sessions: await count('session'), tokens: await count('one_time_tokens') }

  await scheduleAccountSweep(server.pools)
  await scheduleAccountSweep(server.pools)
  server.startJobs()
  await expect.poll(() => count('session')).toBe(before.sessions - 1)
  const rows = async () =>
    (
      await app.query(
        `SELECT due_at > now() + interval '50 minutes' AS "isLater" FROM due_work WHERE kind = 'sweep_accounts'`,
      )
    ).rows
  await expect.poll(rows).toEqual([{ isLater: true }, { isLater: true }])

  expect(await count('one_time_tokens')).toBe(before.tokens - 1)
  expect(await count('guess_failures')).toBe(1)
  const { rows: left } = await auth.query('SELECT email FROM auth."user" ORDER BY email')
  expect(left.map(({ email }) => email)).toEqual([school.email, 'young@orphan.test'].sort())
  expect((await school.admin.people.me()).me).not.toBeNull()
})

it('deletes the account of a deleted person however old it is, and of nobody else', async () => {
  const { auth } = server.pools
  const own = await aSchool(server)
  const [gone, kept, resting] = [await aStudent(server, own), await aStudent(server, own), await aStudent(server, own)]
  await auth.query(`UPDATE auth."user" SET "createdAt" = now() - interval '3 years'`)
  await own.admin.people.deleteStudents({ ids: [gone.student.id] })
  await own.admin.people.setStudentsStatus({ ids: [resting.student.id], status: 'inactive' })
  await sweepAccounts(server)({ schoolId: own.schoolId, reference: 'daily' })
  const ids = [gone, kept, resting].map(({ student }) => student.id)
  const { rows } = await auth.query('SELECT email FROM auth."user" WHERE email = ANY($1)', [ids.map(studentAddress)])
  expect(rows.map(({ email }) => email).sort()).toEqual(
    [kept, resting].map(({ student }) => studentAddress(student.id)).sort(),
  )
})
