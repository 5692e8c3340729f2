import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from './tenant.ts'
import { inTransaction } from './transaction.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const schoolId = '00000000-0000-7000-8000-0000000000aa'
type Run = (text: string, values: unknown[]) => Promise<unknown>
type Begin = (pool: Pool, work: (run: Run) => Promise<void>) => Promise<void>

/** Two transactions, of which each has one row and wants the other's; answers what each of their tries began with. */
async function deadlock(begin: Begin): Promise<string[]> {
  const { app } = server.pools
  await app.query('DELETE FROM due_work')
  for (const reference of ['first', 'second']) {
    await app.query(`INSERT INTO due_work (school_id, kind, reference, due_at) VALUES ($1, 'none', $2, now())`, [
      schoolId,
      reference,
    ])
  }
  const tries: string[] = []
  const held = new Set<string>()
  const bothHold = Promise.withResolvers<void>()
  const take = (run: Run, reference: string) =>
    run(`UPDATE due_work SET failures = failures + 1 WHERE reference = $1`, [reference])
  const one = (mine: string, theirs: string) =>
    begin(app, async (run) => {
      tries.push(mine)
      await take(run, mine)
      held.add(mine)
      if (held.size === 2) bothHold.resolve()
      await bothHold.promise
      await take(run, theirs)
    })
  await Promise.all([one('first', 'second'), one('second', 'first')])
  const { rows } = await app.query('SELECT failures FROM due_work')
  expect(rows).toEqual([{ failures: 2 }, { failures: 2 }])
  return tries
}

describe('a transaction that has to give way', () => {
  it.each<[string, Begin]>([
    ['of a school', (pool, work) => inSchool(pool, { schoolId }, (tx) => work(tx.run))],
    ['of none', (pool, work) => inTransaction(pool, (client) => work((text, values) => client.query(text, values)))],
  ])('%s is run again, and both are done once', async (_what, begin) => {
    const tries = await deadlock(begin)
    expect(tries).toHaveLength(3)
    expect(new Set(tries)).toEqual(new Set(['first', 'second']))
  })
})

it('a call whose statement is given up is told to try again, and the log says so without calling it a fault', async () => {
  const { admin } = await aSchool(server)
  await asOne(server.database.ownerUrl, async (owner) => {
    await owner.query('BEGIN; LOCK TABLE notices IN ACCESS EXCLUSIVE MODE')
    const refusal = refusalOf(admin.notice.list({}))
    const giveUp = () =>
      server.pools.app.query(`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND usename = current_user`)
    await expect.poll(async () => (await giveUp()).rowCount).toBe(1)
    expect(await refusal).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    await owner.query('ROLLBACK')
  })
  expect(await admin.notice.list({})).toMatchObject({ items: [{ kind: 'school_ready' }] })
  expect(server.logged.filter((line) => line.includes('a call failed'))).toEqual([])
  expect(server.logged.filter((line) => line.includes('a call had to give way'))).toHaveLength(1)
})
