// What breaks the rules by which schools can be dealt out (decision 080) is heard; what the product asks is in statements.test.ts.
import { acrossSchools } from '@sabimark/server/src/platform/database/across-schools.ts'
import { openPools } from '@sabimark/server/src/platform/database/pools.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { inTransaction } from '@sabimark/server/src/platform/database/transaction.ts'
import { testDatabase } from '@sabimark/server/test/database.ts'
import { expect, test } from 'vitest'
import { findUndistributed } from './test/distribution.ts'
import { hearSchools } from './test/hear-schools.ts'

const here = '00000000-0000-7000-8000-0000000000aa'
const there = '00000000-0000-7000-8000-0000000000bb'
const at = (file: string) => `src/platform/database/${file}.ts`
const lock = (what: string) => `SELECT pg_advisory_xact_lock(hashtextextended('${what} ' || $1, 0))`

test('a second school, a lock of none, what is asked outside, and what is not to be asked of accounts', async () => {
  const database = await testDatabase()
  const pools = openPools(database.urls)
  const heard = hearSchools(pools)
  try {
    await inSchool(pools.app, { schoolId: here }, async (tx) => {
      await tx.rows('SELECT FROM classes WHERE school_id = $1', [here])
      await tx.run(lock('terms of'), [here])
    })
    expect(await findUndistributed(database.ownerUrl, heard)).toEqual({
      ...{ askedOutside: [], secondBindings: [], otherSchools: [], accountStatements: [], locks: [] },
    })

    await inSchool(pools.app, { schoolId: here }, async (tx) => {
      await tx.rows('SELECT FROM subjects WHERE school_id = ANY ($1)', [[here, there]])
      await tx.run(lock('undo of'), ['of all'])
      await tx.run(`SELECT set_config('app.school_id', $1, true)`, [there])
    })
    await acrossSchools(pools, here).rows('SELECT s.name FROM schools s, only_school() o')
    await inTransaction(pools.auth, (auth) =>
      auth.query(`WITH a AS (INSERT INTO guess_failures (account_key, source) SELECT '', '' WHERE false) SELECT`),
    )
    expect(await findUndistributed(database.ownerUrl, heard)).toEqual({
      askedOutside: [`platform ${at('across-schools')}: only_school, schools`],
      secondBindings: [at('tenant')],
      otherSchools: [at('tenant')],
      accountStatements: [`${at('transaction')}: INSERT inside WITH`],
      locks: [`${at('tenant')}: hashtextextended('undo of ' || $1, 0)`],
    })
  } finally {
    await pools.close()
    await database.drop()
  }
})
