// A backup of the cluster goes to one PostgreSQL and to a cluster of its own, and both have every row.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from '../../../scripts/command.ts'
import { connect } from './connect.ts'
import { homeOf } from './home-views.ts'
import { ownerUrl, superuserUrl } from './nodes.ts'
import { coordinator, FOLDER, firstPort, groups } from './places.ts'
import { readShards } from './read-shards.ts'
import { differing, type Sums, sumsOfCluster, sumsOfDatabase } from './sums.ts'

const one = 'sabimark_restored'
const file = join(FOLDER, 'backup')
const command = join(ROOT, 'e2e/cluster/run.ts')
/** Of the second cluster, which is gone behind it. */
const beside = { CITUS_PORT: String(firstPort + 10) }

/** Prints what was found and answers what was wrong. No server may run meanwhile. */
export async function proveBackup(say: (line: string) => void): Promise<string[]> {
  const SECRET = randomBytes(32).toString('hex')
  const settings = { DATABASE_URL: ownerUrl(), DATA_DIR: join(FOLDER, 'data'), SECRET }
  rmSync(file, { force: true })
  mkdirSync(settings.DATA_DIR, { recursive: true })
  try {
    await addDueWork()
    const was = await sumsOfCluster()
    const rows = Object.values(was).reduce((sum, table) => sum + table.rows, 0)
    say(`${Object.keys(was).length} tables of ${groups.length} groups and the coordinator have ${rows} rows.`)
    await done('server/src/back-up.ts', ['--to', file], settings)
    const problems = differing(was, await onOne(settings)).map((line) => `On one PostgreSQL: ${line}`)
    say('Restored into one PostgreSQL.')
    problems.push(...differing(was, await onAnother()).map((line) => `On another cluster: ${line}`))
    say('Restored into another cluster.')
    return problems
  } finally {
    rmSync(file, { force: true })
    await dropOne()
    await removeDueWork()
  }
}

/** Of rows whose numbers are given at the node each group has some, as where schools have been at work. */
const addDueWork = () =>
  inEveryGroup(
    (home) =>
      `INSERT INTO ${home}.due_work (school_id, kind, reference, due_at) SELECT id, 'backed_up', 'proof', now() + interval '1 year' FROM ${home}.schools ON CONFLICT DO NOTHING`,
  )

const removeDueWork = () => inEveryGroup((home) => `DELETE FROM ${home}.due_work WHERE kind = 'backed_up'`)

async function inEveryGroup(statementAt: (home: string) => string): Promise<void> {
  for (const group of groups) {
    const { port } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
    await connect(superuserUrl({ name: '', port }), (client) => client.query(statementAt(homeOf(group, 'app'))))
  }
}

async function onOne(settings: Record<string, string>): Promise<Sums> {
  await dropOne()
  await connect(superuserUrl(coordinator, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${one} OWNER sabimark_owner`),
  )
  await done('server/src/restore.ts', [file], { ...settings, DATABASE_URL: ownerUrl(coordinator, one) })
  return await sumsOfDatabase(superuserUrl(coordinator, one))
}

async function dropOne(): Promise<void> {
  await connect(superuserUrl(coordinator, 'postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${one} WITH (FORCE)`)
    for (const role of ['app', 'auth', 'saver', 'platform', 'keeper'])
      await client.query(`DROP ROLE IF EXISTS ${one}_${role}`)
  })
}

/** As an operator would: by the commands, on other ports. */
async function onAnother(): Promise<Sums> {
  const citus = (...more: string[]) => run(process.execPath, [command, 'citus', ...more], beside)
  await citus('down')
  try {
    if ((await citus('up', file)) !== 0) throw new Error('The other cluster did not come up.')
    const said = execFileSync(process.execPath, [command, 'citus', 'sums'], {
      ...{ encoding: 'utf8', maxBuffer: 1e8, env: { ...process.env, ...beside } },
    })
    return JSON.parse(said)
  } finally {
    await citus('down')
  }
}

async function done(program: string, more: string[], settings: Record<string, string>): Promise<void> {
  if ((await run(process.execPath, [join(ROOT, program), ...more], settings)) !== 0)
    throw new Error(`${program} ended with a failure.`)
}
