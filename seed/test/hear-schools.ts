import type { Pools } from '@sabimark/server/src/platform/database/pools.ts'
import { advisoryKeysIn } from '@sabimark/server/test/catalogue/statement-faults.ts'
import type { Pool, PoolClient } from 'pg'
import { readStatement, type WatchedRole } from './listen.ts'

/** A statement of a role: once as it was asked in a school, once as it was asked outside. */
export type NamedStatement = {
  role: WatchedRole
  /** The file of the server that asks. */
  file: string
  text: string
  isOutside: boolean
  /** Ids among its values besides that of its school. */
  otherIds: Set<string>
  /** Keys of advisory locks that were not given the school first. */
  otherLocks: Set<string>
}

export type HeardSchools = {
  statements: Map<string, NamedStatement>
  /** Files that bound a transaction to a second school. */
  secondBindings: Set<string>
  schoolIds: Set<string>
}

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** Longer values are what people wrote, or pictures. */
const longestRead = 10_000

/** Hears which school every transaction and statement names, on connections opened from now on. */
export function hearSchools(pools: Pools): HeardSchools {
  const heard: HeardSchools = { statements: new Map(), secondBindings: new Set(), schoolIds: new Set() }
  for (const role of ['app', 'saves', 'auth', 'platform'] as const) {
    const files = filesAsking(pools[role])
    pools[role].on('connect', (client) => hearClient(client, { role, files, heard }))
  }
  return heard
}

/** A pool asks when a connection is free; who asked is seen here alone. */
function filesAsking(pool: Pool): Map<string, string | undefined> {
  const files = new Map<string, string | undefined>()
  const { query } = pool
  Object.defineProperty(pool, 'query', {
    value: (...asked: unknown[]) => {
      const { text } = readStatement(asked)
      if (!files.has(text)) files.set(text, fileAsking())
      return Reflect.apply(query, pool, asked)
    },
  })
  return files
}

type Hearing = { role: WatchedRole; files: ReadonlyMap<string, string | undefined>; heard: HeardSchools }

function hearClient(client: PoolClient, { role, files, heard }: Hearing): void {
  const { query } = client
  let schoolId: string | undefined
  const bind = (to: string) => {
    if (schoolId !== undefined && schoolId !== to) heard.secondBindings.add(fileAsking() ?? '')
    heard.schoolIds.add(to)
    schoolId = to
  }
  const hear = (text: string, values: unknown[]) => {
    const key = `${role} ${schoolId !== undefined} ${text}`
    const known = heard.statements.get(key)
    const file = known?.file ?? (files.has(text) ? files.get(text) : fileAsking())
    // What a test asks by itself is no statement of the product.
    if (file === undefined) return
    const isOutside = schoolId === undefined
    const one = known ?? { role, file, text, isOutside, otherIds: new Set(), otherLocks: new Set() }
    heard.statements.set(key, one)
    for (const id of idsIn(values)) if (id !== schoolId) one.otherIds.add(id)
    for (const lock of advisoryKeysIn(text)) {
      const first = Number(/\$(\d+)/.exec(lock)?.[1] ?? 0)
      if (values[first - 1] !== schoolId) one.otherLocks.add(lock)
    }
  }
  Object.defineProperty(client, 'query', {
    // Others listen, too.
    configurable: true,
    value: (...asked: unknown[]) => {
      const { text, values } = readStatement(asked)
      if (text.includes("set_config('app.school_id'")) bind(String(values[0]))
      else if (/^(BEGIN|COMMIT|ROLLBACK)$/.test(text)) schoolId = undefined
      else hear(text, values)
      return Reflect.apply(query, client, asked)
    },
  })
}

const idsIn = (values: unknown[]): string[] =>
  values
    .flat()
    .flatMap((value) => (typeof value === 'string' && value.length < longestRead ? (value.match(ids) ?? []) : []))

/** The file of the server that asks, before what asks for all of them; undefined where none does. */
function fileAsking(): string | undefined {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 40
  const stack = new Error().stack ?? ''
  Error.stackTraceLimit = stackTraceLimit
  const files = [...stack.matchAll(/\/server\/(src\/[\w./-]+\.ts)/g)].map(([, file = '']) => file)
  return files.find((file) => !/^src\/platform\/(database|list)\//.test(file)) ?? files[0]
}
