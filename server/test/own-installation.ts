import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { asOne, makeDataDir } from './cluster.ts'
import { isReady, type Running, startServer } from './running.ts'

/** For the tests of one file: each has an empty DATA_DIR of its own, and servers on it that are stopped behind it. */
export function ownInstallation() {
  let dataDir = ''
  let remove = () => {}
  let started: Running[] = []
  const stopAll = async () => {
    for (const server of started) await server.stop()
  }
  beforeEach(() => {
    started = []
    ;({ dataDir, remove } = makeDataDir())
  })
  afterEach(async () => {
    await stopAll()
    remove()
  })
  return {
    get dataDir() {
      return dataDir
    },
    start(options: Partial<Parameters<typeof startServer>[0]> = {}): Running {
      const server = startServer({ dataDir, ...options })
      started.push(server)
      return server
    },
    stopAll,
    /** As its owner in the server's database: to see that what was committed is there after any accident. */
    inDatabase(sql: string): Promise<unknown[]> {
      const { port, ownerPassword } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
      const url = `postgresql://sabimark:${ownerPassword}@127.0.0.1:${port}/sabimark`
      return asOne(url, async (client) => (await client.query(sql)).rows)
    },
  }
}

export const becomesReady = (address: string) =>
  expect.poll(() => isReady(address), { timeout: 60_000, interval: 100 }).toBe(true)

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export const isGone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false)
