// Server and database are killed while papers are marked again by a corrected key: afterwards every paper is marked by it, and
// nothing counts twice.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { expect, test } from 'vitest'
import { saveEvents } from '../src/attempt/save-events.db.ts'
import { insertKeyRevisions, lockKeys } from '../src/marking/key-revisions.db.ts'
import { markAttempts } from '../src/marking/mark-attempts.ts'
import { markVersionAgain } from '../src/marking/mark-version.ts'
import { roleUrls } from '../src/platform/database/owner.ts'
import { openPools, type Pools } from '../src/platform/database/pools.ts'
import { inSchool } from '../src/platform/database/tenant.ts'
import { newId } from '../src/platform/ids.ts'
import { enqueue } from '../src/platform/jobs/due-work.ts'
import { answerEvent, type Hall, layHall, seatInClass } from './builders/attempt.ts'
import { countersAndRecount } from './builders/recount.ts'
import { ownInstallation } from './own-installation.ts'
import { postmasterPid } from './running.ts'

const candidates = 200
const here = ownInstallation()

function poolsHere(): Pools {
  const { port, ownerPassword } = JSON.parse(readFileSync(join(here.dataDir, 'database.json'), 'utf8'))
  const secret = readFileSync(join(here.dataDir, 'secret'), 'utf8').trim()
  return openPools(roleUrls(`postgresql://sabimark:${ownerPassword}@127.0.0.1:${port}/sabimark`, secret))
}

/** Half of them have the first question right, and half wrong. */
const optionOf = (at: number) => (at % 2 === 0 ? 'a' : 'b')

async function handIn(pools: Pools): Promise<Hall> {
  const hall = await layHall(pools, { candidates })
  await seatInClass(pools, hall)
  for (const [at, attempt] of hall.attempts.entries()) {
    const events = [answerEvent(1, 1, optionOf(at)), answerEvent(2, 2, 'a')]
    await saveEvents(pools.saves, [{ ...attempt, epoch: 1, sentAtMs: 5_000, address: '', events }])
  }
  await inSchool(pools.app, hall, async (tx) => {
    await tx.run("UPDATE exam_attempts SET state = 'submitted', ended_by = 'candidate', submitted_at = $1", [tx.now])
    await markAttempts(
      tx,
      hall.attempts.map(({ attemptId }) => attemptId),
      'handed in',
    )
  })
  return hall
}

/** The right answer to the first question is B and not A. */
async function correct(pools: Pools, { schoolId, versionId, teacherId, ...hall }: Hall) {
  const key = { ...hall.key, question01: { correctOptionIds: ['bbbbbb'] } }
  await inSchool(pools.app, { schoolId }, async (tx) => {
    await lockKeys(tx)
    await insertKeyRevisions(tx, [
      {
        ...{ versionId, revision: 2, key: key as never, bonusHundredths: 0, kind: 'correct', reason: 'Wrong letter' },
        ...{ createdBy: teacherId, actId: newId(), questionId: 'question01' },
      },
    ])
    await enqueue(tx, markVersionAgain, versionId)
  })
  return key
}

const markedByNew = (pools: Pools, hall: Hall) =>
  inSchool(pools.app, hall, async (tx) => {
    const { count } = await tx.one<{ count: number }>('SELECT count(*) FROM results WHERE key_revision = 2')
    return count
  })

test('killed while papers are marked again, all are marked by the newest key and none counts twice', async () => {
  const first = here.start()
  await first.ready()
  let pools = poolsHere()
  const hall = await handIn(pools)
  const key = await correct(pools, hall)
  await expect.poll(() => markedByNew(pools, hall), { interval: 2, timeout: 60_000 }).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  const doneCount = await markedByNew(pools, hall)
  process.kill(postmasterPid(here.dataDir), 'SIGKILL')
  await first.gone()
  await pools.close().catch(() => undefined)
  expect(doneCount).toBeLessThan(candidates)

  const second = here.start()
  await second.ready()
  pools = poolsHere()
  try {
    await expect.poll(() => markedByNew(pools, hall), { interval: 50, timeout: 90_000 }).toBe(candidates)
    await inSchool(pools.app, hall, async (tx) => {
      const rows = await tx.rows<{ attemptId: string; earned: number; revisions: number }>(
        `SELECT r.attempt_id AS "attemptId", r.earned_hundredths AS earned,
           (SELECT count(*) FROM result_revisions v WHERE v.attempt_id = r.attempt_id) AS revisions FROM results r`,
      )
      for (const [at, { attemptId }] of hall.attempts.entries()) {
        const answers = { question01: [optionOf(at).repeat(6)], question02: ['aaaaaa'] }
        const { totals } = markPaper({ content: hall.content, key, answers })
        const found = rows.find((row) => row.attemptId === attemptId)
        expect(found).toEqual({ attemptId, earned: totals.earnedHundredths, revisions: 2 })
      }
      const { held, recounted } = await countersAndRecount(tx)
      expect(held).toEqual(recounted)
    })
  } finally {
    await pools.close()
  }
})
