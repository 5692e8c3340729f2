import { createHash, randomBytes } from 'node:crypto'
import { readRanges } from '@sabimark/domain/school/settings/address-ranges.ts'
import { selectCandidateRows } from '../../exam/time/candidates.db.ts'
import { selectOptionalNewestChange } from '../../exam/time/time.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectPresence } from '../presence/presence.db.ts'
import { selectLogs, selectNewestAttempts, selectOwnRanges } from './board.db.ts'
import { type BoardRow, rowsOf } from './board-rows.ts'
import { type ToldByLog, toldByLog } from './told-by-log.ts'

type Person = { id: string; name: string; studentNumber: string; className: string | null }

/** A row, and at which reading anything of it changed, and when they were heard. */
type Watched = { row: BoardRow; said: string; changedMs: number; heardMs: number }

/** A sitting as it was at one moment, and what has changed since earlier ones. */
export type Reading = {
  readAt: Date
  /** The newest change of the sitting's time, as it was read before all else. */
  seen: string | null
  people: readonly Person[]
  rows: readonly Watched[]
  /** Says who is on the board, and in which order. */
  peopleKey: string
  /** From when on it knows of each row when it changed. */
  knowsSinceMs: number
  /** Which reader has read it: two of them meet changes at different moments. */
  reader: string
}

/** A board is not read anew within so long of the last reading. */
const freshMs = 3_000

/**
 * Reads one sitting for all who watch it from this process. The log is read of those attempts alone that have grown. Who asks while it is
 * being read waits for that reading, which is done in the transaction of whoever came first.
 */
export function createBoardReader(sittingId: string): (tx: Tx) => Promise<Reading> {
  const reader = randomBytes(6).toString('base64url')
  let logs = new Map<string, { key: string; told: ToldByLog }>()
  let last: { reading: Reading; at: number } | undefined
  let underWay: Promise<Reading> | undefined

  const read = async (tx: Tx): Promise<Reading> => {
    const seen = (await selectOptionalNewestChange(tx, sittingId))?.id ?? null
    const [candidates, attempts, presence, ranges] = await Promise.all([
      selectCandidateRows(tx, sittingId),
      selectNewestAttempts(tx, sittingId),
      selectPresence(tx, sittingId),
      selectOwnRanges(tx),
    ])
    const keyOf = new Map(attempts.map((one) => [one.attemptId, `${one.stored} ${one.liveEpoch}`]))
    const grown = [...keyOf].filter(([id, key]) => logs.get(id)?.key !== key).map(([id]) => id)
    const read = grown.length > 0 ? await selectLogs(tx, grown) : []
    const next = new Map([...logs].filter(([id]) => keyOf.has(id)))
    for (const log of read) next.set(log.attemptId, { key: keyOf.get(log.attemptId) ?? '', told: toldByLog(log) })
    logs = next

    const rows = rowsOf({
      now: tx.now,
      ...{ candidates, attempts, presence },
      told: new Map([...logs].map(([id, { told }]) => [id, told])),
      ranges: ranges === null ? null : readRanges(ranges).ranges,
    })
    const people = candidates.map(({ id, name, studentNumber, className }) => ({ id, name, studentNumber, className }))
    const peopleKey = createHash('sha256').update(JSON.stringify(people)).digest('base64url').slice(0, 12)
    const before = last?.reading
    const isSamePeople = before?.peopleKey === peopleKey
    const nowMs = tx.now.getTime()
    return {
      readAt: tx.now,
      seen,
      people,
      peopleKey,
      reader,
      knowsSinceMs: before && isSamePeople ? before.knowsSinceMs : nowMs,
      rows: rows.map((row, place) => watchedAfter(isSamePeople ? before?.rows[place] : undefined, row, nowMs)),
    }
  }

  return async (tx) => {
    // A reading that fails, fails whoever began it; who waited for it reads for themself.
    const shared = await underWay?.catch(() => undefined)
    if (shared) return shared
    if (last && performance.now() - last.at < freshMs) return last.reading
    underWay = read(tx)
    try {
      const reading = await underWay
      last = { reading, at: performance.now() }
      return reading
    } finally {
      underWay = undefined
    }
  }
}

function watchedAfter(before: Watched | undefined, row: BoardRow, nowMs: number): Watched {
  const { heardAt, ...rest } = row
  const said = JSON.stringify(rest)
  const isSame = before?.said === said
  const isHeard = before?.row.heardAt !== heardAt
  return {
    row,
    said,
    changedMs: isSame ? before.changedMs : nowMs,
    heardMs: before && !isHeard ? before.heardMs : nowMs,
  }
}
