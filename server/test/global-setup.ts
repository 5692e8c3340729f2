import type { TestProject } from 'vitest/node'
import { quoteName } from '../src/platform/database/owner.ts'
import { asOne, givenDatabase, useGiven } from './cluster.ts'
import { dropRoles } from './database.ts'
import { makeTemplate, openKept, type Template } from './kept-template.ts'

/** What the test files need to clone a database; see database.ts. */
export type TestCluster = Template & { ownerUrl: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
    /** Of which command the test is: `first` of `npm test`, where some go a shorter way; scripts/prove/files.ts reads it. */
    proof: 'first' | 'rest' | 'all'
  }
}

/** One PostgreSQL and one migrated template for the whole run; every test file works on a copy of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = givenDatabase()
  const { stop, ...cluster } = given ? await prepareGiven(given) : await openKept()
  project.provide('testCluster', cluster)
  return stop
}

async function prepareGiven(url: string): Promise<TestCluster & { stop(): Promise<void> }> {
  const { ownerUrl, stop } = await useGiven(url)
  try {
    const template = await makeTemplate(ownerUrl)
    const clearUp = async () => {
      await asOne(ownerUrl, (owner) => dropAll(owner, template.rolePrefix))
      await stop()
    }
    return { ownerUrl, ...template, stop: clearUp }
  } catch (error) {
    await stop()
    throw error
  }
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
