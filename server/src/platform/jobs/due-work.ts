import type { Pool, QueryResultRow } from 'pg'
import { askAt } from '../database/at-home.ts'
import type { Home } from '../database/homes.ts'
import type { Tx } from '../database/tenant.ts'

/** A piece of work that is due: which school to enter and what to look at there. No personal data. */
export type DueItem = { schoolId: string; reference: string }

/** What somebody has who is at a piece of work. */
export type Hold = {
  /**
   * Begins the lease anew, for work that takes longer. False where the piece is no longer held: it was asked for again, or
   * another has taken it.
   */
  renew(): Promise<boolean>
  /** Whether the server is told to stop: long work puts itself back into the queue, to be begun again at once. */
  isStopping(): boolean
}

/** What a room does with its kind of work. Throwing means: try again later. */
export type Worker = (item: DueItem) => Promise<void>

/** What a room does whose pieces of work can take longer than a lease. */
export type LongWorker = (item: DueItem, hold: Hold) => Promise<void>

/** A kind of due work. */
export type DueKind<Run extends LongWorker = Worker> = {
  /**
   * Whether it may only run while the clock is trusted: true for whatever ends, opens, deletes or tells something
   * because a time has come. A clock that was set wrongly would do all of it at once, and nothing would undo it.
   */
  needsClock: boolean
  run: Run
  /** After how many tries it ends, and what is done then in place of a further one. Others are tried for ever. */
  ends?: { mostTries: number; giveUp: (item: DueItem) => Promise<void> }
}

/** How long a piece is held, in seconds; multiplied by the number of tries. */
const leaseSeconds = 60

/** How many rows of a kind one look reads: that many loops can each take a different one at the same moment. */
const lookedAt = 16

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
  /** Whose queue it is, where schools are spread over several databases. */
  home?: Home
  kinds: Record<string, DueKind<LongWorker>>
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
        if (await workOnce(options, () => isStopped)) isWanted = true
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
async function workOnce(options: JobsOptions, isStopping: () => boolean): Promise<boolean> {
  const { kinds, onFailure } = options
  const item = await takeOne(options)
  if (!item) return false
  const { schoolId, reference } = item
  const { run, ends } = kinds[item.kind] ?? {}
  const isLast = (failures: number) => ends !== undefined && failures >= ends.mostTries
  try {
    // Whoever had the last try has died over it.
    if (isLast(item.failures - 1)) await ends?.giveUp({ schoolId, reference })
    else await run?.({ schoolId, reference }, { renew: () => renewLease(options, item), isStopping })
    await drop(options, item)
  } catch (error) {
    onFailure(item.kind, error)
    if (isLast(item.failures)) await ends?.giveUp({ schoolId, reference }).then(() => drop(options, item))
  }
  return true
}

type Queue = Pick<JobsOptions, 'pool' | 'home'>

async function ask<Row extends QueryResultRow>({ pool, home }: Queue, text: string, values: unknown[]): Promise<Row[]> {
  return await askAt<Row>(home ?? { group: null, app: pool }, text, values)
}

async function takeOne(options: JobsOptions): Promise<Leased | undefined> {
  const { kinds, isClockTrusted } = options
  const isTrusted = isClockTrusted()
  const allowed = Object.keys(kinds).filter((kind) => isTrusted || kinds[kind]?.needsClock === false)
  const [row] = await ask<Leased>(
    options,
    // The lease is the new due time: who dies over it leaves it to the next one. It grows with every failure.
    // In whole milliseconds, because it comes back from here as a JavaScript date.
    // Of each kind the first few by its index: of all other kinds however much may wait. More than one, as others may hold them.
    `UPDATE due_work SET failures = failures + 1,
       due_at = date_trunc('milliseconds', now()) + make_interval(secs => $2 * (failures + 1))
     WHERE id = (SELECT d.id FROM unnest($1::text[]) AS k (kind)
                 CROSS JOIN LATERAL (SELECT id, due_at FROM due_work WHERE kind = k.kind AND due_at <= now()
                   ORDER BY due_at LIMIT ${lookedAt}) f
                 JOIN due_work d ON d.id = f.id AND d.due_at <= now()
                 ORDER BY f.due_at LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
     RETURNING id, school_id AS "schoolId", kind, reference, failures, due_at AS "leasedUntil"`,
    [allowed, leaseSeconds],
  )
  return row
}

async function renewLease(queue: Queue, item: Leased): Promise<boolean> {
  const [row] = await ask<Pick<Leased, 'leasedUntil'>>(
    queue,
    `UPDATE due_work SET due_at = date_trunc('milliseconds', now()) + make_interval(secs => $4 * failures)
     WHERE id = $1 AND due_at = $2 AND failures = $3 RETURNING due_at AS "leasedUntil"`,
    [item.id, item.leasedUntil, item.failures, leaseSeconds],
  )
  if (!row) return false
  item.leasedUntil = row.leasedUntil
  return true
}

/** Asked for again, or taken by another meanwhile: the row is another's business and stays. */
async function drop(queue: Queue, { id, leasedUntil, failures }: Leased): Promise<void> {
  await ask(queue, 'DELETE FROM due_work WHERE id = $1 AND due_at = $2 AND failures = $3', [id, leasedUntil, failures])
}
