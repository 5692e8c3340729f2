import type { Pool } from 'pg'
import { askAt, type IfHere } from '../database/at-home.ts'
import type { Home } from '../database/homes.ts'

export type Queue = {
  pool: Pool
  /** Whose queue it is, where schools are spread over several databases. */
  home?: Home
}

/** Kinds that share room for so many more pieces. */
export type Lane = { kinds: readonly string[]; free: number }

/** A piece that is taken: nobody else's until `leasedUntil`. */
export type Leased = {
  id: number
  schoolId: string
  kind: string
  reference: string
  failures: number
  leasedUntil: Date
}

/** How long a piece is held, in seconds; multiplied by the number of tries. */
export const leaseSeconds = 60

/** How many rows of a kind one look reads: that many pieces can be taken by several servers at the same moment. */
const lookedAt = 16

/** Takes what has been due longest, of each lane as much as is free there. */
export async function takeDue(queue: Queue, lanes: readonly Lane[]): Promise<Leased[]> {
  if (lanes.length === 0) return []
  return await ask<Leased>(
    queue,
    // The lease is the new due time: who dies over it leaves it to the next one. It grows with every failure.
    // In whole milliseconds, because it comes back from here as a JavaScript date.
    // Of each kind the first few by its index: of all other kinds however much may wait. More than one, as others may hold them.
    (ifHere) => `UPDATE due_work SET failures = failures + 1,
       due_at = date_trunc('milliseconds', now()) + make_interval(secs => $2 * (failures + 1))
     WHERE ${ifHere} AND id = ANY (ARRAY(SELECT taken.id FROM jsonb_to_recordset($1::jsonb) AS lane (kinds text[], free integer)
       CROSS JOIN LATERAL (SELECT d.id FROM unnest(lane.kinds) AS k (kind)
                 CROSS JOIN LATERAL (SELECT id, due_at FROM due_work WHERE kind = k.kind AND due_at <= now()
                   ORDER BY due_at LIMIT ${lookedAt}) f
                 JOIN due_work d ON d.id = f.id AND d.due_at <= now()
                 ORDER BY f.due_at LIMIT lane.free FOR UPDATE OF d SKIP LOCKED) taken))
     RETURNING id, school_id AS "schoolId", kind, reference, failures, due_at AS "leasedUntil"`,
    [JSON.stringify(lanes), leaseSeconds],
  )
}

/** Begins the lease anew; false where the piece is somebody else's by now. */
export async function renewLease(queue: Queue, item: Leased): Promise<boolean> {
  const [row] = await ask<Pick<Leased, 'leasedUntil'>>(
    queue,
    (ifHere) => `UPDATE due_work SET due_at = date_trunc('milliseconds', now()) + make_interval(secs => $4 * failures)
     WHERE ${ifHere} AND id = $1 AND due_at = $2 AND failures = $3 RETURNING due_at AS "leasedUntil"`,
    [item.id, item.leasedUntil, item.failures, leaseSeconds],
  )
  if (!row) return false
  item.leasedUntil = row.leasedUntil
  return true
}

/** Asked for again, or taken by another meanwhile: the row is another's business and stays. */
export async function drop(queue: Queue, { id, leasedUntil, failures }: Leased): Promise<void> {
  await ask(
    queue,
    (ifHere) => `DELETE FROM due_work WHERE ${ifHere} AND id = $1 AND due_at = $2 AND failures = $3 RETURNING id`,
    [id, leasedUntil, failures],
  )
}

async function ask<Row extends object>({ pool, home }: Queue, text: IfHere, values: unknown[]): Promise<Row[]> {
  return await askAt<Row>(home ?? { group: null, app: pool }, text, values)
}
