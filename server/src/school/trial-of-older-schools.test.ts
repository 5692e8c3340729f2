// Schools that were there before trials were: theirs began when they signed up.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { asOne } from '../../test/cluster.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate } from '../platform/database/migrate.ts'

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))

test('an older school has the fourteen days from its sign-up, the platform’s own none', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const before = await mkdtemp(join(tmpdir(), 'sabimark-before-'))
  try {
    const older = (await readdir(folder)).filter((name) => name < '017')
    expect(older.length).toBe(16)
    for (const name of older) await cp(join(folder, name), join(before, name))
    await migrate(ownerUrl, { secret, rolePrefix, folder: before })
    await asOne(ownerUrl, async (owner) => {
      await owner.query('ALTER TABLE schools NO FORCE ROW LEVEL SECURITY')
      await owner.query(
        `INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status, created_at)
         VALUES (gen_random_uuid(), 'Cedar College', 'cedar', '', '', '', 'starter', 'active', '2026-10-01T08:00:00Z')`,
      )
      await owner.query('ALTER TABLE schools FORCE ROW LEVEL SECURITY')
    })
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    const rows = await asOne(ownerUrl, async (owner) => {
      await owner.query('BEGIN')
      await owner.query('ALTER TABLE schools NO FORCE ROW LEVEL SECURITY')
      const found = await owner.query('SELECT subdomain, trial_ends_at AS "endsAt" FROM schools ORDER BY 1')
      await owner.query('ROLLBACK')
      return found.rows
    })
    expect(rows).toEqual([
      { subdomain: 'cedar', endsAt: new Date('2026-10-15T08:00:00Z') },
      { subdomain: 'platform', endsAt: null },
    ])
  } finally {
    await rm(before, { recursive: true })
    await drop()
  }
})
