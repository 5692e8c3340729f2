import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nameWords } from '@sabimark/domain/people/register/cells/read-name.ts'
import { expect, test } from 'vitest'
import { layHall } from '../../../test/builders/attempt.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { migrate, roleUrls } from '../../platform/database/migrate.ts'
import { openPools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'

const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
const names = [
  'OBI, Ada  Ngozi',
  'S\u0323o\u0323la\u0301 Ade\u0301',
  'Ƙasim Ɗanladi-Bello',
  "O'Brien\u00a0Mary",
  'Musa Musa',
  '…',
]

test('students of before are found by the words of their names, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '147') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [
      await layHall(pools, { candidates: names.length }),
      await layHall(pools, { candidates: names.length }),
    ]
    for (const hall of halls) {
      await inSchool(pools.app, hall, async (tx) => {
        for (const [at, { studentId }] of hall.attempts.entries()) {
          await tx.run('UPDATE students SET name = $2 WHERE user_id = $1', [studentId, names[at]])
        }
      })
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const hall of halls) {
      const rows = await inSchool(pools.app, hall, (tx) =>
        tx.rows<{ name: string; words: string }>('SELECT name, name_words AS words FROM students'),
      )
      expect(rows).toHaveLength(names.length)
      for (const { name, words } of rows) expect([name, words]).toEqual([name, nameWords(name)])
    }
    const { rows } = await pools.app.query(
      "SELECT relname FROM pg_class WHERE relname = 'students' AND NOT relforcerowsecurity",
    )
    expect(rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
