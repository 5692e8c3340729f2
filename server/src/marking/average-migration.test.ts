import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { millionthsOf, percentageOf } from '@sabimark/domain/marking/percentage.ts'
import { expect, test } from 'vitest'
import { type Hall, layHall } from '../../test/builders/attempt.ts'
import { countersAndRecount } from '../../test/builders/recount.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate, roleUrls } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** What each candidate earned of three marks; the last one's late answers wait, so the counters hold its first marking. */
const earned = [100, 200, 300, 300]
const firstEarned = 100
const available = 300
const counters = {
  exam_counters: 'exam_id',
  subject_counters: 'subject_id, created_by',
  month_counters: 'month, subject_id, created_by',
  student_counters: 'student_id, subject_id, created_by',
  student_totals: 'student_id',
}

/** Papers as the version before counted them: by whole percentages. */
async function markAll(pools: Pools, hall: Hall): Promise<void> {
  await inSchool(pools.app, hall, async (tx) => {
    for (const [index, { attemptId, studentId }] of hall.attempts.entries()) {
      const isWaiting = index === hall.attempts.length - 1
      const of = earned[index] ?? 0
      await tx.run(
        `UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = '2026-11-20T12:00:00Z'
         WHERE id = $1`,
        [attemptId],
      )
      await tx.run(
        `INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
           correct_count, wrong_count, unanswered_count, question_count, earned_hundredths, available_hundredths,
           percentage, late_count, event_count, counted_percentage, marked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 0, 0, 3, 3, $8, $9, $10, 0, 0, $11, now())`,
        [
          ...[tx.schoolId, newId(), attemptId, hall.examId, studentId, hall.subjectId, hall.versionId],
          ...[of, available, percentageOf(of, available), percentageOf(isWaiting ? firstEarned : of, available)],
        ],
      )
      for (const [revision, marks] of (isWaiting ? [firstEarned, of] : [of]).entries()) {
        await tx.run(
          `INSERT INTO result_revisions (school_id, attempt_id, revision, key_revision, earned_hundredths,
             available_hundredths, percentage, event_count, reason, marked_at)
           VALUES ($1, $2, $3, 1, $4, $5, $6, 0, 'test', now())`,
          [tx.schoolId, attemptId, revision + 1, marks, available, percentageOf(marks, available)],
        )
      }
    }
    for (const [table, keys] of Object.entries(counters)) {
      await tx.run(
        `INSERT INTO ${table} (school_id, ${keys}, marked_count, percentage_sum)
         SELECT school_id, ${keys}, count(*), sum(counted_percentage) FROM (
           SELECT r.*, x.created_by, date '2026-11-01' AS month FROM results r
           JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id WHERE r.school_id = $1) counted
         GROUP BY school_id, ${keys}`,
        [tx.schoolId],
      )
    }
  })
}

test('counters of whole percentages become exact, in every school, and keep what waits out', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '029') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools, { candidates: 4 }), await layHall(pools, { candidates: 4 })]
    for (const hall of halls) await markAll(pools, hall)
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const hall of halls) {
      await inSchool(pools.app, hall, async (tx) => {
        const { held, recounted } = await countersAndRecount(tx)
        expect(held).toEqual(recounted)
        const sum = [100, 200, 300, firstEarned].reduce((total, of) => total + millionthsOf(of, available), 0)
        expect(held.exam_counters).toMatchObject([{ marked: 4, sum }])
      })
    }
    const { rows } = await pools.app.query(
      `SELECT relname FROM pg_class WHERE relname = ANY ($1) AND NOT relforcerowsecurity`,
      [['results', 'result_revisions', 'exam_attempts', 'exams', ...Object.keys(counters)]],
    )
    expect(rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
