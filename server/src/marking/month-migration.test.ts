import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Hall, layHall } from '../../test/builders/attempt.ts'
import { countersAndRecount } from '../../test/builders/recount.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate, roleUrls } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))
const times = ['2026-10-31T22:59:59Z', '2026-10-31T23:00:00Z', '2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z']

/** Papers handed in and marked as the version before did it; the last waits for a decision and is not counted yet. */
async function markAll(pools: Pools, hall: Hall): Promise<void> {
  const { examId, subjectId, versionId } = hall
  await inSchool(pools.app, hall, async (tx) => {
    for (const [index, { attemptId, studentId }] of hall.attempts.entries()) {
      await tx.run(`UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = $2 WHERE id = $1`, [
        attemptId,
        times[index],
      ])
      const counted = index === hall.attempts.length - 1 ? null : 20 * index
      await tx.run(
        `INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
           correct_count, wrong_count, unanswered_count, question_count, earned_hundredths, available_hundredths,
           percentage, late_count, event_count, counted_percentage, marked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 0, 0, 5, 5, 0, 500, 0, 0, 0, $8, now())`,
        [tx.schoolId, newId(), attemptId, examId, studentId, subjectId, versionId, counted],
      )
      if (counted === null) continue
      await tx.run(
        `INSERT INTO exam_counters AS c (school_id, exam_id, result_count, marked_count, percentage_sum)
         VALUES ($1, $2, 1, 1, $3) ON CONFLICT (school_id, exam_id) DO UPDATE SET result_count = c.result_count + 1,
           marked_count = c.marked_count + 1, percentage_sum = c.percentage_sum + excluded.percentage_sum`,
        [tx.schoolId, examId, counted],
      )
    }
    await tx.run(
      `INSERT INTO subject_counters (school_id, subject_id, created_by, marked_count, percentage_sum)
       SELECT $1, $2, $3, marked_count, percentage_sum FROM exam_counters`,
      [tx.schoolId, subjectId, hall.teacherId],
    )
  })
}

test('a database with results knows the sums of their months and students, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '020') await cp(join(ownFolder, name), join(earlier, name))
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools, { candidates: 4 }), await layHall(pools, { candidates: 2 })]
    for (const hall of halls) await markAll(pools, hall)
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const hall of halls) {
      await inSchool(pools.app, hall, async (tx) => {
        const { held, recounted } = await countersAndRecount(tx)
        expect(held).toEqual(recounted)
        expect(held.student_totals).toHaveLength(hall.attempts.length - 1)
      })
    }
    const { rows } = await pools.app.query(
      `SELECT relname FROM pg_class WHERE relname IN ('exam_attempts', 'results', 'exams', 'month_counters',
         'student_counters', 'student_totals') AND NOT relforcerowsecurity`,
    )
    expect(rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
