import { afterAll, beforeAll, expect, it } from 'vitest'
import { aSchool } from '../../test/builders/people.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { counts } from './summary.db.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

it('whether a result waits for a decision is looked up in a hash, not walked through for each', async () => {
  const school = await aSchool(server)
  const plan = await inSchool(server.pools.app, school, (tx) =>
    tx.unnamedRows(`EXPLAIN SELECT FROM results r WHERE r.school_id = $1 AND ${counts}`, [tx.schoolId]),
  )
  expect(JSON.stringify(plan)).toContain('hashed SubPlan')
})
