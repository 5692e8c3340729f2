import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Hall, layHall } from '../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { newId } from '../platform/ids.ts'
import { createContentOfAttempt } from './content-of-attempt.ts'

const hallSize = 250
let database: TestDatabase
let pools: Pools
let hall: Hall

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  hall = await layHall(pools, { candidates: hallSize })
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

const claims = (index: number) => {
  const attempt = hall.attempts[index]
  if (!attempt) throw new Error('The hall is smaller.')
  return { ...attempt, epoch: 1 }
}

test('a hall on one version reads and keeps its content once', async () => {
  // All connections are there, so that many ask in the same moment.
  const clients = await Promise.all(Array.from({ length: pools.app.options.max }, () => pools.app.connect()))
  for (const client of clients) client.release()
  const parse = vi.spyOn(JSON, 'parse')
  const contentOf = createContentOfAttempt(pools.app)
  const contents = await Promise.all(hall.attempts.map((_attempt, index) => contentOf(claims(index))))
  const parsed = parse.mock.calls.filter(([text]) => text.includes('Text of question01'))
  parse.mockRestore()
  expect(contents[0]?.content).toEqual(hall.content)
  expect(new Set(contents).size).toBe(1)
  expect(parsed).toHaveLength(1)
})

test('whoever was forgotten is looked up again', async () => {
  const contentOf = createContentOfAttempt(pools.app, 1)
  for (const index of [0, 1, 0]) expect((await contentOf(claims(index)))?.content).toEqual(hall.content)
})

test('an attempt that is not there has none, and neither has one of another school', async () => {
  const contentOf = createContentOfAttempt(pools.app)
  expect(await contentOf({ ...claims(0), attemptId: newId() })).toBeUndefined()
  expect(await contentOf(claims(0))).toBeDefined()
  expect(await contentOf({ ...claims(0), schoolId: newId() })).toBeUndefined()
})

test('who could not read it spoils it for nobody', async () => {
  const fresh = await layHall(pools)
  const [attempt] = fresh.attempts
  if (!attempt) throw new Error('An attempt.')
  const lost = openPools(database.urls)
  const fromLost = createContentOfAttempt(lost.app)
  await lost.close()
  await expect(fromLost({ ...attempt, epoch: 1 })).rejects.toThrow()
  expect((await createContentOfAttempt(pools.app)({ ...attempt, epoch: 1 }))?.content).toEqual(fresh.content)
})
