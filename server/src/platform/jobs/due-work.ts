import type { Tx } from '../database/tenant.ts'
import { drop, type Lane, type Leased, leaseSeconds, type Queue, renewLease, takeDue } from './take-due.ts'

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

/** Kinds of due work that wait for each other, and for no other kind; `concurrency` pieces of it at the same moment. */
export type WorkGroup = { kinds: Record<string, DueKind<LongWorker>>; concurrency: number }

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

export type JobsOptions = Queue & {
  groups: readonly WorkGroup[]
  /** While false, kinds that need the clock are left alone. */
  isClockTrusted: () => boolean
  onFailure: (kind: string, error: unknown) => void
  pollMs?: number
}

export type Jobs = { wake(): void; stop(): Promise<void> }

/**
 * Takes due work, of each group as many pieces as it has room for and no more; several servers may do so on one
 * database. One statement looks for all groups, and takes what it finds. `wake` looks at once instead of at the next
 * poll; `stop` ends the pieces under way and takes no more.
 */
export function startJobs(options: JobsOptions): Jobs {
  const { groups, pollMs = 1000, onFailure } = options
  const underWay = new Map<Promise<void>, WorkGroup>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  const begin = (item: Leased) => {
    const group = groups.find(({ kinds }) => Object.hasOwn(kinds, item.kind))
    const kind = group?.kinds[item.kind]
    if (!group || !kind) return
    const piece = workOff(options, { item, kind, isStopping: () => isStopped })
      .catch((error: unknown) => onFailure('due_work', error))
      .finally(() => {
        underWay.delete(piece)
        // There may be more of what it left no room for.
        wake()
      })
    underWay.set(piece, group)
  }
  const takeAll = async () => {
    do {
      isWanted = false
      try {
        for (const item of await takeDue(options, lanesOf(options, [...underWay.values()]))) begin(item)
      } catch (error) {
        onFailure('due_work', error)
      }
    } while (isWanted && !isStopped)
  }
  const wake = () => {
    if (isStopped) return
    isWanted = true
    looking ??= takeAll().finally(() => {
      looking = undefined
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(wake, pollMs)
    })
  }
  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(underWay.keys())
    },
  }
}

/** Of each group that has room, the kinds it may do now. */
function lanesOf({ groups, isClockTrusted }: JobsOptions, underWay: readonly WorkGroup[]): Lane[] {
  const isTrusted = isClockTrusted()
  return groups
    .map((group) => ({
      kinds: Object.keys(group.kinds).filter((kind) => isTrusted || group.kinds[kind]?.needsClock === false),
      free: group.concurrency - underWay.filter((one) => one === group).length,
    }))
    .filter(({ kinds, free }) => kinds.length > 0 && free > 0)
}

type Piece = { item: Leased; kind: DueKind<LongWorker>; isStopping: () => boolean }

async function workOff(options: JobsOptions, { item, kind: { run, ends }, isStopping }: Piece): Promise<void> {
  const { schoolId, reference } = item
  const isLast = (failures: number) => ends !== undefined && failures >= ends.mostTries
  try {
    // Whoever had the last try has died over it.
    if (isLast(item.failures - 1)) await ends?.giveUp({ schoolId, reference })
    else await run({ schoolId, reference }, { renew: () => renewLease(options, item), isStopping })
    await drop(options, item)
  } catch (error) {
    options.onFailure(item.kind, error)
    if (isLast(item.failures)) await ends?.giveUp({ schoolId, reference }).then(() => drop(options, item))
  }
}
