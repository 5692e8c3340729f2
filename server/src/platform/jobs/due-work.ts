import type { Pool } from 'pg'
import type { Tx } from '../database/tenant.ts'

/** A piece of work that is due: which school to enter and what to look at there. No personal data. */
export type DueItem = { schoolId: string; reference: string }

/** What a room does with its kind of work. Throwing means: try again later. */
export type Worker = (item: DueItem) => Promise<void>

/** A kind of due work. */
export type DueKind = {
  /**
   * Whether it may only run while the clock is trusted: true for whatever ends, opens, deletes or tells something
   * because a time has come. A clock that was set wrongly would do all of it at once, and nothing would undo it.
   */
  needsClock: boolean
  run: Worker
}

/** Lease in seconds; multiplied by the number of tries. */
const leaseSeconds = 60

/** Puts work into the queue in the caller's transaction; the same work twice is one piece, due at the newer time. */
export async function enqueue(tx: Tx, kind: string, reference: string, dueAt: Date = tx.now): Promise<void> {
  await tx.run(
    `INSERT INTO due_work (school_id, kind, reference, due_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at, failures = 0`,
    [tx.schoolId, kind, reference, dueAt],
  )
}

/**
 * Makes work that waits for its next try due now; work that is gone from the queue stands in it again. `restsSince`:
 * when the last try failed. Work that was taken after that is under way and left alone.
 */
export async function bringForward(tx: Tx, kind: string, reference: string, restsSince: Date): Promise<void> {
  await tx.run(
    `INSERT INTO due_work AS d (school_id, kind, reference, due_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at
     WHERE d.due_at - make_interval(secs => $5 * d.failures) <= $6`,
    [tx.schoolId, kind, reference, tx.now, leaseSeconds, restsSince],
  )
}

export type JobsOptions = {
  pool: Pool
  kinds: Record<string, DueKind>
  /** While false, kinds that need the clock are left alone. */
  isClockTrusted: () => boolean
  onFailure: (kind: string, error: unknown) => void
  /** How many pieces of work at the same moment. */
  concurrency?: number
  pollMs?: number
}

export type Jobs = { wake(): void; stop(): Promise<void> }

type Leased = { id: number; schoolId: string; kind: string; reference: string; failures: number; leasedUntil: Date }

/**
 * Takes due work, a few pieces at a time and none before a loop is free for it; several servers may do so on one
 * database. `wake` looks at once instead of at the next poll; `stop` ends the pieces under way and takes no more.
 */
export function startJobs(options: JobsOptions): Jobs {
  const { concurrency = 4 } = options
  const loops = Array.from({ length: concurrency }, () => startLoop(options))
  return {
    wake: () => {
      for (const loop of loops) loop.wake()
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

function startLoop(options: JobsOptions): Jobs {
  const { pollMs = 1000, onFailure } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  const takeAll = async () => {
    do {
      isWanted = false
      try {
        if (await workOnce(options)) isWanted = true
      } catch (error) {
        onFailure('due_work', error)
      }
    } while (isWanted && !isStopped)
  }
  const wake = () => {
    if (isStopped) return
    isWanted = true
    running ??= takeAll().finally(() => {
      running = undefined
      if (isStopped) return
      clearTimeout(timer)
      timer = setTimeout(wake, pollMs)
    })
  }
  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Does the piece that has been due longest; whether there was one. */
async function workOnce({ pool, kinds, isClockTrusted, onFailure }: JobsOptions): Promise<boolean> {
  const isTrusted = isClockTrusted()
  const allowed = Object.keys(kinds).filter((kind) => isTrusted || kinds[kind]?.needsClock === false)
  const { rows } = await pool.query<Leased>(
    // The lease is the new due time: who dies over it leaves it to the next one. It grows with every failure.
    // In whole milliseconds, because it comes back from here as a JavaScript date.
    `UPDATE due_work SET failures = failures + 1,
       due_at = date_trunc('milliseconds', now()) + make_interval(secs => $2 * (failures + 1))
     WHERE id = (SELECT id FROM due_work WHERE due_at <= now() AND kind = ANY($1)
                 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, school_id AS "schoolId", kind, reference, failures, due_at AS "leasedUntil"`,
    [allowed, leaseSeconds],
  )
  const [item] = rows
  if (!item) return false
  try {
    await kinds[item.kind]?.run({ schoolId: item.schoolId, reference: item.reference })
    // Asked for again, or taken by another meanwhile: the row is another's business and stays.
    await pool.query('DELETE FROM due_work WHERE id = $1 AND due_at = $2 AND failures = $3', [
      item.id,
      item.leasedUntil,
      item.failures,
    ])
  } catch (error) {
    onFailure(item.kind, error)
  }
  return true
}
