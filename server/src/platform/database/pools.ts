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

/**
 * A commit waits for the disk also where somebody has switched that off for the database or for a role. `work_mem` is PostgreSQL's own: with
 * an operator's smaller one the set of an exam's papers would not fit, and be gone through once for each of them.
 */
const everyConnection =
  '-c synchronous_commit=on -c statement_timeout=20s -c idle_in_transaction_session_timeout=30s -c work_mem=4MB -c hash_mem_multiplier=2'

/** Where the other side is gone without a word, half a minute of silence is enough to know it. */
const noticesTheDead = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

export type OnLost = (role: string, error: Error) => void

/** One pool of one role. */
type Opening = { url: string; max: number; searchPath: string; more?: string }

function opener(role: keyof RoleUrls, onLost: OnLost) {
  return ({ url, max, searchPath, more = '' }: Opening): Pool => {
    const pool = new Pool({
      connectionString: url,
      max,
      // Statements that do not wait for each other's answers leave together (tenant.ts).
      pipeline: true,
      stream: () => new GatheringSocket(),
      application_name: `sabimark-${role}`,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      ...noticesTheDead,
      options: `-c search_path=${searchPath} ${everyConnection}${more}`,
    })
    // Each connection by itself, also while a transaction holds it: an unheard error would end the process.
    pool.on('connect', (client) => client.on('error', (error) => onLost(role, error)))
    pool.on('error', () => undefined)
    endIfSilent(pool)
    return pool
  }
}

function listener(url: string) {
  return () =>
    new Client({
      connectionString: url,
      application_name: 'sabimark-listening',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      ...noticesTheDead,
    })
}

/** Opens the pools; connects only when first used. A connection that breaks is reported and replaced, never fatal. */
export function openPools(urls: RoleUrls, onLost: OnLost = () => undefined): Pools {
  const app = opener('app', onLost)({ url: urls.app, max: 12, searchPath: 'public' })
  const saves = opener('app', onLost)({ url: urls.app, max: 2, searchPath: 'public' })
  const auth = opener('auth', onLost)({ url: urls.auth, max: 4, searchPath: 'auth,public' })
  const platform = opener('platform', onLost)({ url: urls.platform, max: 2, searchPath: 'public' })
  const alone = listener(urls.app)
  const end = async () => {
    await Promise.all([app.end(), saves.end(), auth.end(), platform.end()])
  }
  return { app, saves, auth, platform, homes: oneHome({ app, saves, auth, platform, alone }), alone, close: end }
}

/** Shards are written by their names, which Citus lets nobody do by mistake. */
const atHome = ' -c citus.enable_manual_changes_to_shards=on'

/**
 * The pools of a group at its node. Each role finds the tables as views in a schema of its own there (decision 087); of `auth` no tables
 * of accounts are among them.
 */
export function openHomePools(urls: RoleUrls, group: string, node: string, onLost: OnLost) {
  const at = (role: keyof RoleUrls): string => {
    const url = new URL(urls[role])
    url.host = node
    return url.href
  }
  const open = (role: keyof RoleUrls, max: number) =>
    opener(role, onLost)({ url: at(role), max, searchPath: `${group}_${role},${group}_app,public`, more: atHome })
  const app = open('app', 8)
  const saves = open('app', 2)
  const auth = open('auth', 2)
  const platform = open('platform', 1)
  return { app, saves, auth, platform, alone: listener(at('app')) }
}
