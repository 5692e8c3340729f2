import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LateDecision } from '@sabimark/domain/attempt/late-decision.ts'
import { rightAnswersFrom } from '@sabimark/domain/exam/right-answers.ts'
import { expect, test } from 'vitest'
import { answerEvent, type Hall, type LaidAttempt, layHall, moveStart } from '../../test/builders/attempt.ts'
import { emptyDatabase } from '../../test/database.ts'
import { selectOptionalRightAnswers } from '../exam/right-answers.db.ts'
import { migrate, ownFolder, roleUrls } from '../platform/database/migrate.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { markAttempts } from './mark-attempts.ts'
import { selectResults } from './marking.db.ts'

const minute = 60_000
const lateMs = 62 * minute
const decisions: LateDecision[] = ['accepted', 'pending', 'refused', null]

const answerTo = async (pools: Pools, attempt: LaidAttempt, place: number, arrivedMs: number) => {
  await inSchool(pools.app, attempt, (tx) => moveStart(tx, attempt.attemptId, arrivedMs))
  // As it was called then: the save function of today answers with more.
  const { rows } = await pools.saves.query('SELECT verdict, acked_seq AS "ackedSeq", refused FROM save_events($1)', [
    JSON.stringify([
      {
        ...{ slot: 0, school: attempt.schoolId, attempt: attempt.attemptId, candidate: attempt.studentId, epoch: 1 },
        ...{ sentAtMs: minute, address: '127.0.0.1', events: [answerEvent(place, place, 'a')] },
      },
    ]),
  ])
  expect(rows).toMatchObject([{ verdict: 'SAVED', ackedSeq: place, refused: null }])
}

/** As the version before left them: ended by the clock, one right answer in time and, but for the last, one late. */
async function layPast(pools: Pools): Promise<Hall> {
  const hall = await layHall(pools, { candidates: decisions.length })
  for (const [index, attempt] of hall.attempts.entries()) {
    await answerTo(pools, attempt, 1, minute)
    await inSchool(pools.app, hall, (tx) =>
      tx.run(`UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline WHERE id = $1`, [
        attempt.attemptId,
      ]),
    )
    const decision = decisions[index] ?? null
    if (decision === null) await inSchool(pools.app, hall, (tx) => moveStart(tx, attempt.attemptId, lateMs))
    else await answerTo(pools, attempt, 2, lateMs)
    await inSchool(pools.app, hall, async (tx) => {
      await tx.run('UPDATE exam_attempts SET late_decision = $2 WHERE id = $1', [attempt.attemptId, decision])
      await tx.run('DELETE FROM due_work WHERE school_id = $1', [tx.schoolId])
    })
  }
  await inSchool(pools.app, hall, (tx) => tx.run('INSERT INTO school_settings (school_id) VALUES ($1)', [tx.schoolId]))
  return hall
}

const standings = (tx: Tx) =>
  tx.rows(
    `SELECT a.late_decision AS decision, a.accepted_through_ms >= $2 AS "isCovered", a.heard_at IS NOT NULL AS "isHeard",
       EXISTS (SELECT 1 FROM due_work d WHERE d.school_id = $1 AND d.kind = 'mark_attempt' AND d.reference = a.id::text)
         AS "isToBeMarked"
     FROM exam_attempts a WHERE a.school_id = $1 ORDER BY a.late_decision`,
    [tx.schoolId, lateMs],
  )

/** What becomes of the decision about the first attempt's late answers when one more arrives. */
async function decisionAfterOneMore(pools: Pools, { attempts: [attempt] }: Hall): Promise<LateDecision> {
  if (!attempt) throw new Error('There is no attempt.')
  await answerTo(pools, attempt, 3, lateMs + minute)
  return await inSchool(pools.app, attempt, async (tx) => {
    const sql = 'SELECT late_decision AS decision FROM exam_attempts WHERE id = $1'
    return (await tx.one<{ decision: LateDecision }>(sql, [attempt.attemptId])).decision
  })
}

test('what was accepted stays, what waits is marked without it, and what could be read stays open, in every school', async () => {
  const { ownerUrl, secret, rolePrefix, drop } = await emptyDatabase()
  const earlier = await mkdtemp(join(tmpdir(), 'sabimark-migrations-'))
  for (const name of await readdir(ownFolder)) {
    if (name < '021') await cp(join(ownFolder, name), join(earlier, name))
  }
  await migrate(ownerUrl, { secret, rolePrefix, folder: earlier })
  const pools = openPools(roleUrls(ownerUrl, secret, rolePrefix))
  try {
    const [over, open] = [await layPast(pools), await layPast(pools)]
    await inSchool(pools.app, over, (tx) =>
      tx.run(`UPDATE exam_sittings SET closes_at = now() - interval '1 hour' WHERE id = $1`, [over.sittingId]),
    )
    await migrate(ownerUrl, { secret, rolePrefix })

    for (const hall of [over, open]) {
      await inSchool(pools.app, hall, async (tx) => {
        expect(await standings(tx)).toEqual([
          { decision: 'accepted', isCovered: true, isHeard: true, isToBeMarked: false },
          { decision: 'pending', isCovered: null, isHeard: true, isToBeMarked: true },
          { decision: 'refused', isCovered: null, isHeard: true, isToBeMarked: false },
          { decision: null, isCovered: null, isHeard: false, isToBeMarked: false },
        ])
        const ids = hall.attempts.map(({ attemptId }) => attemptId)
        await markAttempts(tx, ids, 'test')
        const results = await selectResults(tx, ids)
        expect(ids.map((id) => results.get(id)?.correctCount)).toEqual([2, 1, 1, 1])
        const facts = await selectOptionalRightAnswers(tx, hall.examId)
        expect(facts && rightAnswersFrom(facts) <= tx.now).toBe(hall === over)
        const { hours } = await tx.one<{ hours: number }>('SELECT sync_window_hours AS hours FROM school_settings')
        expect(hours).toBe(24)
      })
    }
    // Where right answers can be read nobody is asked; where they cannot, staff are asked again.
    expect(await decisionAfterOneMore(pools, over)).toBe('accepted')
    expect(await decisionAfterOneMore(pools, open)).toBe('pending')
  } finally {
    await pools.close()
    await drop()
    await rm(earlier, { recursive: true })
  }
})
