import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import { expect, test } from 'vitest'
import { layHall, seatInClass } from '../../../test/builders/attempt.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { migrate, roleUrls } from '../../platform/database/migrate.ts'
import { openPools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

test('a school of before is in the year of its terms, else of most schools, with its active students', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '141') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const [without, having] = [await layHall(pools, { candidates: 2 }), await layHall(pools, { candidates: 1 })]
    for (const hall of [without, having]) await seatInClass(pools, hall)
    await inSchool(pools.app, without, (tx) =>
      tx.run(`UPDATE users SET status = 'inactive' WHERE school_id = $1 AND id = $2`, [
        tx.schoolId,
        without.attempts[1]?.studentId,
      ]),
    )
    // One that is over, one that runs, and one after it.
    await inSchool(pools.app, having, async (tx) => {
      for (const [year, from, to] of [
        ['1/2', -200, -100],
        ['2/3', -50, 50],
        ['3/4', 60, 120],
      ] as const) {
        await tx.run(
          `INSERT INTO terms (school_id, id, name, year, first_day, last_day)
           VALUES ($1, $2, 'x', $3, current_date + $4::integer, current_date + $5::integer)`,
          [tx.schoolId, newId(), year, from, to],
        )
      }
    })
    await migrate(ownerUrl, { secret, rolePrefix })
    const enrolled = (hall: typeof having) =>
      inSchool(pools.app, hall, (tx) =>
        tx.rows(
          `SELECT n.year, n.student_id AS "studentId", n.class_id AS "classId", n.outcome, g.year AS "ofSchool"
           FROM enrolments n JOIN school_settings g ON g.school_id = n.school_id WHERE n.school_id = $1`,
          [tx.schoolId],
        ),
      )
    const year = usualYear(new Date())
    const [first] = without.attempts
    expect(await enrolled(without)).toEqual([
      { year, studentId: first?.studentId, classId: without.classId, outcome: null, ofSchool: year },
    ])
    expect(await enrolled(having)).toMatchObject([{ year: '2/3', ofSchool: '2/3', classId: having.classId }])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
