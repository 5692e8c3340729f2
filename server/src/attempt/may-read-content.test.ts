import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hall, layHall } from '../../test/builders/attempt.ts'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { openPools, type Pools } from '../platform/database/pools.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { createMayReadContent } from './may-read-content.ts'

let database: TestDatabase
let pools: Pools
let hall: Hall

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  hall = await layHall(pools, { candidates: 3 })
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
const change = async (index: number, what: string) => {
  const { schoolId, attemptId } = claims(index)
  await inSchool(pools.app, { schoolId }, (tx) =>
    tx.run(`UPDATE exam_attempts SET ${what} WHERE school_id = $1 AND id = $2`, [schoolId, attemptId]),
  )
}

test('the paper is read under a ticket while its attempt runs, and no more when it is over or handed in', async () => {
  const mayRead = createMayReadContent(pools.app, { forMs: 0 })
  mayRead.begin(claims(0))
  expect(await mayRead(claims(0))).toBe(true)
  await change(0, `started_at = now() - interval '3 hours', deadline = now() - interval '1 hour'`)
  expect(await mayRead(claims(0))).toBe(false)
  expect(await mayRead({ ...claims(1), studentId: claims(2).studentId }), 'of somebody else').toBe(false)
  expect(await mayRead({ ...claims(1), attemptId: claims(1).studentId }), 'of no attempt').toBe(false)
})

test('who was let in a moment ago fetches it without a question to the database', async () => {
  const lost = openPools(database.urls)
  await lost.close()
  const mayRead = createMayReadContent(lost.app)
  mayRead.begin(claims(1))
  expect(await mayRead(claims(1))).toBe(true)
  await expect(mayRead(claims(2))).rejects.toThrow()
})
