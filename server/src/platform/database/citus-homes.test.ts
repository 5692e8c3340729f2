import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { layHall } from '../../../test/builders/attempt.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { createSaves } from '../../attempt/save-at-homes.ts'
import { enqueue, startJobs } from '../jobs/due-work.ts'
import { startJobsAtHomes } from '../jobs/jobs-at-homes.ts'
import { askAt, HomeMoved } from './at-home.ts'
import { isDatabaseBusy } from './busy.ts'
import { openPoolsOf } from './citus-homes.ts'
import { openPools, type Pools } from './pools.ts'
import { inSchool, type Tx } from './tenant.ts'

// Both homes are schemas of this one database, whose tables they find in public; Citus itself is proven by `npm run cluster -- citus`.

let database: TestDatabase
let laying: Pools
let pools: Pools
let hall: Awaited<ReturnType<typeof layHall>>

const owner = (text: string) => asOne(database.ownerUrl, (client) => client.query(text))
const move = (isHere: Record<string, boolean>, home: string) =>
  owner(
    `UPDATE homes.now SET here_g1 = ${isHere.g1 === true}, here_g2 = ${isHere.g2 === true}, home = '${home}', asked = 0`,
  )

beforeAll(async () => {
  database = await testDatabase()
  laying = openPools(database.urls)
  hall = await layHall(laying)
  const { hostname, port } = new URL(database.ownerUrl)
  await owner(`CREATE SCHEMA homes; CREATE SCHEMA g1_app; CREATE SCHEMA g2_app;
    GRANT USAGE ON SCHEMA homes, g1_app, g2_app TO PUBLIC;
    CREATE TABLE homes.now (here_g1 boolean, here_g2 boolean, home text, asked integer);
    INSERT INTO homes.now VALUES (true, true, 'g1', 0);
    CREATE FUNCTION homes.of_school(uuid) RETURNS TABLE (home text, host text, port integer, is_made boolean)
      LANGUAGE sql SECURITY DEFINER AS $$ UPDATE homes.now SET asked = asked + 1 RETURNING home, '${hostname}', ${port}, true $$;
    CREATE FUNCTION homes.all_groups() RETURNS TABLE (home text, host text, port integer)
      LANGUAGE sql AS $$ VALUES ('g1', '${hostname}', ${port}), ('g2', '${hostname}', ${port}) $$;
    CREATE FUNCTION g1_app.hold_home() RETURNS boolean LANGUAGE sql SECURITY DEFINER AS 'SELECT here_g1 FROM homes.now';
    CREATE FUNCTION g2_app.hold_home() RETURNS boolean LANGUAGE sql SECURITY DEFINER AS 'SELECT here_g2 FROM homes.now';`)
})
beforeEach(async () => {
  await pools?.close()
  await move({ g1: true, g2: true }, 'g1')
  pools = openPoolsOf({ urls: database.urls, hasCitus: true })
})
afterAll(async () => {
  await pools?.close()
  await laying.close()
  await database.drop()
})

const where = async (tx: Tx) =>
  (await tx.one<{ path: string }>(`SELECT current_setting('search_path') AS path`)).path.split('_')[0]

test('the transaction of a school is at its home, which is looked up once', async () => {
  expect(await inSchool(pools.app, hall, where)).toBe('g1')
  expect(await inSchool(pools.app, hall, where)).toBe('g1')
  expect(await inSchool(pools.app, hall, (tx) => tx.rows('SELECT id FROM schools'))).toEqual([{ id: hall.schoolId }])
  expect((await owner('SELECT asked FROM homes.now')).rows).toEqual([{ asked: 1 }])
  expect((await pools.homes.all()).map(({ group }) => group)).toEqual([null, 'g1', 'g2'])
})

test('a group that has moved meanwhile is found again, and what the transaction does is done once', async () => {
  await inSchool(pools.app, hall, where)
  await move({ g2: true }, 'g2')
  let runs = 0
  const found = await inSchool(pools.app, hall, async (tx) => {
    runs += 1
    return await where(tx)
  })
  expect(found).toBe('g2')
  expect(runs).toBe(1)
})

test('where the place that is known is wrong, and stays so, nobody is told anything but to try again', async () => {
  await move({}, 'g1')
  let runs = 0
  const asked = inSchool(pools.app, hall, async (tx) => {
    runs += 1
    return await tx.rows('SELECT id FROM schools')
  })
  const error = await asked.catch((thrown: unknown) => thrown)
  expect(isDatabaseBusy(error)).toBe(true)
  expect(runs).toBe(0)
})

const saveOf = ({ schoolId, attemptId, studentId }: { schoolId: string; attemptId: string; studentId: string }) => ({
  ...{ schoolId, attemptId, studentId, epoch: 1, sentAtMs: 0, address: '127.0.0.1', events: [] },
})

test('a save goes to the home of its school, also when that has moved, and is refused while nobody knows where', async () => {
  const saves = createSaves(pools)
  const nobody = { schoolId: hall.schoolId, attemptId: hall.examId, studentId: hall.examId }
  expect(await saves.push(saveOf(nobody))).toMatchObject({ verdict: 'UNKNOWN_ATTEMPT' })
  await move({ g2: true }, 'g2')
  expect(await saves.push(saveOf(nobody))).toMatchObject({ verdict: 'UNKNOWN_ATTEMPT' })
  await move({}, 'g1')
  expect(await saves.push(saveOf(nobody))).toMatchObject({ refusal: 'UNAVAILABLE' })
})

test('a statement of no school does nothing where the group is not, and all of it where it is', async () => {
  const kind = 'of_no_school'
  await inSchool(pools.app, hall, (tx) => enqueue(tx, kind, 'one'))
  const [, home] = await pools.homes.all()
  if (!home) throw new Error('There is no g1.')
  const deleted = () =>
    askAt(home, (ifHere) => `DELETE FROM due_work WHERE ${ifHere} AND kind = $1 RETURNING reference`, [kind])
  await move({}, 'g1')
  await expect(deleted()).rejects.toBeInstanceOf(HomeMoved)
  await move({ g1: true }, 'g1')
  expect(await deleted()).toMatchObject([{ reference: 'one' }])
  expect(await deleted()).toEqual([])
})

test('due work of every home is done', async () => {
  const kind = 'of_a_home'
  await inSchool(pools.app, hall, (tx) => enqueue(tx, kind, 'one'))
  const done = Promise.withResolvers<string>()
  const jobs = startJobsAtHomes(pools.homes, {
    onFailure: done.reject,
    start: (home) =>
      startJobs({
        ...{ pool: pools.app, home, isClockTrusted: () => true, onFailure: (_kind, error) => done.reject(error) },
        groups: [
          {
            concurrency: 1,
            kinds: { [kind]: { needsClock: true, run: async ({ reference }) => done.resolve(reference) } },
          },
        ],
      }),
  })
  expect(await done.promise).toBe('one')
  await jobs.stop()
  const [home] = (await pools.homes.all()).filter(({ group }) => group === 'g2')
  if (!home) throw new Error('There is no g2.')
  expect(await askAt(home, (ifHere) => `SELECT 1 FROM due_work WHERE ${ifHere} AND kind = $1`, [kind])).toEqual([])
})
