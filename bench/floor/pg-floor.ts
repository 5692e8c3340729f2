/**
 * What PostgreSQL alone can do here, asked by `pg`: durable upserts of single rows, 64 at the same moment, with the
 * settings the product gives its own.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@sabimark/server/src/platform/database/embedded.ts'
import { Pool } from 'pg'

export type PgFloor = { perSecond: number }

const inFlight = 64
const upsert = {
  name: 'upsert',
  text: 'INSERT INTO floor (id, value) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET value = excluded.value',
}

async function measure(ownerUrl: string, measureMs: number): Promise<number> {
  const pool = new Pool({ connectionString: ownerUrl, max: inFlight })
  // A pool says that it has ended before its last connection is gone, and the database may be stopped before that.
  pool.on('error', () => undefined)
  await pool.query('CREATE TABLE floor (id integer PRIMARY KEY, value integer NOT NULL)')
  let count = 0
  const lane = async (id: number, until: number) => {
    const client = await pool.connect()
    for (let value = 1; performance.now() < until; value += 1) {
      await client.query({ ...upsert, values: [id, value] })
      count += 1
    }
    client.release()
  }
  const runFor = (durationMs: number) => {
    const until = performance.now() + durationMs
    return Promise.all(Array.from({ length: inFlight }, (_, id) => lane(id, until)))
  }
  await runFor(measureMs / 5)
  count = 0
  const began = performance.now()
  await runFor(measureMs)
  const perSecond = count / ((performance.now() - began) / 1000)
  await pool.end()
  return perSecond
}

// Whoever stops the bench waits a few seconds longer: the database is stopped and removed first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
const dataDir = mkdtempSync(join(tmpdir(), 'sabimark-floor-'))
// Started as root, PostgreSQL runs as somebody else and must get through.
chmodSync(dataDir, 0o711)
try {
  const embedded = await startEmbedded({ dataDir, say: () => undefined, maxConnections: inFlight + 20 })
  try {
    const told: PgFloor = { perSecond: await measure(embedded.ownerUrl, Number(process.argv[2])) }
    process.send?.(told)
  } finally {
    await embedded.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
process.disconnect()
