import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { classPartsOf } from '@sabimark/domain/school/classes/class-name.ts'
import { expect, test } from 'vitest'
import { layHall } from '../../../test/builders/attempt.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { migrate, roleUrls } from '../../platform/database/migrate.ts'
import { openPools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

test('classes of before are open, with level and arm as the program reads their names', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '036') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const hall = await layHall(pools, { candidates: 1 })
    const names = ['SS1A', 'Grade 10b', 'Reception', 'SS2', '3C', 'SS 1 Gold']
    await inSchool(pools.app, hall, async (tx) => {
      for (const name of names.slice(1)) {
        await tx.run('INSERT INTO classes (school_id, id, name, position) VALUES ($1, $2, $3, 1)', [
          tx.schoolId,
          newId(),
          name,
        ])
      }
    })
    await migrate(ownerUrl, { secret, rolePrefix })
    const rows = await inSchool(pools.app, hall, (tx) =>
      tx.rows('SELECT name, level, arm, status FROM classes ORDER BY id'),
    )
    expect(rows).toEqual(names.map((name) => ({ name, ...classPartsOf(name), status: 'open' })))
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
