import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { answerRequests, mailsTo } from '../../../test/builders/mailed.ts'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { platformSchoolId } from '../../school/school.db.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const calls = ['requestPasswordReset', 'resendVerification'] as const
const texts = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls.map(([query]) => textOf(query))
function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query
}

it.each(calls)('%s is answered by the same statements, whether or not the address has an account', async (call) => {
  const { Client } = await import('pg')
  const query = vi.spyOn(Client.prototype, 'query')
  const asked = async (email: string) => {
    query.mockClear()
    expect(await server.client().people[call]({ email })).toEqual({})
    return texts(query)
  }
  try {
    const known = await asked(school.email)
    expect(known.length).toBeGreaterThan(0)
    expect(await asked('nobody@nowhere.test')).toEqual(known)
    expect(await asked('somebody@students.invalid')).toEqual(known)
    // Nothing of it looks for anybody.
    expect(known.join(' ')).not.toMatch(/auth\.|memberships|users/)
  } finally {
    query.mockRestore()
  }
})

it('what was asked for is forgotten when it is answered, and asked twice it is one', async () => {
  const { people } = server.client()
  await answerRequests(server)
  await Promise.all([1, 2, 3].map(() => people.requestPasswordReset({ email: school.email })))
  await people.requestPasswordReset({ email: 'nobody@nowhere.test' })
  const kept = () =>
    inSchool(server.pools.app, { schoolId: platformSchoolId }, (tx) =>
      tx.rows('SELECT kind, email FROM mail_requests WHERE school_id = $1 ORDER BY email', [tx.schoolId]),
    )
  const asked = { kind: 'reset_password' }
  expect(await kept()).toEqual([
    { ...asked, email: school.email },
    { ...asked, email: 'nobody@nowhere.test' },
  ])
  await answerRequests(server)
  expect(await kept()).toEqual([])
  // The verification, what an earlier test asked for, and this.
  expect(await mailsTo(server, school.schoolId, school.email)).toHaveLength(2)
})

it('a link a clock that was ahead has dated keeps nobody from the next', async () => {
  const other = await aSchool(server)
  const ask = async () => {
    await server.client().people.requestPasswordReset({ email: other.email })
    await answerRequests(server)
    return (await mailsTo(server, other.schoolId, other.email)).length
  }
  const first = await ask()
  await server.pools.auth.query("UPDATE auth.one_time_tokens SET created_at = created_at + interval '1 year'")
  expect(await ask()).toBe(first + 1)
})
