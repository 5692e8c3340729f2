import type { Pool } from 'pg'
import type { Tx } from '../database/tenant.ts'

/** A piece of work that is due: which school to enter and what to look at there. No personal data. */
export type DueItem = { schoolId: string; reference: string }

/** What a room does with its kind of work. Throwing means: try again later. */
export type Worker = (item: DueItem) => Promise<void>

/** Puts work into the queue in the caller's transaction; the same work twice is one piece, due at the newer time. */
export async function enqueue(tx: Tx, kind: string, reference: string, dueAt: Date = tx.now): Promise<void> {
  await tx.run(
    `INSERT INTO due_work (school_id, kind, reference, due_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, school_id, reference) DO UPDATE SET due_at = excluded.due_at, failures = 0`,
    [tx.schoolId, kind, reference, dueAt],
  )
}

export type JobsOptions = {
  pool: Pool
  workers: Record<string, Worker>
  /** Kinds left alone while false, e.g. closing attempts while the clock is not to be trusted. */
  isAllowed?: (kind: string) => boolean
  onFailure: (kind: string, error: unknown) => void
  pollMs?: number
}

export type Jobs = { wake(): void; stop(): Promise<void> }

const leaseSeconds = 60
const batchSize = 64
const atOnce = 4

type Leased = { id: number; schoolId: string; kind: string; reference: string; leasedUntil: Date }

/** Takes due work, some at a time; several servers may do so on one database. `wake` looks at once instead of at the next poll. */
export function startJobs(options: JobsOptions): Jobs {
  const { pollMs = 1000 } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  const round = async () => {
    do {
      isWanted = false
      try {
        if ((await workOnce(options)) === batchSize) isWanted = true
      } catch (error) {
        options.onFailure('due_work', error)
      }
    } while (isWanted && !isStopped)
  }
  const wake = () => {
    if (isStopped) return
    isWanted = true
    running ??= round().finally(() => {
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

async function workOnce({ pool, workers, isAllowed = () => true, onFailure }: JobsOptions): Promise<number> {
  const kinds = Object.keys(workers).filter(isAllowed)
  const { rows } = await pool.query<Leased>(
    // The lease is the new due time: who dies over it leaves it to the next one. It grows with every failure.
    `UPDATE due_work SET due_at = now() + make_interval(secs => $3 * (failures + 1)), failures = failures + 1
     WHERE id IN (SELECT id FROM due_work WHERE due_at <= now() AND kind = ANY($1)
                  ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id, school_id AS "schoolId", kind, reference, due_at AS "leasedUntil"`,
    [kinds, batchSize, leaseSeconds],
  )
  const queue = [...rows]
  const takeTurns = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      try {
        await workers[item.kind]?.({ schoolId: item.schoolId, reference: item.reference })
        // Asked for again meanwhile: the due time has moved, and the row stays.
        await pool.query('DELETE FROM due_work WHERE id = $1 AND due_at = $2', [item.id, item.leasedUntil])
      } catch (error) {
        onFailure(item.kind, error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
  return rows.length
}
