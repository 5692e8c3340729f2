import { existsSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres15 } from './postgres-15.ts'

test('starts a real PostgreSQL 15 whose owner is no superuser, and leaves nothing behind', async () => {
  const database = await startPostgres15()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major, rolsuper as is_superuser,
              pg_encoding_to_char(encoding) as encoding, current_setting('fsync') as fsync
         from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    )
    expect(rows).toEqual([{ major: 15, is_superuser: false, encoding: 'UTF8', fsync: 'on' }])
    expect(existsSync(database.folder)).toBe(true)
  } finally {
    await client.end()
    await database.stop()
  }
  expect(existsSync(database.folder)).toBe(false)
})
