import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerEvent, type Hall, layHall, seatInClass } from '../../test/builders/attempt.ts'
import { countersAndRecount } from '../../test/builders/recount.ts'
import { emptyDatabase } from '../../test/database.ts'
import { hasItsTables } from '../../test/earlier-functions.ts'
import { saveEvents } from '../attempt/save-events.db.ts'
import { migrate, ownFolder, roleUrls } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'
import { markAttempts } from './mark-attempts.ts'

/** Four papers with marks, the last two of another exam of the same author and subject; its id. */
async function markAll(pools: Pools, hall: Hall): Promise<string> {
  await seatInClass(pools, hall)
  const otherId = newId()
  for (const attempt of hall.attempts) {
    await saveEvents(pools.app, [
      { ...attempt, epoch: 1, sentAtMs: 3_600_000, address: '', events: [answerEvent(1, 1, 'a')] },
    ])
  }
  await inSchool(pools.app, hall, async (tx) => {
    await tx.run(
      `INSERT INTO exams (school_id, id, subject_id, title, exam_type, duration_minutes, scheduled_date, scheduled_time,
         closing_date, closing_time, passing_score, attempts_allowed, total_marks_hundredths, show_results,
         shuffle_questions, shuffle_options, status, created_by)
       SELECT school_id, $1, subject_id, 'Revision', exam_type, duration_minutes, scheduled_date, scheduled_time,
         closing_date, closing_time, passing_score, attempts_allowed, total_marks_hundredths, show_results,
         shuffle_questions, shuffle_options, status, created_by FROM exams WHERE id = $2`,
      [otherId, hall.examId],
    )
    const ids = hall.attempts.map(({ attemptId }) => attemptId)
    await tx.run(
      `UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = '2026-11-20T12:00:00Z',
         exam_id = CASE WHEN id = ANY ($2::uuid[]) THEN $1 ELSE exam_id END`,
      [otherId, ids.slice(2)],
    )
    await markAttempts(tx, ids, 'test')
  })
  return otherId
}

test('what was counted of practices leaves every counter of every school, and what else was counted stays', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    // The functions are those of today, and saving asks for what 108 and 151 bring, marking for what 152 and 159 do, which asks for 155.
    const isEarlier = name < '090' || name === 'functions' || /^(108|151|152|155|159)-/.test(name)
    if (isEarlier) await cp(join(ownFolder, name), join(earlier, name), { recursive: true, filter: hasItsTables })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools, { candidates: 4 }), await layHall(pools, { candidates: 4 })]
    for (const hall of halls) {
      const otherId = await markAll(pools, hall)
      await inSchool(pools.app, hall, (tx) =>
        tx.run("UPDATE exams SET exam_type = 'practice' WHERE id = $1", [otherId]),
      )
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const hall of halls) {
      await inSchool(pools.app, hall, async (tx) => {
        const { held, recounted } = await countersAndRecount(tx)
        expect(held).toEqual(recounted)
        for (const table of ['exam_counters', 'subject_counters', 'month_counters']) {
          expect(held[table]).toMatchObject([{ marked: 2 }])
        }
        expect([held.student_counters?.length, held.student_totals?.length]).toEqual([2, 2])
      })
    }
    const { rows } = await pools.app.query(
      `SELECT relname FROM pg_class WHERE NOT relforcerowsecurity AND relname IN ('results', 'exams', 'exam_counters',
         'subject_counters', 'month_counters', 'student_counters', 'student_totals')`,
    )
    expect(rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
