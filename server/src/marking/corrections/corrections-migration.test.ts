import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { layHall } from '../../../test/builders/attempt.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { hasItsTables } from '../../../test/earlier-functions.ts'
import { migrate, roleUrls } from '../../platform/database/migrate.ts'
import { openPools } from '../../platform/database/pools.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

test('of exams from before it is known which questions of the bank they hold, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '082') await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  await cp(join(ownFolder, 'functions'), join(earlier, 'functions'), { recursive: true, filter: hasItsTables })
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const schools = []
    for (const number of [1, 2]) {
      const hall = await layHall(pools)
      const [versionId, bankId] = [newId(), newId()]
      await inSchool(pools.app, hall, async (tx) => {
        await tx.run(
          `INSERT INTO exam_versions (school_id, id, exam_id, number, rules_version, content, content_hash, created_by)
           SELECT school_id, $1, exam_id, 2, rules_version, content, content_hash, created_by FROM exam_versions`,
          [versionId],
        )
        for (const revision of [1, 2]) {
          await tx.run(
            'INSERT INTO exam_keys (school_id, version_id, revision, key, created_by) VALUES ($1, $2, $3, $4, $5)',
            [
              ...[hall.schoolId, versionId, revision],
              JSON.stringify({ [`asked${number}`]: { correctOptionIds: ['aaaaaa'], bankQuestionId: bankId } }),
              hall.teacherId,
            ],
          )
        }
      })
      schools.push({ hall, expected: { versionId, questionId: `asked${number}`, bankQuestionId: bankId } })
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const { hall, expected } of schools) {
      const held = await inSchool(pools.app, hall, (tx) =>
        tx.rows(
          `SELECT version_id AS "versionId", question_id AS "questionId", bank_question_id AS "bankQuestionId"
           FROM version_questions`,
        ),
      )
      expect(held).toEqual([expected])
    }
    const { rows } = await pools.app.query(
      "SELECT relname FROM pg_class WHERE relname IN ('exam_keys', 'version_questions') AND NOT relforcerowsecurity",
    )
    expect(rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
