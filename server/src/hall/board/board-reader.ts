import { randomBytes } from 'node:crypto'
import { selectOptionalNewestChange } from '../../exam/time/time.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { HallRow } from '../hall.db.ts'
import { type Frame, type Person, readFrame } from './board-frame.ts'
import { watchRows } from './board-rows.ts'
import type { ToldByLog } from './told-by-log.ts'
import { watchAttempts } from './watched-attempts.ts'
import { watchLogs } from './watched-logs.ts'
import { type WatchedRow, watchedAfter } from './watched-rows.ts'
import { watchSigns } from './watched-signs.ts'

/** A sitting as it was at one moment, and what has changed since earlier ones. */
export type Reading = {
  readAt: Date
  /** The newest change of the sitting's time, as it was read before all else. */
  seen: string | null
  people: readonly Person[]
  rows: readonly WatchedRow[]
  /** Says who is on the board, and in which order. */
  peopleKey: string
  /** From when on it knows of each row when it changed. */
  knowsSinceMs: number
  /** Which reader has read it: two of them meet changes at different moments. */
  reader: string
  /** About what its reader keeps for the next one. */
  bytes: number
}

export type BoardReader = (tx: Tx, hall: Pick<HallRow, 'sittingId' | 'closesAt'>) => Promise<Reading>

/** A board is not read anew within so long of the last reading. */
const usualFreshMs = 3_000
/** So long a reading keeps the frame of those before it: what shows itself in no attempt, as a name, is that old at most. */
const frameMs = 30_000

/**
 * Reads one sitting for all who watch it from this process: of its attempts those that have changed, of their logs what has come, and makes
 * anew the rows of those alone. Who asks while it is being read waits for that reading, which is done in the transaction of whoever came first.
 */
export function createBoardReader(freshMs = usualFreshMs): BoardReader {
  const reader = randomBytes(6).toString('base64url')
  const [readAttempts, readSigns, readLogs, rowsOf] = [watchAttempts(), watchSigns(), watchLogs(), watchRows()]
  let frame: Frame | undefined
  let last: { reading: Reading; at: number } | undefined
  let underWay: Promise<Reading> | undefined

  const read: BoardReader = async (tx, { sittingId, closesAt }) => {
    const seen = (await selectOptionalNewestChange(tx, sittingId))?.id ?? null
    const isFrameOld = frame?.seen !== seen || performance.now() - frame.at >= frameMs
    const [attempts, signs, ofNow] = await Promise.all([
      readAttempts(tx, sittingId),
      readSigns(tx, sittingId, isFrameOld),
      isFrameOld || !frame ? readFrame(tx, sittingId, seen, frame) : frame,
    ])
    const isOfFrame = ({ awaited }: Frame) => [...attempts.keys()].every((id) => awaited.has(id))
    // Somebody sits it who was not awaited when that was read.
    frame = isOfFrame(ofNow) ? ofNow : await readFrame(tx, sittingId, seen, ofNow)
    const told = await readLogs(tx, attempts.values())
    const { people, peopleKey } = frame
    const rows = rowsOf({ ...frame, now: tx.now, closesAt, ...{ attempts, signs, told } })
    const before = last?.reading
    const isSamePeople = before?.peopleKey === peopleKey
    const nowMs = tx.now.getTime()
    return {
      readAt: tx.now,
      ...{ seen, people, peopleKey, reader },
      bytes: bytesOf(people.length, told),
      knowsSinceMs: before && isSamePeople ? before.knowsSinceMs : nowMs,
      rows: rows.map((row, place) => watchedAfter(isSamePeople ? before?.rows[place] : undefined, row, nowMs)),
    }
  }

  return async (tx, hall) => {
    // A reading that fails, fails whoever began it; who waited for it reads for themself, one after the other.
    for (let shared = underWay; shared; shared = underWay) {
      const reading = await shared.catch(() => undefined)
      if (reading) return reading
    }
    if (last && performance.now() - last.at < freshMs) return last.reading
    underWay = read(tx, hall)
    try {
      const reading = await underWay
      last = { reading, at: performance.now() }
      return reading
    } finally {
      underWay = undefined
    }
  }
}

/** Rather too much than too little: what is kept of a candidate, of a question they have answered, of a time they left the page. */
const kept = { candidate: 3_500, answer: 90, leave: 60 }

function bytesOf(people: number, told: ReadonlyMap<string, ToldByLog>): number {
  let bytes = people * kept.candidate
  for (const { answered, leaves } of told.values()) bytes += answered.size * kept.answer + leaves.length * kept.leave
  return bytes
}
