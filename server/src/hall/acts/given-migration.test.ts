import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layHall } from '../../../test/builders/attempt.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { hasItsTables } from '../../../test/earlier-functions.ts'
import { migrate, ownFolder, roleUrls } from '../../platform/database/migrate.ts'
import { openPools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { selectGivenByInvigilators } from './given-by-invigilators.db.ts'

const minute = 60_000

test('in every school what invigilators gave before is known as theirs, and what owners and administrators gave is not', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '152' || name === 'functions')
      await cp(join(ownFolder, name), join(earlier, name), { recursive: true, filter: hasItsTables })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools), await layHall(pools)]
    for (const hall of halls) {
      await inSchool(pools.app, hall, async (tx) => {
        const watcher = newId()
        const { studentId } = hall.attempts[0] ?? { studentId: '' }
        for (const [by, ms] of [
          [watcher, 20],
          [hall.teacherId, 7],
          [watcher, -3],
        ] as const) {
          await tx.run(
            `INSERT INTO sitting_changes (school_id, id, sitting_id, student_id, kind, ms, reason, by, at)
             VALUES ($1, $2, $3, $4, 'extra_time', $5, 'The power was out', $6, now())`,
            [tx.schoolId, newId(), hall.sittingId, studentId, ms * minute, by],
          )
        }
      })
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const hall of halls) {
      const ids = hall.attempts.map(({ studentId }) => studentId)
      const given = await inSchool(pools.app, hall, (tx) => selectGivenByInvigilators(tx, hall.sittingId, ids))
      expect([...given.values()]).toEqual([20 * minute])
    }
    const { rows } = await pools.app.query(
      `SELECT relname FROM pg_class WHERE NOT relforcerowsecurity
         AND relname IN ('sitting_changes', 'exam_sittings', 'exams', 'users')`,
    )
    expect(rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
