import { randomBytes } from 'node:crypto'
import { planOnce } from '../../platform/database/plan-once.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { HallRow } from '../hall.db.ts'
import { selectLook } from './board.db.ts'
import { type Frame, type Person, readFrame } from './board-frame.ts'
import { watchRows } from './board-rows.ts'
import type { ToldByLog } from './told-by-log.ts'
import type { Touched } from './touched.ts'
import { watchAttempts } from './watched-attempts.ts'
import { watchLogs } from './watched-logs.ts'
import { type WatchedRows, watchedFirst, watchedNext } from './watched-rows.ts'
import { watchSigns } from './watched-signs.ts'

/** A sitting as it was at one moment, and what has changed since earlier ones. */
export type Reading = WatchedRows & {
  readAt: Date
  /** The newest change of the sitting's time, as it was read before all else. */
  seen: string | null
  people: readonly Person[]
  /** Says who is on the board, and in which order. */
  peopleKey: string
  /** From when on it knows of each row when it changed. */
  knowsSinceMs: number
  /** Which reader has read it: two of them meet changes at different moments. */
  reader: string
  /** About what its reader keeps for the next one. */
  bytes: number
}

type Hall = Pick<HallRow, 'sittingId' | 'closesAt'>
export type BoardReader = (tx: Tx, hall: Hall) => Promise<Reading>

/** A board is not read anew within so long of the last reading. */
const usualFreshMs = 3_000
/** So long a reading keeps the frame of those before it: what shows itself in no attempt, as a name, is that old at most. */
const frameMs = 30_000

/**
 * Reads one sitting for all who watch it from this process: of its attempts those that have changed, of their logs what has come, and makes
 * anew the rows of those alone. Who asks while it is being read waits for that reading, which is done in the transaction of whoever came first.
 */
export function createBoardReader(freshMs = usualFreshMs, clock = () => performance.now()): BoardReader {
  const reader = randomBytes(6).toString('base64url')
  let read = readSitting(reader, clock)
  let last: { reading: Reading; at: number } | undefined
  let underWay: Promise<Reading> | undefined

  return async (tx, hall) => {
    // A reading that fails, fails whoever began it; who waited for it reads for themself, one after the other.
    for (let shared = underWay; shared; shared = underWay) {
      const reading = await shared.catch(() => undefined)
      if (reading) return reading
    }
    if (last && clock() - last.at < freshMs) return last.reading
    underWay = read(tx, hall)
    try {
      const reading = await underWay
      last = { reading, at: clock() }
      return reading
    } catch (error) {
      // What was read half is nothing to go on from: whom it touched, the next one would not look at.
      read = readSitting(reader, clock)
      throw error
    } finally {
      underWay = undefined
    }
  }
}

/** Each reading goes on from the one before it, and looks at those alone of whom something has changed. */
function readSitting(reader: string, clock: () => number): BoardReader {
  const [readAttempts, watched, readLogs, rowsOf] = [watchAttempts(), watchSigns(), watchLogs(), watchRows()]
  let frame: Frame | undefined
  let readTo: string | undefined
  let before: Reading | undefined

  return async (tx, { sittingId, closesAt }) => {
    const at = clock()
    const known = frame && at - frame.at < frameMs ? frame : undefined
    const touched: Touched = { all: known === undefined, students: new Set() }
    const signsSince = watched.since(at, touched)
    const from = signsSince !== null && readTo !== undefined ? { readTo, signsSince } : null
    // It travels with what follows, and must be set before the first of it is planned.
    const planned = planOnce(tx)
    // The look first: who is awaited may be newer than the newest change that acts on time carry, and never older.
    const [{ seen, ...look }, ofNow] = await Promise.all([
      selectLook(tx, sittingId, from),
      known ?? readFrame(tx, sittingId, at, frame),
      planned,
    ])
    readTo = look.readTo
    const attempts = await readAttempts(tx, { ...look, isWhole: from === null }, touched)
    const signs = watched.take({ signs: look.signs, since: signsSince, now: tx.now }, touched)
    const isBegun = (id: string) => attempts.has(id) && !ofNow.awaited.has(id)
    const hasOthers = [...(touched.all ? attempts.keys() : touched.students)].some(isBegun)
    // Its time has changed since that was read, or somebody sits it who was not awaited.
    const isLate = hasOthers || (known !== undefined && before?.seen !== seen)
    frame = isLate ? await readFrame(tx, sittingId, at, ofNow) : ofNow
    if (frame !== known) touched.all = true
    const told = await readLogs(tx, attempts, touched)
    const { people, peopleKey } = frame
    const nowMs = tx.now.getTime()
    const read = rowsOf({ ...frame, now: tx.now, closesAt, ...{ attempts, signs, told } }, touched)
    const same = before?.peopleKey === peopleKey ? before : undefined
    before = {
      readAt: tx.now,
      ...{ seen, people, peopleKey, reader },
      bytes: same && !touched.all ? same.bytes : bytesOf(people.length, told),
      knowsSinceMs: same ? same.knowsSinceMs : nowMs,
      ...(same ? watchedNext(same, read, nowMs) : watchedFirst(read.rows, nowMs)),
    }
    return before
  }
}

/** Rather too much than too little: what is kept of a candidate, of a question they have answered, of a time they left the page. */
const kept = { candidate: 3_500, answer: 90, leave: 60 }

function bytesOf(people: number, told: ReadonlyMap<string, ToldByLog>): number {
  let bytes = people * kept.candidate
  for (const { answered, leaves } of told.values()) bytes += answered.size * kept.answer + leaves.length * kept.leave
  return bytes
}
