import { Client, Pool, types } from 'pg'
import { endIfSilent } from './end-if-silent.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { type Homes, oneHome } from './homes.ts'
import type { RoleUrls } from './owner.ts'

// Counts and sums come as bigint, dates as days: both are safe as number and text here.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.DATE, (text) => text)

/**
 * Connections of each role. `app` serves the schools, `auth` proves who somebody is, `platform` serves super_admin's
 * lists. `saves` is role app again: saved answers never queue behind a class that signs in. `alone` makes a connection of role app
 * that belongs to no pool, for who listens; whoever asks for it opens and ends it. `homes`: where the schools are, which is here
 * unless the database has Citus.
 */
export type Pools = {
  app: Pool
  saves: Pool
  auth: Pool
  platform: Pool
  homes: Homes
  alone(): Client
  close(): Promise<void>
}

/** A commit waits for the disk also where somebody has switched that off for the database or for a role. */
const everyConnection = '-c synchronous_commit=on -c statement_timeout=20s -c idle_in_transaction_session_timeout=30s'

/** Where the other side is gone without a word, half a minute of silence is enough to know it. */
const noticesTheDead = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type OnLost = (role: string, error: Error) => void

/** Opens the pools; connects only when first used. A connection that breaks is reported and replaced, never fatal. */
export function openPools(urls: RoleUrls, onLost: OnLost = () => undefined): Pools {
  const open = (role: keyof RoleUrls, max: number, searchPath: string) => {
    const pool = new Pool({
      connectionString: urls[role],
      max,
      // Statements that do not wait for each other's answers leave together (tenant.ts).
      pipeline: true,
      stream: () => new GatheringSocket(),
      application_name: `sabimark-${role}`,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      ...noticesTheDead,
      options: `-c search_path=${searchPath} ${everyConnection}`,
    })
    // Each connection by itself, also while a transaction holds it: an unheard error would end the process.
    pool.on('connect', (client) => client.on('error', (error) => onLost(role, error)))
    pool.on('error', () => undefined)
    endIfSilent(pool)
    return pool
  }
  const app = open('app', 12, 'public')
  const saves = open('app', 2, 'public')
  const auth = open('auth', 4, 'auth,public')
  const platform = open('platform', 2, 'public')
  const alone = () =>
    new Client({
      connectionString: urls.app,
      application_name: 'sabimark-listening',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      ...noticesTheDead,
    })
  return {
    app,
    saves,
    auth,
    platform,
    homes: oneHome({ app, saves, auth, platform, alone }),
    alone,
    close: async () => {
      await Promise.all([app.end(), saves.end(), auth.end(), platform.end()])
    },
  }
}
