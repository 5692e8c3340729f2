import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { layHall } from '../../../test/builders/attempt.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { migrate, roleUrls } from '../../platform/database/migrate.ts'
import { openPools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'

const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

test('sittings that closed before get their present candidates, and the others the work of closing, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '059' || name === 'functions') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  // Migrations to come make what stands there today.
  await rm(join(earlier, 'functions', 'over-schools.sql'))
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools, { candidates: 3 }), await layHall(pools, { candidates: 3 })]
    for (const [place, hall] of halls.entries()) {
      await inSchool(pools.app, hall, async (tx) => {
        await tx.run('INSERT INTO sitting_classes (school_id, sitting_id, class_id) VALUES ($1, $2, $3)', [
          ...[tx.schoolId, hall.sittingId, hall.classId],
        ])
        await tx.run("UPDATE users SET status = 'inactive' WHERE id = $1", [hall.attempts[0]?.studentId])
        if (place === 0) await tx.run("UPDATE exam_sittings SET closes_at = now() - interval '1 minute'")
      })
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    const found = async (text: string) =>
      await Promise.all(halls.map((hall) => inSchool(pools.app, hall, (tx) => tx.rows(text))))
    const [closed, open] = await found('SELECT student_id AS id FROM expected_candidates ORDER BY 1')
    expect(closed).toEqual(
      halls[0]?.attempts
        .slice(1)
        .map(({ studentId }) => ({ id: studentId }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    )
    expect(open).toEqual([])
    expect(await found('SELECT expected_at IS NULL AS waits FROM exam_sittings')).toEqual([
      [{ waits: false }],
      [{ waits: true }],
    ])
    const { rows } = await pools.app.query("SELECT reference FROM due_work WHERE kind = 'close_sitting'")
    expect(rows).toEqual([{ reference: halls[1]?.sittingId }])
    const unforced = await pools.app.query(
      `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relrowsecurity AND NOT relforcerowsecurity`,
    )
    expect(unforced.rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
