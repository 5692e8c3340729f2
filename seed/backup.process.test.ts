// The backup README tells of, by its own commands, on the oldest PostgreSQL an outside database may have.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@sabimark/server/src/platform/database/migrate.ts'
import { readRoleUrls } from '@sabimark/server/src/platform/database/migrate-roles.ts'
import { openPools } from '@sabimark/server/src/platform/database/pools.ts'
import { layWholeHall } from '@sabimark/server/test/builders/whole-hall.ts'
import { asOne } from '@sabimark/server/test/cluster.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../scripts/command.ts'
import { findPostgres15 } from '../scripts/machine.js'
import { type Postgres15, startPostgres15 } from '../scripts/postgres-15.ts'

let database: Postgres15

beforeAll(async () => {
  database = await startPostgres15()
  await migrate(database.url, { secret: 'only for this test' })
  const pools = openPools(await readRoleUrls(database.url))
  await layWholeHall(pools)
  await pools.close()
})
afterAll(() => database.stop())

/** Runs a line of the README, for which PostgreSQL asks the password of `url`. */
function runAs(url: string, line: string) {
  const { hostname, port, password } = new URL(url)
  const { status, stderr } = spawnSync(line.replace('HOST', hostname), {
    cwd: database.folder,
    shell: true,
    encoding: 'utf8',
    env: { PATH: `${findPostgres15()}:${process.env.PATH}`, PGPORT: port, PGPASSWORD: password },
  })
  return { status, stderr }
}

function lineOfReadme(beginning: string): string {
  const lines = readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n')
  const found = lines.filter((line) => line.startsWith(beginning))
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

/** How many rows each table has, as a superuser counts them: row-level security hides nothing from it. */
const countRows = () =>
  asOne(database.superuserUrl, async (superuser) => {
    const { rows } = await superuser.query<{ name: string; count: number }>(
      `SELECT oid::regclass::text AS name, (xpath('//count/text()',
         query_to_xml(format('SELECT count(*) FROM %s', oid::regclass), false, true, '')))[1]::text::int AS count
       FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'auth') ORDER BY 1`,
    )
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  })

test('as the owner it fails, or is empty though it ends well', async () => {
  const dump = lineOfReadme('pg_dump ').replace('-U postgres', '-U owner')
  const refused = runAs(database.url, dump)
  expect(refused.status).not.toBe(0)
  expect(refused.stderr).toContain('query would be affected by row-level security policy')
  const plain = dump.replace('-Fc', '--enable-row-security').replace('sabimark.dump', 'owner.sql')
  expect(runAs(database.url, plain)).toEqual({ status: 0, stderr: '' })
  const ofSchools = readFileSync(join(database.folder, 'owner.sql'), 'utf8').match(/^COPY public\.schools .*\n(.*)$/m)
  expect(ofSchools?.[1]).toBe('\\.')
})

test('as a superuser it has every row, and is restored under its own name', async () => {
  const before = await countRows()
  expect(before).toMatchObject({ schools: 2, attempt_events: 2, 'auth."user"': expect.any(Number) })
  for (const beginning of ['pg_dumpall ', 'pg_dump ', 'psql -h HOST -U postgres -c', 'pg_restore ']) {
    expect(runAs(database.superuserUrl, lineOfReadme(beginning))).toEqual({ status: 0, stderr: '' })
  }
  expect(await countRows()).toEqual(before)
  // What the product asks of it at its start finds nothing to do, and its roles read what is theirs.
  expect(await migrate(database.url, { secret: 'only for this test' })).toEqual([])
  const roles = readFileSync(join(database.folder, 'roles.sql'), 'utf8')
  for (const role of ['app', 'auth', 'saver', 'platform']) expect(roles).toContain(`CREATE ROLE sabimark_${role};`)
  const pools = openPools(await readRoleUrls(database.url))
  const { rows } = await pools.platform.query('SELECT name FROM schools')
  await pools.close()
  expect(rows).toHaveLength(before.schools ?? 0)
})
