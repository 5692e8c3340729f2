import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { type ListInput, type ListSpec, readList } from '../platform/list/read-list.ts'

type ActQuery = ListInput<'newest'> & { doneBy?: string }
type Undone = { isUndone: boolean; keptCount: number }
type ActItem = { id: string; action: string; by: string | null; at: string; count: number } & Undone

/** The first id that could be made thirty days ago (platform/ids.ts). The ids of acts sort by time, so the index ends there. */
const firstShown = `(lpad(to_hex((extract(epoch FROM now() - interval '30 days') * 1000)::bigint), 12, '0')
  || repeat('0', 20))::uuid`

const acts: ListSpec<'newest', ActQuery> = {
  name: 'acts',
  // An act's id is made as it is done.
  from: `(SELECT l.batch AS id, min(l.actor_user_id::text)::uuid AS actor FROM audit_log l
      WHERE l.school_id = $1 AND l.batch > ${firstShown} AND l.done_at > now() - interval '30 days'
      GROUP BY l.batch) a
    LEFT JOIN users u ON u.school_id = $1 AND u.id = a.actor`,
  id: 'a.id',
  whose: 'true',
  equals: { doneBy: 'a.actor' },
  searched: [`coalesce(u.name_key, '')`],
  sorts: { newest: { key: 'a.id', type: 'uuid', usual: 'desc' } },
  first: 'newest',
  columns: `p.id, l.action, u.name AS by, l.count,
    to_char(l.done_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
    n.kept IS NOT NULL AS "isUndone", coalesce(n.kept, 0) AS "keptCount"`,
  joins: `JOIN LATERAL (SELECT min(b.action) AS action, min(b.actor_user_id::text)::uuid AS actor,
      min(b.done_at) AS done_at, count(*) AS count
    FROM audit_log b WHERE b.school_id = $1 AND b.batch = p.id) l ON true
    LEFT JOIN LATERAL (SELECT jsonb_array_length(o.detail->'outcome'->'skipped') AS kept FROM audit_log o
      WHERE o.school_id = $1 AND o.subject = p.id::text AND o.action = 'act.undone' LIMIT 1) n ON true
    LEFT JOIN users u ON u.school_id = $1 AND u.id = l.actor`,
}

/** A page of what was done lately and can be undone; who is no administrator sees their own. */
export async function listActs(tx: Tx, input: ListInput<'newest'>, actor: Actor) {
  const own = actor.role === 'school_admin' ? {} : { doneBy: actor.userId }
  return await readList<ActItem, 'newest', ActQuery>(tx, acts, { ...input, ...own })
}
