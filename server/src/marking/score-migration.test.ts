import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layHall } from '../../test/builders/attempt.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate, ownFolder, roleUrls } from '../platform/database/migrate.ts'
import { openPools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

type Laid = { hasScore: boolean; state?: string; late?: string; waiting?: number; answers?: [string, string | null][] }

/** Every result counted as the version before has it, but what waits for a person. */
const papers: Laid[] = [
  { hasScore: true, answers: [['unanswered', null]] },
  { hasScore: false, waiting: 1, answers: [['waiting', '"a text"']] },
  { hasScore: false, state: 'in_progress', answers: [['right', '["aaaaaa"]']] },
  { hasScore: true, late: 'accepted', answers: [['unanswered', null]] },
  { hasScore: true, late: 'pending', answers: [['wrong', '["bbbbbb"]']] },
  {
    hasScore: false,
    late: 'pending',
    answers: [
      ['unanswered', '[]'],
      ['bonus', null],
      ['annulled', '["bbbbbb"]'],
    ],
  },
  {
    hasScore: false,
    late: 'pending',
    answers: [
      ['partly', null],
      ['unanswered', '" "'],
    ],
  },
]

test('what had no score before has none after, in every school, and what was counted of it is marked again', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (!name.startsWith('159-')) await cp(join(ownFolder, name), join(earlier, name), { recursive: true })
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const halls = [
      await layHall(pools, { candidates: papers.length }),
      await layHall(pools, { candidates: papers.length }),
    ]
    for (const hall of halls) {
      await inSchool(pools.app, hall, async (tx) => {
        for (const [index, { attemptId, studentId }] of hall.attempts.entries()) {
          const { state = 'submitted', late = null, waiting = 0, answers = [] } = papers[index] ?? { hasScore: false }
          await tx.run(
            `UPDATE exam_attempts SET state = $2, late_decision = $3, is_marked = true,
               ended_by = CASE WHEN $2 = 'submitted' THEN 'time' END, submitted_at = CASE WHEN $2 = 'submitted' THEN deadline END
             WHERE id = $1`,
            [attemptId, state, late],
          )
          await tx.run(
            `INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
               correct_count, wrong_count, unanswered_count, question_count, earned_hundredths, available_hundredths, percentage,
               late_count, event_count, marked_at, waiting_count, counted_millionths, submitted_at, used_ms, allowed_ms)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 0, 0, 0, $8, 0, 100, 0, 1, 1, now(), $9, CASE WHEN $9 = 0 THEN 0 END, now(), 1, 1)`,
            [
              ...[tx.schoolId, newId(), attemptId, hall.examId, studentId],
              hall.subjectId,
              hall.versionId,
              answers.length,
              waiting,
            ],
          )
          for (const [place, [outcome, answer]] of answers.entries()) {
            await tx.run(
              `INSERT INTO marked_answers (school_id, attempt_id, question_id, answer, outcome, earned_hundredths, of_hundredths)
               VALUES ($1, $2, $3, $4, $5, 0, 100)`,
              [tx.schoolId, attemptId, `question0${place + 1}`, answer, outcome],
            )
          }
        }
      })
    }
    await migrate(ownerUrl, { secret, rolePrefix })
    for (const hall of halls) {
      await inSchool(pools.app, hall, async (tx) => {
        const rows = await tx.rows<{ attemptId: string; hasScore: boolean; isToBeMarked: boolean }>(
          `SELECT r.attempt_id AS "attemptId", r.has_score AS "hasScore", d.reference IS NOT NULL AS "isToBeMarked"
           FROM results r LEFT JOIN due_work d ON d.school_id = $1 AND d.kind = 'mark_attempt' AND d.reference = r.attempt_id::text
           WHERE r.school_id = $1`,
          [tx.schoolId],
        )
        const rowOf = new Map(rows.map((row) => [row.attemptId, row]))
        expect(hall.attempts.map(({ attemptId }) => rowOf.get(attemptId)?.hasScore)).toEqual(
          papers.map(({ hasScore }) => hasScore),
        )
        expect(hall.attempts.map(({ attemptId }) => rowOf.get(attemptId)?.isToBeMarked)).toEqual(
          papers.map(({ hasScore, late }) => !hasScore && late === 'pending'),
        )
      })
    }
    const { rows } = await pools.app.query(
      `SELECT relname FROM pg_class WHERE NOT relforcerowsecurity AND relname IN ('results', 'exam_attempts', 'marked_answers', 'exam_packages')`,
    )
    expect(rows).toEqual([])
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
