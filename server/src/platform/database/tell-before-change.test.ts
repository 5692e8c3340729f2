import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOne } from '../../../test/cluster.ts'
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrate, ownFolder } from './migrate.ts'
import { readMigrations } from './migrate-files.ts'
import { tellBeforeChange } from './tell-before-change.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

async function told(): Promise<string[]> {
  const lines: string[] = []
  await tellBeforeChange(database.ownerUrl, (line) => lines.push(line))
  return lines
}

test('who starts a newer version is told that it changes the database, and which backup leads back', async () => {
  expect(await told()).toEqual([])
  const versions = (await readMigrations(ownFolder)).map(({ version }) => version)
  const older = versions.filter((version) => version <= 103)
  await migrate(database.ownerUrl, { secret: database.secret, only: older })
  const change = `This version changes the database at DATABASE_URL (${versions.length - older.length} steps)`
  expect(await told()).toEqual([
    expect.stringContaining(change),
    expect.stringContaining('none of this database is known'),
  ])
  await asOne(database.ownerUrl, (owner) =>
    owner.query(`INSERT INTO schema_backups (made_at, machine, file, is_encrypted, table_count, row_count, byte_count)
      VALUES ('2026-11-23T21:30:00Z', 'hall', '/backups/one', true, 71, 1, 1)`),
  )
  expect((await told())[1]).toContain('is of 23 Nov 2026, 22:30 in Lagos: /backups/one on hall.')
  await migrate(database.ownerUrl, { secret: database.secret })
  expect(await told()).toEqual([])
})
