import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { layHall } from '../../test/builders/attempt.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate, roleUrls } from '../platform/database/migrate.ts'
import { openPools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

test('exams that were published before know their passages, drafts do not, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '062' || name === 'functions') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  // Migrations to come make what stands there today.
  await rm(join(earlier, 'functions', 'over-schools.sql'))
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [await layHall(pools), await layHall(pools)]
    const laid = await Promise.all(
      halls.map((hall, place) =>
        inSchool(pools.app, hall, async (tx) => {
          const [passageId, questionId] = [newId(), newId()]
          await tx.run(
            `INSERT INTO passages (school_id, id, subject_id, text, created_by) VALUES ($1, $2, $3, 'A letter.', $4)`,
            [tx.schoolId, passageId, hall.subjectId, hall.teacherId],
          )
          await tx.run(
            `INSERT INTO questions (school_id, id, subject_id, type, question, options, correct_option_ids, explanation, difficulty,
               topic, marks_hundredths, time_allocation_minutes, tags, created_by, passage_id)
             VALUES ($1, $2, $3, 'multiple_choice', 'Who wrote it?', '[]', '{}', '', 'Easy', '', 100, 1, '{}', $4, $5)`,
            [tx.schoolId, questionId, hall.subjectId, hall.teacherId, passageId],
          )
          await tx.run(
            `INSERT INTO exam_questions (school_id, exam_id, question_id, position, marks_hundredths)
             VALUES ($1, $2, $3, 1, 100)`,
            [tx.schoolId, hall.examId, questionId],
          )
          if (place === 1) await tx.run("UPDATE exams SET status = 'draft' WHERE school_id = $1", [tx.schoolId])
          return passageId
        }),
      ),
    )
    await migrate(ownerUrl, { secret, rolePrefix })
    const known = await Promise.all(
      halls.map((hall) =>
        inSchool(pools.app, hall, (tx) => tx.rows<{ id: string }>('SELECT passage_id AS id FROM exam_questions')),
      ),
    )
    expect(known.map((rows) => rows.map(({ id }) => id))).toEqual([[laid[0]], [null]])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
