import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { databaseRole, quoteName, type RoleUrls, roleNames, roleUrls } from '../src/platform/database/owner.ts'
import { asOne, onDatabase } from './cluster.ts'

export type TestDatabase = { ownerUrl: string; urls: RoleUrls; secret: string; drop(): Promise<void> }

/** A fresh database, migrated and without rows: once per test file, in `beforeAll`, with `drop` in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const { ownerUrl: clusterUrl, template, rolePrefix, secret } = inject('testCluster')
  const name = `${rolePrefix}_${randomBytes(4).toString('hex')}`
  await asOne(clusterUrl, (owner) => owner.query(`CREATE DATABASE ${quoteName(name)} TEMPLATE ${quoteName(template)}`))
  const ownerUrl = onDatabase(clusterUrl, name)
  return {
    ownerUrl,
    urls: roleUrls(ownerUrl, secret, rolePrefix),
    secret,
    drop: () => dropDatabase(clusterUrl, name),
  }
}

/**
 * An empty database without any migration, for tests of the migrations themselves. Its roles are its own, as in the
 * product: what one migration lends the owner in the cluster, the end of another would take away.
 */
export async function emptyDatabase(options = "ENCODING 'UTF8'"): Promise<TestDatabase & { rolePrefix: string }> {
  const { ownerUrl: clusterUrl, rolePrefix, secret } = inject('testCluster')
  const name = `${rolePrefix}_${randomBytes(4).toString('hex')}`
  await asOne(clusterUrl, (owner) => owner.query(`CREATE DATABASE ${quoteName(name)} TEMPLATE template0 ${options}`))
  const ownerUrl = onDatabase(clusterUrl, name)
  return {
    ownerUrl,
    rolePrefix: name,
    urls: roleUrls(ownerUrl, secret),
    secret,
    drop: async () => {
      await dropDatabase(clusterUrl, name)
      await asOne(clusterUrl, (owner) => dropRoles(owner, name))
    },
  }
}

export async function dropRoles(owner: Client, rolePrefix: string): Promise<void> {
  for (const role of roleNames) await owner.query(`DROP ROLE IF EXISTS ${quoteName(databaseRole(rolePrefix, role))}`)
}

/** A connection just closed may take a moment to be gone, and the owner may not end those of other roles. */
async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await asOne(clusterUrl, (owner) => owner.query(`DROP DATABASE ${quoteName(name)} WITH (FORCE)`))
      return
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && (error.code === '42501' || error.code === '55006')
      if (!isBusy || tries === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 * tries))
    }
  }
}
