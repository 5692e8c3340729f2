import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Allowance } from '@sabimark/domain/words/allowance.ts'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/platform/config.ts'
import { openPools, type Pools } from '../src/platform/database/pools.ts'
import { createLog, type Log } from '../src/platform/process/log.ts'
import { makeClient, type TestClient } from './client.ts'
import { testConfig } from './config.ts'
import { type TestDatabase, testDatabase } from './database.ts'

/** The real app over a database of its own, listening on a loopback port. */
export type TestServer = {
  url: string
  port: number
  config: Config
  pools: Pools
  database: TestDatabase
  log: Log
  /** Set `isTrusted` to false and the server believes that its clock has jumped. */
  clock: { isTrusted: boolean }
  isClockTrusted(): boolean
  signUpAllowance: Allowance
  /** Every line the server has logged. */
  logged: string[]
  /** A browser nobody is signed in on: typed calls, own cookies, an Origin header. `host` asks another host name. */
  client(options?: { host?: string }): TestClient
  /** Takes due work until `stop`; a server starts without. */
  startJobs(): void
  /** Ends the server and its connections; the database stays until `stop`. */
  rest(): Promise<void>
  stop(): Promise<void>
}

const asManyAsTestsLike: Allowance = { anHour: null, aDay: null }

type Options = { signUpAllowance?: Allowance }

/** Starts one, usually once per test file in `beforeAll`, with `stop` in `afterAll`. */
export async function testServer(settings: Partial<Config> = {}, options: Options = {}): Promise<TestServer> {
  const database = await testDatabase()
  return await serverOver({ database, pools: openPools(database.urls) }, settings, options)
}

/** The same over a database that is there, and how it is reached. */
export async function serverOver(
  { database, pools }: Pick<TestServer, 'database' | 'pools'>,
  settings: Partial<Config> = {},
  { signUpAllowance = asManyAsTestsLike }: Options = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sabimark-app-'))
  const config = testConfig({ dataDir, ...settings })
  const logged: string[] = []
  const log = createLog({ level: config.logLevel, to: { write: (line) => logged.push(line) } })
  const clock = { isTrusted: true }
  const isClockTrusted = () => clock.isTrusted
  const app = await buildApp({ config, pools, log, isClockTrusted, signUpAllowance })
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  let resting: Promise<void> | undefined
  const rest = () => {
    resting ??= app.close().then(() => pools.close())
    return resting
  }
  const address = app.fastify.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    config,
    pools,
    database,
    log,
    clock,
    isClockTrusted,
    signUpAllowance,
    logged,
    client: (options) => makeClient(port, options),
    startJobs: app.startJobs,
    rest,
    stop: async () => {
      await rest()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
