import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { isDatabaseLost } from '../http/errors.ts'
import { endIfSilent } from './end-if-silent.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** A way to PostgreSQL that takes everything and passes nothing on once it is cut, and closes nothing: as a cable that is pulled out. */
async function aWay(url: string) {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  let isCut = false
  const server = createServer((client) => {
    const beyond = connect(Number(port), hostname)
    sockets.push(client, beyond)
    for (const [from, to] of [
      [client, beyond],
      [beyond, client],
    ] as const) {
      from.on('data', (chunk) => isCut || to.write(chunk))
      from.on('close', () => isCut || to.destroy())
      from.on('error', () => undefined)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: through.href,
    cut: (cut: boolean) => {
      isCut = cut
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

test('what is asked of a database that is cut off is lost, and the next connection serves', async () => {
  const way = await aWay(database.urls.app)
  const pool = new Pool({ connectionString: way.url, max: 1, pipeline: true })
  const heard: Error[] = []
  pool.on('connect', (client) => client.on('error', (error) => heard.push(error)))
  pool.on('error', () => undefined)
  endIfSilent(pool, 300)
  const pidOf = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
  try {
    const first = await pidOf()
    // Nobody uses it: it may be silent as long as it likes.
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect([await pidOf(), heard]).toEqual([first, []])
    way.cut(true)
    const lost = await pidOf().catch((error: unknown) => error)
    expect(isDatabaseLost(lost)).toBe(true)
    way.cut(false)
    const next = await pidOf()
    expect(next).toEqual(expect.any(Number))
    expect(next).not.toBe(first)
  } finally {
    await pool.end()
    await way.stop()
  }
})
