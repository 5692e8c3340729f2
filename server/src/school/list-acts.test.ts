import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchool, type TestSchool } from '../../test/builders/people.ts'
import { asOne } from '../../test/cluster.ts'
import { mostRowsRead, type Sent } from '../../test/rows-read.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { idSequence } from '../platform/ids.ts'
import { listActs } from './list-acts.ts'

const dayMs = 86_400_000
let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

test('what was done lately is shown, and of all before not a line is read', async () => {
  const idAt = idSequence()
  const now = Date.now()
  const ids = [...Array.from({ length: 1500 }, (_, n) => now - (31 + n / 10) * dayMs), now - 29 * dayMs, now - dayMs]
  const batches = ids.map((ms) => ({ id: idAt(ms), at: new Date(ms) }))
  const actor = await inSchool(server.pools.app, school, async (tx) => {
    const { id } = await tx.one<{ id: string }>(`SELECT id FROM users WHERE school_id = $1 AND role = 'school_admin'`, [
      tx.schoolId,
    ])
    await tx.run(
      `INSERT INTO audit_log (school_id, id, actor_user_id, action, subject, detail, batch, done_at)
       SELECT $1, b.id, $2, 'student.moved', b.id::text, '{}', b.id, b.at
       FROM jsonb_to_recordset($3) AS b (id uuid, at timestamptz)`,
      [tx.schoolId, id, JSON.stringify(batches)],
    )
    return id
  })
  await asOne(server.database.ownerUrl, (owner) => owner.query('ANALYZE audit_log'))
  const sent: Sent[] = []
  await inSchool(server.pools.app, school, async (tx) => {
    const unnamedRows: Tx['unnamedRows'] = (text, values = []) => {
      sent.push({ text, values })
      return tx.unnamedRows(text, values)
    }
    const who: Actor = { userId: actor, accountId: '', name: '', role: 'school_admin', isSuspended: false }
    const page = await listActs({ ...tx, unnamedRows }, { size: 10 }, who)
    expect('items' in page && page.items.map(({ id }) => id)).toEqual(
      batches
        .slice(-2)
        .toReversed()
        .map(({ id }) => id),
    )
    for (const one of sent)
      expect(await mostRowsRead((text, values) => tx.unnamedRows(text, values), one)).toBeLessThan(20)
  })
  expect(sent.length).toBeGreaterThan(0)
})
