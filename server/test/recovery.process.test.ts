// PostgreSQL is hit where it is weakest: while it starts, and while it recovers from the loss of one of its processes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { asOne } from './cluster.ts'
import { isAlive, ownInstallation } from './own-installation.ts'
import { isReady, postmasterPid, type Running } from './running.ts'

const here = ownInstallation()

/** A server that waits a second for a PostgreSQL that does not stop, and not twenty. */
function start(): Running {
  return here.start({ env: { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'short-patience.ts')}` } })
}

function pidIfThere(): number | undefined {
  try {
    return postmasterPid(here.dataDir)
  } catch {
    return undefined
  }
}

/** Kills one process of PostgreSQL that serves a connection, and returns while all of it recovers from that. */
async function loseOneProcess(): Promise<void> {
  const { port, ownerPassword } = JSON.parse(readFileSync(join(here.dataDir, 'database.json'), 'utf8'))
  const url = `postgresql://sabimark:${ownerPassword}@127.0.0.1:${port}/sabimark`
  const pid = await asOne(url, async (client) => {
    // Something to recover.
    await client.query('CREATE TABLE many AS SELECT generate_series(1, 100000) AS n')
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const own = rows[0]?.pid ?? Number.NaN
    process.kill(own, 'SIGKILL')
    return own
  }).catch(() => undefined)
  const said = async () => {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    const outcome = await client.connect().then(
      () => 'answers',
      (error: Error) => error.message,
    )
    await client.end().catch(() => undefined)
    return outcome
  }
  expect(pid).toBeGreaterThan(0)
  await expect.poll(said, { interval: 5, timeout: 30_000 }).toContain('in recovery mode')
}

test('PostgreSQL killed while it starts is started again by the server that starts it', async () => {
  const first = start()
  await first.ready()
  first.child.kill('SIGKILL')
  process.kill(postmasterPid(here.dataDir), 'SIGKILL')
  await first.gone()
  const leftover = postmasterPid(here.dataDir)

  const second = start()
  let victim = leftover
  await expect
    .poll(
      () => {
        victim = pidIfThere() ?? leftover
        return victim
      },
      { interval: 2, timeout: 60_000 },
    )
    .not.toBe(leftover)
  process.kill(victim, 'SIGKILL')
  await second.ready()
  expect(postmasterPid(here.dataDir)).not.toBe(victim)
})

test('PostgreSQL that hangs when told to stop while it recovers is ended all the same', async () => {
  const server = start()
  await server.ready()
  const database = postmasterPid(here.dataDir)
  await loseOneProcess()
  expect(await server.stop()).toBe(0)
  expect(isAlive(database)).toBe(false)
  expect(await isReady(await start().ready())).toBe(true)
})

test('PostgreSQL that a killed server left hanging in its stop does not keep the next start away', async () => {
  const first = start()
  await first.ready()
  const database = postmasterPid(here.dataDir)
  await loseOneProcess()
  process.kill(database, 'SIGINT')
  first.child.kill('SIGKILL')
  await first.gone()
  expect(await isReady(await start().ready())).toBe(true)
  expect(postmasterPid(here.dataDir)).not.toBe(database)
})
