// What a server knows of the backups of its database, and whom it tells.
import { quietBeforeMs, sittingAtMostMs } from '@sabimark/domain/backup/backup-due.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layHall } from '../../../test/builders/attempt.ts'
import { asOne } from '../../../test/cluster.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { ensureFirstAdmin } from '../../people/first-admin/first-admin.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { lateBackupWarning } from './backup-watch.ts'
import { selectBackupsSoFar, selectOpenings } from './backups-so-far.db.ts'
import { noteFailure } from './nightly-lock.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ backupDir: '/mnt/backups' })
})
afterAll(() => server.stop())

const asOwner = (sql: string) => asOne(server.database.ownerUrl, (owner) => owner.query(sql))

const startedAgo = (interval: string) =>
  asOwner(`UPDATE schema_database SET started_at = now() - interval '${interval}'`)

const backedUpAgo = (interval: string, bytes: number) =>
  asOwner(`INSERT INTO schema_backups (made_at, machine, file, is_encrypted, table_count, row_count, byte_count)
    VALUES (now() - interval '${interval}', 'here', '/mnt/backups/one', false, 74, 1000, ${bytes})`)

async function warnings(headers: Record<string, string> = {}): Promise<string[]> {
  const response = await fetch(`${server.url}/health/ready`, { headers })
  expect(response.status).toBe(200)
  const said: { warnings: string[] } = JSON.parse(await response.text())
  return said.warnings
}

test('the company is told of the last good backup, and a late one is a warning to whoever watches the server from its own machine', async () => {
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  const chief = server.client()
  await chief.people.signIn({ email, password: password ?? '' })
  await startedAgo('47 hours')
  expect(await chief.school.lastBackup()).toEqual({ last: null, isLate: false, failed: null, isNightly: true })
  await startedAgo('49 hours')
  expect(await chief.school.lastBackup()).toEqual({ last: null, isLate: true, failed: null, isNightly: true })
  await expect.poll(() => warnings()).toEqual([lateBackupWarning])
  // Through a proxy on this machine, whichever header it writes, a stranger asks.
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    expect(await warnings({ [header]: '127.0.0.1' })).toEqual([])
  }
  expect(await warnings({})).toEqual([lateBackupWarning])

  await backedUpAgo('50 hours', 1_000)
  await backedUpAgo('47 hours', 143_000_000)
  const last = { madeAt: expect.stringMatching(/Z$/), byteCount: 143_000_000 }
  expect(await chief.school.lastBackup()).toEqual({ last, isLate: false, failed: null, isNightly: true })
  await expect.poll(() => warnings()).toEqual([])
})

test('a nightly backup that failed is told of, with its reason', async () => {
  await noteFailure(server.database.ownerUrl, 'The disk\u001b[2J is full.')
  const { failedAt, failedWhy } = await selectBackupsSoFar(server.pools.platform)
  expect([failedAt, failedWhy]).toEqual([expect.any(Date), 'The disk [2J is full.'])
})

test('what role platform reads of a school across all is the name of its owner, and of a backup not where it is', async () => {
  const hall = await layHall(server.pools)
  const { platform } = server.pools
  const owner = async () => (await platform.query('SELECT owner_of_school($1) AS name', [hall.schoolId])).rows
  expect(await owner()).toEqual([{ name: null }])
  const person = await inSchool(server.pools.app, hall, async (tx) => {
    await tx.run(
      'UPDATE schools SET owner_id = (SELECT account_id FROM users WHERE school_id = $1 AND id = $2) WHERE id = $1',
      [tx.schoolId, hall.teacherId],
    )
    return await tx.one('SELECT name FROM users WHERE school_id = $1 AND id = $2', [tx.schoolId, hall.teacherId])
  })
  expect(await owner()).toEqual([person])
  for (const sql of [
    'SELECT name FROM users',
    'SELECT file FROM schema_backups',
    'SELECT machine FROM schema_backups',
  ]) {
    await expect(platform.query(sql)).rejects.toThrow('permission denied')
  }
})

test('a sitting of any school that is open or soon will be, for no longer than one lasts, is seen, and no other', async () => {
  const hall = await layHall(server.pools)
  const move = (opens: string, closes: string) =>
    inSchool(server.pools.app, hall, (tx) =>
      tx.run(
        `UPDATE exam_sittings SET opens_at = now() + $2::interval, closes_at = now() + $3::interval WHERE school_id = $1`,
        [tx.schoolId, opens, closes],
      ),
    )
  const soon = quietBeforeMs / 1000
  const most = sittingAtMostMs / 1000
  const found: number[] = []
  for (const [opens, closes] of [
    ['-1 hour', '1 hour'],
    [`${soon - 60} seconds`, '2 hours'],
    [`${soon + 60} seconds`, '2 hours'],
    ['-2 hours', '-1 second'],
    ['-1 hour', `${most - 3600} seconds`],
    ['-1 hour', `${most - 3599} seconds`],
  ] as const) {
    await move(opens, closes)
    found.push((await selectOpenings(server.pools)).length)
  }
  expect(found).toEqual([1, 1, 0, 0, 1, 0])
})
