// Schools that were there before looks were compared: the database folds their subdomains as the rule does.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lookOf } from '@sabimark/domain/words/signs/look-alike.ts'
import { expect, test } from 'vitest'
import { asOne } from '../../test/cluster.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate } from '../platform/database/migrate.ts'

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** The last two look like the first, and stay. */
const older = ['greenfield', 'rnodel0134578i', 'vvesleycclaret', 'aabbcc11', 'gr33nfield', 'greennfield']

test('an older school keeps its subdomain, and of those that look alike the first has the look', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const before = await mkdtemp(join(tmpdir(), 'sabimark-before-'))
  try {
    for (const name of await readdir(folder)) if (name < '023') await cp(join(folder, name), join(before, name))
    await migrate(ownerUrl, { secret, rolePrefix, folder: before })
    await asOne(ownerUrl, async (owner) => {
      await owner.query('ALTER TABLE schools NO FORCE ROW LEVEL SECURITY')
      await owner.query(
        `INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status)
         SELECT ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'A college', subdomain, '', '', '', 'starter', 'active'
         FROM unnest($1::text[]) WITH ORDINALITY AS s(subdomain, n)`,
        [older],
      )
      await owner.query('ALTER TABLE schools FORCE ROW LEVEL SECURITY')
    })
    await migrate(ownerUrl, { secret, rolePrefix, folder })
    const rows = await asOne(ownerUrl, async (owner) => {
      await owner.query('BEGIN')
      await owner.query('ALTER TABLE schools NO FORCE ROW LEVEL SECURITY')
      const found = await owner.query(`SELECT subdomain, look FROM schools WHERE subdomain <> 'platform' ORDER BY id`)
      await owner.query('ROLLBACK')
      return found.rows
    })
    const looks = older.map((subdomain, place) => ({ subdomain, look: place < 4 ? lookOf(subdomain) : null }))
    expect(rows).toEqual(looks)
  } finally {
    await rm(before, { recursive: true })
    await drop()
  }
})
