import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hall, layHall } from '../../test/builders/attempt.ts'
import { emptyDatabase } from '../../test/database.ts'
import { migrate, roleUrls } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))
const scriptId = '11111111-1111-4111-8111-111111111111'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let pools: Pools
let halls: Hall[]
let before: object[]

beforeAll(async () => {
  database = await emptyDatabase()
  await migrateUntil('044')
  pools = openPools(roleUrls(database.ownerUrl, database.secret, database.rolePrefix))
  halls = [await layHall(pools, { candidates: 2 }), await layHall(pools, { candidates: 2 })]
  for (const hall of halls) await inSchool(pools.app, hall, (tx) => markAll(tx, hall))
  // Marking by hand came before rulings: one school has used it by then.
  await migrateUntil('047')
  const [first] = halls
  if (first) await inSchool(pools.app, first, (tx) => markByHand(tx, first))
  before = await readAll()
  await migrateUntil('999')
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

/** As a program of that time does it: with the migrations before this one. */
async function migrateUntil(end: string): Promise<void> {
  const { ownerUrl, secret, rolePrefix } = database
  const folder = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < end || (end === '999' && name === 'functions')) {
      await cp(join(ownFolder, name), join(folder, name), { recursive: true })
    }
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder })
  await rm(folder, { recursive: true })
}

/** Both handed in; of the second an answer waits for a person. */
async function markAll(tx: Tx, hall: Hall): Promise<void> {
  for (const [waiting, { attemptId, studentId }] of hall.attempts.entries()) {
    await tx.run(
      `UPDATE exam_attempts SET state = 'submitted', ended_by = 'candidate', submitted_at = now() WHERE id = $1`,
      [attemptId],
    )
    await tx.run(
      `INSERT INTO results (school_id, id, attempt_id, exam_id, student_id, subject_id, version_id, key_revision,
         correct_count, partly_count, wrong_count, unanswered_count, waiting_count, question_count, earned_hundredths,
         available_hundredths, percentage, late_count, event_count, counted_millionths, marked_at, submitted_at, used_ms,
         allowed_ms, is_passed)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 1, 0, 0, 0, $8, 2, 100, 200, 50, 0, 1, $9, now(), now(), 1, 2, $10)`,
      [
        ...[tx.schoolId, newId(), attemptId, hall.examId, studentId, hall.subjectId, hall.versionId, waiting],
        ...(waiting ? [null, null] : [50_000_000, true]),
      ],
    )
    await tx.run(
      `INSERT INTO marked_answers (school_id, attempt_id, question_id, answer, outcome, earned_hundredths, of_hundredths)
       VALUES ($1, $2, 'question01', '"Harmattan"', $3, 0, 100)`,
      [tx.schoolId, attemptId, waiting ? 'waiting' : 'right'],
    )
  }
}

/** A script of the answer that waits, marked and taken back. */
async function markByHand(tx: Tx, hall: Hall): Promise<void> {
  await tx.run(
    `INSERT INTO scripts (school_id, id, attempt_id, question_id, exam_id, version_id, answer_hash, state)
     VALUES ($1, $2, $3, 'question01', $4, $5, 'hash', 'waiting')`,
    [tx.schoolId, scriptId, hall.attempts[1]?.attemptId, hall.examId, hall.versionId],
  )
  for (const [number, undoes] of [
    [1, null],
    [2, 1],
  ]) {
    await tx.run(
      `INSERT INTO hand_marks (school_id, script_id, number, round, marker_id, item_ids, adjust_hundredths, hundredths,
         comment, answer_hash, marked_at, undoes)
       VALUES ($1, $2, $3, 'first', $4, '{point01}', -25, 75, 'Read it again.', 'hash', now(), $5)`,
      [tx.schoolId, scriptId, number, hall.teacherId, undoes],
    )
  }
}

/** What a school has, without what later versions add to it. */
async function readAll(): Promise<object[]> {
  const read = (hall: Hall) =>
    inSchool(pools.app, hall, async (tx) => ({
      results: await tx.rows('SELECT attempt_id, percentage, waiting_count, is_passed FROM results ORDER BY 1'),
      answers: await tx.rows('SELECT attempt_id, answer, outcome FROM marked_answers ORDER BY 1'),
      keys: await tx.rows('SELECT version_id, revision, key, created_by FROM exam_keys ORDER BY 1, 2'),
      scripts: await tx.rows('SELECT id, attempt_id, question_id, answer_hash, state, revision FROM scripts'),
      marks: await tx.rows(
        'SELECT script_id, number, marker_id, item_ids, hundredths, comment, undoes FROM hand_marks',
      ),
    }))
  return await Promise.all(halls.map(read))
}

test('papers, keys, scripts and marks of before are as they were, in every school', async () => {
  expect(await readAll()).toEqual(before)
  expect(before).toMatchObject([{ scripts: [{ id: scriptId }], marks: [{ number: 1 }, { number: 2, undoes: 1 }] }, {}])
  for (const hall of halls) {
    await inSchool(pools.app, hall, async (tx) => {
      expect(await tx.rows('SELECT second_marker AS "secondMarker" FROM exams')).toEqual([{ secondMarker: 'none' }])
      expect(await tx.rows('SELECT kind, reason FROM exam_keys')).toEqual([{ kind: 'published', reason: '' }])
    })
  }
})

test('an answer that waited before there were scripts is put to marking, which makes one', async () => {
  const { rows } = await pools.app.query(
    `SELECT school_id AS "schoolId", reference FROM due_work WHERE kind = 'mark_attempt'`,
  )
  const waiting = halls[1]
  expect(rows).toEqual([{ schoolId: waiting?.schoolId, reference: waiting?.attempts[1]?.attemptId }])
})

test('scripts, marks and results stay in their school', async () => {
  const tables = ['scripts', 'hand_marks', 'results', 'exams', 'exam_keys']
  const { rows } = await pools.app.query(
    'SELECT relname FROM pg_class WHERE relname = ANY ($1) AND NOT relforcerowsecurity',
    [tables],
  )
  expect(rows).toEqual([])
  const [hall, neighbour] = halls
  if (!hall || !neighbour) throw new Error('two schools')
  expect(await inSchool(pools.app, neighbour, (tx) => tx.rows('SELECT id FROM scripts'))).toEqual([])
  const move = 'UPDATE scripts SET attempt_id = $1'
  await expect(inSchool(pools.app, hall, (tx) => tx.run(move, [neighbour.attempts[0]?.attemptId]))).rejects.toThrow(
    'foreign key',
  )
})
