import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Hall, layHall } from '../../test/builders/attempt.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate, roleUrls } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

/** A result as the version before wrote it. */
async function mark(pools: Pools, hall: Hall, attempt: Hall['attempts'][number]): Promise<void> {
  const { examId, subjectId, versionId } = hall
  await inSchool(pools.app, hall, (tx) =>
    tx.run(
      `INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
         correct_count, wrong_count, unanswered_count, question_count, earned_hundredths, available_hundredths,
         percentage, late_count, event_count, counted_percentage, marked_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 0, 0, 5, 5, 0, 500, 0, 0, 0, 0, now())`,
      [tx.schoolId, newId(), attempt.attemptId, examId, attempt.studentId, subjectId, versionId],
    ),
  )
}

test('a database with results knows which attempts have one, and how many an exam has, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '013') await cp(join(ownFolder, name), join(earlier, name))
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools, { candidates: 3 }), await layHall(pools, { candidates: 3 })]
    for (const [index, hall] of halls.entries()) {
      for (const attempt of hall.attempts.slice(index)) await mark(pools, hall, attempt)
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const [index, hall] of halls.entries()) {
      const count = 3 - index
      const counted = await inSchool(pools.app, hall, (tx) =>
        tx.rows(`SELECT (SELECT count(*) FROM exam_attempts WHERE is_marked) AS marked, result_count AS results,
          marked_count AS counted, (SELECT marked_count FROM subject_counters) AS ofsubject FROM exam_counters`),
      )
      expect(counted).toEqual([{ marked: count, results: count, counted: 0, ofsubject: 0 }])
    }
    const { rows } = await pools.app.query(
      `SELECT relname FROM pg_class WHERE relname IN ('exam_attempts', 'results', 'exam_counters')
         AND NOT relforcerowsecurity`,
    )
    expect(rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
