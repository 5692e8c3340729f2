import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Hall, layHall } from '../../test/builders/attempt.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate, roleUrls } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))
const changed = ['marked_answers', 'results', 'exam_attempts', 'exams', 'classes']
/** Each answer as version 39 kept it, and what became of it. */
const answers = [
  { answer: '["aaaaaa"]', isCorrect: true, outcome: 'right' },
  { answer: '["bbbbbb"]', isCorrect: false, outcome: 'wrong' },
  { answer: null, isCorrect: false, outcome: 'unanswered' },
  { answer: '[]', isCorrect: false, outcome: 'unanswered' },
]
/** The pass mark of the hall's exam is 50. */
const percentages = [50, 49]
const minute = 60_000

/** Both candidates handed in after twenty of sixty minutes; the second is in no class. */
async function markAll(pools: Pools, hall: Hall): Promise<void> {
  await inSchool(pools.app, hall, async (tx) => {
    for (const [index, { attemptId, studentId }] of hall.attempts.entries()) {
      await tx.run(
        `UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', class_id = $2,
           started_at = '2026-11-20T12:00:00Z', deadline = '2026-11-20T13:00:00Z', submitted_at = '2026-11-20T12:20:00Z'
         WHERE id = $1`,
        [attemptId, index === 0 ? hall.classId : null],
      )
      await tx.run(
        `INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
           correct_count, wrong_count, unanswered_count, question_count, earned_hundredths, available_hundredths,
           percentage, late_count, event_count, counted_millionths, marked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 1, 1, 2, 4, 100, 400, $8, 0, 0, 25000000, now())`,
        [
          ...[tx.schoolId, newId(), attemptId, hall.examId, studentId, hall.subjectId, hall.versionId],
          percentages[index],
        ],
      )
      for (const [place, { answer, isCorrect }] of answers.entries()) {
        await tx.run(
          `INSERT INTO marked_answers (school_id, attempt_id, question_id, answer, is_correct, earned_hundredths,
             of_hundredths) VALUES ($1, $2, $3, $4, $5, $6, 100)`,
          [tx.schoolId, attemptId, `question0${place + 1}`, answer, isCorrect, isCorrect ? 100 : 0],
        )
      }
    }
  })
}

async function expectMigrated(tx: Tx, hall: Hall): Promise<void> {
  for (const [index, { attemptId }] of hall.attempts.entries()) {
    const marked = await tx.rows<{ outcome: string }>(
      'SELECT outcome FROM marked_answers WHERE attempt_id = $1 ORDER BY question_id',
      [attemptId],
    )
    expect(marked.map(({ outcome }) => outcome)).toEqual(answers.map(({ outcome }) => outcome))
    expect(
      await tx.one(
        `SELECT partly_count AS partly, waiting_count AS waiting, submitted_at AS "submittedAt", class_id AS "classId",
           used_ms AS "usedMs", allowed_ms AS "allowedMs", is_passed AS "isPassed", percentage
         FROM results WHERE attempt_id = $1`,
        [attemptId],
      ),
    ).toEqual({
      ...{ partly: 0, waiting: 0, submittedAt: new Date('2026-11-20T12:20:00Z') },
      ...{ classId: index === 0 ? hall.classId : null, usedMs: 20 * minute, allowedMs: 60 * minute },
      ...{ isPassed: index === 0, percentage: percentages[index] },
    })
  }
}

test('answers of before have an outcome, and results what reports ask, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '040') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools, { candidates: 2 }), await layHall(pools, { candidates: 2 })]
    for (const hall of halls) await markAll(pools, hall)
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const hall of halls) await inSchool(pools.app, hall, (tx) => expectMigrated(tx, hall))
    const { rows } = await pools.app.query(
      'SELECT relname FROM pg_class WHERE relname = ANY ($1) AND NOT relforcerowsecurity',
      [changed],
    )
    expect(rows).toEqual([])
    const [hall, neighbour] = halls
    if (!hall || !neighbour) throw new Error('two schools')
    await expect(
      inSchool(pools.app, hall, (tx) => tx.run('UPDATE results SET class_id = $1', [neighbour.classId])),
    ).rejects.toThrow('foreign key')
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
