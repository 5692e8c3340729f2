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
const changed = ['exam_attempts', 'students', 'classes', 'results', 'exams', 'student_counters']

/** The first candidate is in the hall's class, the second in another, the third in none; all but the first are marked. */
async function fill(pools: Pools, hall: Hall): Promise<string> {
  const otherClassId = newId()
  const [, second, third] = hall.attempts
  await inSchool(pools.app, hall, async (tx) => {
    await tx.run("INSERT INTO classes (school_id, id, name, position) VALUES ($1, $2, 'SS1B', 2)", [
      tx.schoolId,
      otherClassId,
    ])
    for (const [attempt, classId] of [[second, otherClassId] as const, [third, null] as const]) {
      await tx.run('UPDATE students SET class_id = $2 WHERE user_id = $1', [attempt?.studentId, classId])
      await tx.run(
        "UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = '2026-11-20T12:00:00Z' WHERE id = $1",
        [attempt?.attemptId],
      )
      await tx.run(
        `INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
           correct_count, wrong_count, unanswered_count, question_count, earned_hundredths, available_hundredths,
           percentage, late_count, event_count, counted_millionths, marked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 1, 1, 0, 2, 100, 200, 50, 0, 0, 50000000, now())`,
        [tx.schoolId, newId(), attempt?.attemptId, hall.examId, attempt?.studentId, hall.subjectId, hall.versionId],
      )
    }
    await tx.run(
      `INSERT INTO student_counters (school_id, student_id, subject_id, created_by, marked_count, millionths_sum)
       SELECT school_id, student_id, subject_id, $1, 1, counted_millionths FROM results`,
      [hall.teacherId],
    )
  })
  return otherClassId
}

test('attempts of before are of the class their candidate is in, and so are their marks, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '032') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools, { candidates: 3 }), await layHall(pools, { candidates: 3 })]
    const others: string[] = []
    for (const hall of halls) others.push(await fill(pools, hall))
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const [index, hall] of halls.entries()) {
      await inSchool(pools.app, hall, async (tx) => {
        for (const [who, classId] of [hall.classId, others[index], null].entries()) {
          const { attemptId } = hall.attempts[who] ?? {}
          const row = await tx.one('SELECT class_id AS "classId" FROM exam_attempts WHERE id = $1', [attemptId])
          expect(row).toEqual({ classId })
        }
        const { held, recounted } = await countersAndRecount(tx)
        expect(held.student_counters).toEqual(recounted.student_counters)
        expect(held.student_counters).toMatchObject([{ class_id: others[index], marked: 1, sum: 50_000_000 }])
      })
    }
    const { rows } = await pools.app.query(
      'SELECT relname FROM pg_class WHERE relname = ANY ($1) AND NOT relforcerowsecurity',
      [changed],
    )
    expect(rows).toEqual([])
    const [hall, neighbour] = halls
    if (!hall || !neighbour) throw new Error('two schools')
    await expect(
      inSchool(pools.app, hall, (tx) => tx.run('UPDATE exam_attempts SET class_id = $1', [neighbour.classId])),
    ).rejects.toThrow('foreign key')
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
