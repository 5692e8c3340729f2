import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOne } from './cluster.ts'
import { type TestDatabase, testDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('the tests run on a database that keeps what it acknowledges, as an owner who is no superuser', async () => {
  const { rows } = await asOne(database.ownerUrl, (owner) =>
    owner.query(
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
              current_setting('full_page_writes') AS pages, current_setting('server_encoding') AS encoding,
              (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS is_mighty`,
    ),
  )
  expect(rows).toEqual([{ fsync: 'on', commits: 'on', pages: 'on', encoding: 'UTF8', is_mighty: false }])
})

test('every file gets a database of its own, with the same roles', async () => {
  const other = await testDatabase()
  expect(other.ownerUrl).not.toBe(database.ownerUrl)
  const whoIn = (url: string) => asOne(url, async (client) => (await client.query('SELECT current_user AS who')).rows)
  expect(await whoIn(other.urls.app)).toEqual(await whoIn(database.urls.app))
  await other.drop()
})
