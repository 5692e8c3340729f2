import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerRight } from '../../test/builders/marking.ts'
import { aSitting, cardOf, keyOf, moveBack, newPage, type Sitting, send, sit } from '../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { scheduleAttemptSweep, sweepAttempts } from './sweep-attempts.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

const here = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, sitting.school, work)

describe('what a crash left', () => {
  test('is found at the next start and marked by the queue', async () => {
    const page = await newPage(server, sitting)
    await send(page, [await answerRight(server, sitting, page, 0)])
    // Handed in, but the server died before it marked, and the queue lost its row.
    await here((tx) =>
      tx.run(
        `UPDATE exam_attempts SET state = 'submitted', ended_by = 'candidate', submitted_at = clock_timestamp()
         WHERE id = $1`,
        [page.attemptId],
      ),
    )
    const grown = await newPage(server, sitting)
    await sit(grown, await keyOf(server, sitting), { right: 1 })
    await cardOf(grown)
    await here((tx) => tx.run('UPDATE results SET event_count = 0 WHERE attempt_id = $1', [grown.attemptId]))
    const marked = await newPage(server, sitting)
    await sit(marked, {}, { right: 0 })
    await cardOf(marked)
    await server.pools.app.query("DELETE FROM due_work WHERE kind = 'mark_attempt'")

    await scheduleAttemptSweep(server.pools)
    const { rows } = await server.pools.app.query("SELECT school_id FROM due_work WHERE kind = 'sweep_attempts'")
    expect(rows).toContainEqual({ school_id: sitting.school.schoolId })
    await sweepAttempts(server)({ schoolId: sitting.school.schoolId, reference: 'start' })
    const due = await server.pools.app.query<{ reference: string }>(
      "SELECT reference FROM due_work WHERE kind = 'mark_attempt'",
    )
    const wanted = due.rows.map(({ reference }) => reference)
    expect(wanted).toEqual(expect.arrayContaining([page.attemptId, grown.attemptId]))
    expect(wanted).not.toContain(marked.attemptId)
    server.startJobs()
    expect((await cardOf(page)).score).toMatchObject({ correctCount: 1 })
  })
})

test('who runs out of time is closed and marked by the jobs alone', async () => {
  server.startJobs()
  const page = await newPage(server, sitting)
  await send(page, [await answerRight(server, sitting, page, 0)])
  await moveBack(server, sitting.school, page.attemptId, hour + 61_000)
  await server.pools.app.query("UPDATE due_work SET due_at = now() WHERE kind = 'close_attempt' AND reference = $1", [
    page.attemptId,
  ])
  expect(await cardOf(page)).toMatchObject({ endedBy: 'time', score: { correctCount: 1 }, lateCount: 0 })
})
