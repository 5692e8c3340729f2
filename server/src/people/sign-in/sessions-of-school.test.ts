import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOne } from '../../../test/cluster.ts'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { mostRowsRead, recorded } from '../../../test/rows-read.ts'
import { openPools, type Pools } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { endSessionsOfSchool, setIdleOfStaff } from '../account/session.db.ts'

let database: TestDatabase
let pools: Pools

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

test('what is done to the sessions of a school reads no other school’s', async () => {
  const schoolId = newId()
  await pools.auth.query(`INSERT INTO auth."user" (id, name, email) VALUES ('one', 'A Person', 'a@b.c')`)
  await pools.auth.query(
    `INSERT INTO auth.session (id, token, "userId", "expiresAt", "schoolId", "ipAddress", "userAgent", "isKeptByUse")
     SELECT n::text, n::text, 'one', now() + interval '1 day', CASE WHEN n = 1 THEN $1 ELSE 'other ' || n % 50 END, '', '', true
     FROM generate_series(1, 3000) n`,
    [schoolId],
  )
  await asOne(database.ownerUrl, (owner) => owner.query('ANALYZE auth.session'))
  const { pool, sent } = recorded(pools.auth)
  await setIdleOfStaff(pool, schoolId, { idleMs: 60_000 })
  await endSessionsOfSchool(pool, schoolId)
  expect(sent).toHaveLength(2)
  const explain = async (text: string, values: unknown[]) => (await pools.auth.query(text, values)).rows
  for (const one of sent) expect(await mostRowsRead(explain, one)).toBeLessThanOrEqual(1)
})
