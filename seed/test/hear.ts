import { selectBackupsSoFar, selectOpenings } from '@sabimark/server/src/backup/nightly/backups-so-far.db.ts'
import { scheduleAttemptSweep } from '@sabimark/server/src/marking/sweep-attempts.ts'
import { newestRowMs } from '@sabimark/server/src/newest-row.ts'
import { ensureFirstAdmin } from '@sabimark/server/src/people/first-admin/first-admin.ts'
import { scheduleAccountSweep } from '@sabimark/server/src/people/sign-in/sweep-accounts.ts'
import { openPools, type Pools } from '@sabimark/server/src/platform/database/pools.ts'
import { asOne } from '@sabimark/server/test/cluster.ts'
import { type TestServer, testServer } from '@sabimark/server/test/server.ts'
import { driveEverything } from './drive.ts'
import { type HeardStatement, listenTo } from './listen.ts'

const chief = { email: 'chief@people.test', password: 'correct horse battery' }

/** A server whose first administrator is known. */
export const serverToHear = (): Promise<TestServer> =>
  testServer({ adminEmail: chief.email, adminPassword: chief.password })

export type Everything = {
  heard: HeardStatement[]
  /** Names of the calls that were made. */
  called: Set<string>
  /** Connections of the test's own, which nobody listens to; the caller closes them. */
  aside: Pools
}

/** Makes every call of the product over what a database was seeded with, ends the server, and says what it asked. */
export async function hearEverything(server: TestServer, password: string): Promise<Everything> {
  const heard = listenTo(server.pools)
  const aside = openPools(server.database.urls)
  const { email } = await ensureFirstAdmin(aside, server.config)
  await newestRowMs(server.pools.auth)
  await scheduleAccountSweep(server.pools)
  await scheduleAttemptSweep(server.pools)
  await selectBackupsSoFar(server.pools.platform)
  await selectOpenings(server.pools)
  server.startJobs()
  const admin = { email, password: chief.password }
  const made = await driveEverything({ server, aside: { ...server, pools: aside }, password, admin })
  // Statistics of a connection are counted for certain when it has ended.
  await server.rest()
  return { heard: [...heard.values()], called: new Set(made.map(({ call }) => call)), aside }
}

/** Of the statements that ask for rows of a school, how many there are and which were not given the school. */
export async function findUnbound(ownerUrl: string, heard: readonly HeardStatement[]) {
  const ofSchools = await readTablesOfSchools(ownerUrl)
  const asking = heard.filter(({ role, text }) => role === 'app' && ofSchools.test(text))
  const unbound = asking.filter(({ calls }) => calls.some(({ values, schoolId }) => !values.includes(schoolId)))
  return { askingCount: asking.length, unbound: unbound.map(({ text }) => text) }
}

/** Where a statement names a table whose rows belong to one school each. */
async function readTablesOfSchools(ownerUrl: string): Promise<RegExp> {
  const { rows } = await asOne(ownerUrl, (owner) =>
    owner.query<{ name: string }>('SELECT relname AS name FROM pg_class WHERE relrowsecurity'),
  )
  return new RegExp(`\\b(FROM|JOIN|INTO|UPDATE) (${rows.map(({ name }) => name).join('|')})\\b`)
}
