import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerEvent, type Hall, layHall } from '../../test/builders/attempt.ts'
import { asOne } from '../../test/cluster.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { saveEvents } from '../attempt/save-events.db.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { insertKeyRevisions } from './key-revisions.db.ts'
import { markAttempts } from './mark-attempts.ts'
import { markVersion } from './mark-version.ts'

/** More than one turn of the queue marks. */
const candidates = 210
let database: TestDatabase
let pools: Pools
let hall: Hall

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
})
beforeEach(async () => {
  hall = await layHall(pools, { candidates, questions: 1 })
  await inSchool(pools.app, hall, async (tx) => {
    await tx.run("UPDATE exam_attempts SET state = 'submitted', ended_by = 'candidate', submitted_at = $1", [tx.now])
  })
  for (const attempt of hall.attempts) {
    const events = [answerEvent(1, 1, 'a')]
    await saveEvents(pools.app, [{ ...attempt, epoch: 1, sentAtMs: 3_000, address: '', events }])
  }
  const ids = hall.attempts.map(({ attemptId }) => attemptId)
  await inSchool(pools.app, hall, (tx) => markAttempts(tx, ids, 'handed in'))
  const { versionId, teacherId, key } = hall
  const about = { kind: 'correct' as const, reason: 'Wrong letter', createdBy: teacherId }
  const next = Object.fromEntries(Object.keys(key).map((id) => [id, { correctOptionIds: ['bbbbbb'] }]))
  await inSchool(pools.app, hall, (tx) =>
    insertKeyRevisions(tx, [{ versionId, revision: 2, key: next as never, bonusHundredths: 0, ...about }]),
  )
})
const asOwner = (text: string) => asOne(database.ownerUrl, (owner) => owner.query(text))
afterEach(() => asOwner('DROP FUNCTION IF EXISTS public.break_in() CASCADE'))
afterAll(async () => {
  await pools.close()
  await database.drop()
})

const turn = () => markVersion({ pools })({ schoolId: hall.schoolId, reference: hall.versionId })

/** How many papers the old key marked, and how often the rest is due at once. */
const left = () =>
  inSchool(pools.app, hall, async (tx) => ({
    ...(await tx.one('SELECT count(*) AS old FROM results WHERE school_id = $1 AND key_revision = 1', [tx.schoolId])),
    ...(await tx.one("SELECT count(*) AS due FROM due_work WHERE school_id = $1 AND kind = 'mark_version'", [
      tx.schoolId,
    ])),
  }))

/** These papers cannot be written from here on. */
async function breakPapers(ids: readonly string[]) {
  await asOwner(`CREATE FUNCTION public.break_in() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`)
  await asOwner(`CREATE TRIGGER break_in BEFORE INSERT OR UPDATE ON results FOR EACH ROW
    WHEN (NEW.attempt_id IN (${ids.map((id) => `'${id}'`).join(', ')})) EXECUTE FUNCTION public.break_in()`)
}

test('a turn marks so many papers and puts the rest back behind what else is due', async () => {
  await turn()
  expect(await left()).toEqual({ old: 10, due: 1 })
  await turn()
  expect(await left()).toMatchObject({ old: 0 })
})

test('a paper that cannot be marked keeps no other waiting, and is tried again as work that fails', async () => {
  const [first] = hall.attempts.map(({ attemptId }) => attemptId).sort()
  await breakPapers([first ?? ''])
  await expect(turn()).rejects.toThrow('the disk is full')
  await expect(turn()).rejects.toThrow('the disk is full')
  expect(await left()).toMatchObject({ old: 1 })
  await asOwner('DROP FUNCTION public.break_in() CASCADE')
  await turn()
  expect(await left()).toMatchObject({ old: 0 })
})

test('where no paper of a turn can be marked, the rest is not due again at once', async () => {
  await breakPapers(hall.attempts.map(({ attemptId }) => attemptId))
  await expect(turn()).rejects.toThrow('the disk is full')
  expect(await left()).toEqual({ old: candidates, due: 0 })
})
