// What the matrix believes when it says that a refused call changed nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPools, type Pools } from '../../src/platform/database/pools.ts'
import { inSchool, type Tx } from '../../src/platform/database/tenant.ts'
import { type Hall, layHall } from '../builders/attempt.ts'
import { asOne } from '../cluster.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { type Ledger, openLedger } from './ledger.ts'

let database: TestDatabase
let pools: Pools
let ours: Hall
let theirs: Hall
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  ours = await layHall(pools)
  theirs = await layHall(pools)
  ledger = await openLedger(database)
})
afterAll(async () => {
  await ledger.close()
  await pools.close()
  await database.drop()
})

const rename = (name: string) => (tx: Tx) =>
  tx.run('UPDATE subjects SET name = $2 WHERE school_id = $1', [tx.schoolId, name])

test('every table is watched, but those that count what is refused', async () => {
  const { rows } = await asOne(database.ownerUrl, (owner) =>
    owner.query<{ name: string }>(
      `SELECT n.nspname || '.' || c.relname AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'auth')
         AND NOT EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'write_down' AND t.tgenabled = 'O')
       ORDER BY 1`,
    ),
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'auth.guess_failures',
    'public.allowance_uses',
    'public.attempt_presence',
  ])
})

test('a changed row is seen, in its own school alone', async () => {
  const mark = await ledger.mark()
  await inSchool(pools.app, ours, rename('Biology'))
  expect(await ledger.changedSince(mark)).toEqual(['public.subjects'])
  expect(await ledger.changedSince(mark, ours.schoolId)).toEqual(['public.subjects'])
  expect(await ledger.changedSince(mark, theirs.schoolId)).toEqual([])
  expect(await ledger.changedSince(await ledger.mark())).toEqual([])
})

test('a new row and a deleted one are seen', async () => {
  const before = await ledger.mark()
  await pools.auth.query(
    `INSERT INTO auth."user" (id, name, email) VALUES (gen_random_uuid(), 'A Person', 'new@people.invalid')`,
  )
  expect(await ledger.changedSince(before)).toEqual(['auth."user"'])
  const between = await ledger.mark()
  await pools.auth.query(`DELETE FROM auth."user" WHERE email = 'new@people.invalid'`)
  expect(await ledger.changedSince(between)).toEqual(['auth."user"'])
  expect(await ledger.changedSince(before)).toEqual([])
})

test('what is rolled back, or put back as it was, counts as unchanged', async () => {
  await inSchool(pools.app, ours, rename('Biology'))
  const mark = await ledger.mark()
  const failing = inSchool(pools.app, ours, async (tx) => {
    await rename('Chemistry')(tx)
    throw new Error('and no')
  })
  await expect(failing).rejects.toThrow('and no')
  expect(await ledger.changedSince(mark)).toEqual([])
  await inSchool(pools.app, ours, rename('Physics'))
  await inSchool(pools.app, ours, rename('Biology'))
  expect(await ledger.changedSince(mark)).toEqual([])
})
