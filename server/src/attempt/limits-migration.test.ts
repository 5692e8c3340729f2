import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { layHall } from '../../test/builders/attempt.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate, roleUrls } from '../platform/database/migrate.ts'
import { openPools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

test('a database with attempts counts the events they have, in every school, and keeps its locks', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '009') await cp(join(ownFolder, name), join(earlier, name))
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools), await layHall(pools)]
    for (const [index, hall] of halls.entries()) {
      const seqs = [1, 2, 3].slice(index).join()
      await pools.saves.query('SELECT * FROM save_events($1)', [
        JSON.stringify([
          {
            ...{ slot: 0, school: hall.schoolId, attempt: hall.attempts[0]?.attemptId, epoch: 1, sentAtMs: 9000 },
            ...{ candidate: hall.attempts[0]?.studentId, address: '' },
            events: seqs.split(',').map((seq) => ({ seq: Number(seq), atMs: 1000, kind: 'leave' })),
          },
        ]),
      ])
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const [index, hall] of halls.entries()) {
      const rows = await inSchool(pools.app, hall, (tx) => tx.rows('SELECT stored_count FROM attempt_epochs'))
      expect(rows).toEqual([{ stored_count: 3 - index }])
    }
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
