import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerEvent, type Hall, layHall } from '../../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { saveEvents } from '../../attempt/save-events.db.ts'
import { selectKey } from '../../exam/version/version.db.ts'
import { openPools, type Pools } from '../../platform/database/pools.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { newId } from '../../platform/ids.ts'
import { insertKeyRevisions } from '../key-revisions.db.ts'
import { markAttempts } from '../mark-attempts.ts'
import { markVersion } from '../mark-version.ts'
import { correctKey } from './correct-key.ts'
import { tryCorrection } from './try-correction.ts'

const candidates = 200
let database: TestDatabase
let pools: Pools
let hall: Hall

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  hall = await layHall(pools, { candidates })
  await inSchool(pools.app, hall, layBank)
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

/** The hall is laid by hand: its version holds questions of the bank from here on. */
async function layBank(tx: Tx) {
  const { versionId, teacherId } = hall
  const ids = Object.fromEntries(Object.keys(hall.key).map((id) => [id, newId()]))
  const key = Object.fromEntries(
    Object.entries(hall.key).map(([id, entry]) => [id, { ...entry, bankQuestionId: ids[id] ?? '' }]),
  )
  await insertKeyRevisions(tx, [
    { ...{ versionId, revision: 2, key, bonusHundredths: 0 }, kind: 'published', reason: '', createdBy: teacherId },
  ])
  for (const [id, bankId] of Object.entries(ids)) {
    await tx.run('INSERT INTO version_questions VALUES ($1, $2, $3, $4)', [tx.schoolId, versionId, id, bankId])
  }
}

const teacher = () => ({
  userId: hall.teacherId,
  accountId: hall.teacherId,
  role: 'teacher' as const,
  name: 'A Person',
  isSuspended: false,
})
const wrongLetter = (optionId: string) => ({
  ...{ examId: hall.examId, examIds: [] },
  correction: {
    ...{ kind: 'correct' as const, questionId: 'question01' },
    right: { optionIds: [optionId.repeat(6)], texts: [] },
  },
})

async function correct(optionId: string) {
  const asked = wrongLetter(optionId)
  const tried = await inSchool(pools.app, hall, (tx) => tryCorrection(tx, asked, teacher()))
  if (isRefused(tried)) throw new Error('refused')
  const input = { ...asked, seen: tried.seen, reason: 'Wrong letter', inBank: false }
  const about = { actor: teacher(), request: {} as never, session: {} as never, note: async () => undefined }
  return await inSchool(pools.app, hall, (tx) => correctKey({ ...about, tx, now: tx.now, input }))
}

async function handIn({ attemptId, schoolId, studentId }: Hall['attempts'][number], at: number) {
  const events = [answerEvent(1, 1, at % 2 === 0 ? 'a' : 'b'), answerEvent(2, 2, 'a')]
  await saveEvents(pools.app, [{ attemptId, schoolId, studentId, epoch: 1, sentAtMs: 3_000, address: '', events }])
  await inSchool(pools.app, hall, async (tx) => {
    await tx.run(
      "UPDATE exam_attempts SET state = 'submitted', ended_by = 'candidate', submitted_at = $2 WHERE id = $1",
      [attemptId, tx.now],
    )
    await markAttempts(tx, [attemptId], 'handed in')
  })
}

test('while two hundred hand in, the key is corrected once, and every paper is marked by the newest', async () => {
  const { versionId } = hall
  const waiting = hall.attempts.map((attempt, at) => async () => await handIn(attempt, at))
  const worker = async (upTo: number) => {
    while (waiting.length > upTo) await waiting.shift()?.()
  }
  const workers = async (upTo: number) => await Promise.all(Array.from({ length: 8 }, () => worker(upTo)))
  const correcting = async () => {
    while (waiting.length > candidates / 2) await new Promise((done) => setTimeout(done, 1))
    return await correct('b')
  }
  // The last twenty wait for the correction: how long it takes beside the others is not for a test to say.
  const [made] = await Promise.all([correcting(), workers(20)])
  await workers(0)
  expect(isRefused(made)).toBe(false)
  await markVersion({ pools })({ schoolId: hall.schoolId, reference: versionId })

  const { key, stored } = await inSchool(pools.app, hall, async (tx) => ({
    key: await selectKey(tx, versionId),
    stored: await tx.rows<{
      attemptId: string
      keyRevision: number
      earned: number
      correct: number
      revisions: number
    }>(
      `SELECT r.attempt_id AS "attemptId", r.key_revision AS "keyRevision", r.earned_hundredths AS earned,
         r.correct_count AS correct,
         (SELECT count(*) FROM result_revisions v WHERE v.attempt_id = r.attempt_id) AS revisions
       FROM results r WHERE r.school_id = $1`,
      [tx.schoolId],
    ),
  }))
  expect(key.revision).toBe(3)
  expect(stored).toHaveLength(candidates)
  const byOld = stored.filter(({ revisions }) => revisions === 2)
  // Both moments were there: papers marked before the correction, and papers that met the new key at once.
  expect(byOld.length).toBeGreaterThan(0)
  expect(byOld.length).toBeLessThan(candidates)
  for (const [at, { attemptId }] of hall.attempts.entries()) {
    const answers = { question01: [(at % 2 === 0 ? 'a' : 'b').repeat(6)], question02: ['aaaaaa'] }
    const { totals } = markPaper({ content: hall.content, key: key.key, answers })
    expect(stored.find((one) => one.attemptId === attemptId)).toMatchObject({
      ...{ keyRevision: 3, earned: totals.earnedHundredths, correct: totals.correctCount },
    })
  }
})

test('a paper that is being marked by the old key is waited for, and marked again', async () => {
  const { versionId } = hall
  const [one] = hall.attempts
  if (!one) throw new Error('an attempt')
  let corrected: Promise<unknown> | null = null
  await inSchool(pools.app, hall, async (tx) => {
    await markAttempts(tx, [one.attemptId], 'test')
    corrected = correct('c')
    const isDone = await Promise.race([corrected.then(() => true), new Promise((done) => setTimeout(done, 300, false))])
    expect(isDone).toBe(false)
  })
  await corrected
  await markVersion({ pools })({ schoolId: hall.schoolId, reference: versionId })
  const { older } = await inSchool(pools.app, hall, (tx) =>
    tx.one<{ older: number }>('SELECT count(*) AS older FROM results WHERE key_revision < 4'),
  )
  expect(older).toBe(0)
})
