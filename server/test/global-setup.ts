import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/database/migrate.ts'
import { quoteName } from '../src/platform/database/owner.ts'
import { asOne, onDatabase, openCluster } from './cluster.ts'
import { dropRoles } from './database.ts'

/** What the test files need to clone a database; see database.ts. */
export type TestCluster = { ownerUrl: string; template: string; rolePrefix: string; secret: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
    /** Of which command the test is: `first` of `npm test`, where some go a shorter way; scripts/prove/files.ts reads it. */
    proof: 'first' | 'rest' | 'all'
  }
}

/** One PostgreSQL and one migrated template for the whole run; every test file works on a copy of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster(() => undefined)
  const rolePrefix = `test_${randomBytes(4).toString('hex')}`
  const template = `${rolePrefix}_template`
  const secret = randomBytes(32).toString('hex')
  const tearDown = async () => {
    await asOne(cluster.ownerUrl, (owner) => dropAll(owner, rolePrefix))
    await cluster.stop()
  }
  try {
    await asOne(cluster.ownerUrl, (owner) =>
      owner.query(`CREATE DATABASE ${quoteName(template)} TEMPLATE template0 ENCODING 'UTF8'`),
    )
    await migrate(onDatabase(cluster.ownerUrl, template), { secret, rolePrefix })
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('testCluster', { ownerUrl: cluster.ownerUrl, template, rolePrefix, secret })
  return tearDown
}

type Owner = Parameters<Parameters<typeof asOne>[1]>[0]

async function dropAll(owner: Owner, rolePrefix: string): Promise<void> {
  const { rows } = await owner.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [`${rolePrefix}_`],
  )
  for (const { datname } of rows) await owner.query(`DROP DATABASE ${quoteName(datname)} WITH (FORCE)`)
  await dropRoles(owner, rolePrefix)
}
