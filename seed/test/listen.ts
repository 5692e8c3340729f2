import type { Pools } from '@sabimark/server/src/platform/database/pools.ts'
import type { Pool } from 'pg'

/** The role a statement ran as; `saves` is role app on connections of its own. */
export type WatchedRole = Exclude<keyof Pools, 'homes' | 'alone' | 'close'>
/** A statement as the product issued it, with some of the values it was given and the school it was bound to. */
export type HeardStatement = { role: WatchedRole; text: string; calls: { values: unknown[]; schoolId: string }[] }

/** Values differ in which lists they narrow, and each narrowing may be planned otherwise. */
const mostCalls = 8

/**
 * Listens to every connection opened from now on and keeps each statement once: whatever the product asks is in it
 * without anybody listing it.
 */
export function listenTo(pools: Pools): Map<string, HeardStatement> {
  const heard = new Map<string, HeardStatement>()
  for (const role of ['app', 'saves', 'auth', 'platform'] as const) {
    listenToPool(pools[role], (text, values, schoolId) => {
      const asked = heard.get(`${role} ${text}`) ?? { role, text, calls: [] }
      heard.set(`${role} ${text}`, asked)
      if (asked.calls.length < mostCalls) asked.calls.push({ values, schoolId })
    })
  }
  return heard
}

function listenToPool(pool: Pool, hear: (text: string, values: unknown[], schoolId: string) => void): void {
  pool.on('connect', (client) => {
    const { query } = client
    let schoolId = ''
    Object.defineProperty(client, 'query', {
      value: (...asked: unknown[]) => {
        const { text, values } = readStatement(asked)
        if (text.includes("set_config('app.school_id'")) schoolId = String(values[0])
        else if (/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text)) hear(text, values, schoolId)
        return Reflect.apply(query, client, asked)
      },
    })
  })
}

/** `query(text, values)` and `query({ text, values })`. */
export function readStatement([statement, given]: unknown[]): { text: string; values: unknown[] } {
  if (typeof statement === 'string') return { text: statement, values: Array.isArray(given) ? given : [] }
  const { text, values } = Object.fromEntries(Object.entries(statement ?? {}))
  return { text: typeof text === 'string' ? text : '', values: Array.isArray(values) ? values : [] }
}
