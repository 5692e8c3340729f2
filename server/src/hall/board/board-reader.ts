import { createHash, randomBytes } from 'node:crypto'
import { type AddressRange, readRanges } from '@sabimark/domain/school/settings/address-ranges.ts'
import { selectUnheard, type UnheardDevice } from '../../exam/right-answers.db.ts'
import { selectOptionalNewestChange } from '../../exam/time/time.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { HallRow } from '../hall.db.ts'
import { type KeptSign, selectPresence } from '../presence/presence.db.ts'
import { selectAttempts, selectOwnRanges, selectReused, selectStates, type WatchedAttempt } from './board.db.ts'
import { rowsOf } from './board-rows.ts'
import { type PersonRow, selectPeople } from './people.db.ts'
import type { ToldByLog } from './told-by-log.ts'
import { watchLogs } from './watched-logs.ts'
import { type WatchedRow, watchedAfter } from './watched-rows.ts'

type Person = Omit<PersonRow, 'givenMs' | 'isExcused'>

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

/** What seldom changes, or shows itself in no attempt: who is awaited, and from where. Read at `at`, after the change `seen`. */
type Frame = {
  at: number
  seen: string | null
  candidates: readonly PersonRow[]
  people: readonly Person[]
  peopleKey: string
  ranges: readonly AddressRange[] | null
  unheard: ReadonlyMap<string, UnheardDevice>
  reused: ReadonlyMap<string, number>
}

/** What was read last: each attempt as its state then was, by its id, and by student the newest sign. */
type Known = {
  frame: Frame
  attempts: ReadonlyMap<string, { state: string; attempt: WatchedAttempt }>
  signs: ReadonlyMap<string, KeptSign>
  signsTo: Date
}

/** A board is not read anew within so long of the last reading. */
const freshMs = 3_000
/** So long a reading keeps the frame of those before it: what shows itself in no attempt, as a name, is that old at most. */
const frameMs = 30_000
/** A sign is written down some seconds after it came. */
const signsLateMs = 10_000

/**
 * Reads one sitting for all who watch it from this process: of its attempts those that have changed, and of their logs what has come.
 * Who asks while it is being read waits for that reading, which is done in the transaction of whoever came first.
 */
export function createBoardReader(): BoardReader {
  const reader = randomBytes(6).toString('base64url')
  const readLogs = watchLogs()
  let known: Known | undefined
  let last: { reading: Reading; at: number } | undefined
  let underWay: Promise<Reading> | undefined

  const read: BoardReader = async (tx, { sittingId, closesAt }) => {
    const seen = (await selectOptionalNewestChange(tx, sittingId))?.id ?? null
    const { frame, attempts, signs } = await readOn(tx, sittingId, seen, known)
    const newest = newestOf(attempts)
    const told = await readLogs(tx, newest)
    known = { frame, attempts, signs, signsTo: tx.now }
    const rows = rowsOf({
      ...{ now: tx.now, closesAt, candidates: frame.candidates },
      ...{ ranges: frame.ranges, unheard: frame.unheard, reused: frame.reused },
      ...{ attempts: newest, signs, told },
    })
    const before = last?.reading
    const isSamePeople = before?.peopleKey === frame.peopleKey
    const nowMs = tx.now.getTime()
    return {
      readAt: tx.now,
      ...{ seen, people: frame.people, peopleKey: frame.peopleKey, reader },
      bytes: bytesOf(frame.people.length, told),
      knowsSinceMs: before && isSamePeople ? before.knowsSinceMs : nowMs,
      rows: rows.map((row, place) => watchedAfter(isSamePeople ? before?.rows[place] : undefined, row, nowMs)),
    }
  }

  return async (tx, hall) => {
    // A reading that fails, fails whoever began it; who waited for it reads for themself.
    const shared = await underWay?.catch(() => undefined)
    if (shared) return shared
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

/** Reads what has changed since `known`; who is awaited, too, where that is old, staff have changed the time, or somebody sits it who was not. */
async function readOn(
  tx: Tx,
  sittingId: string,
  seen: string | null,
  known: Known | undefined,
  isFrameKept = known?.frame.seen === seen && performance.now() - known.frame.at < frameMs,
): Promise<Omit<Known, 'signsTo'>> {
  const base = isFrameKept ? known : undefined
  const signsFrom = base ? new Date(base.signsTo.getTime() - signsLateMs) : null
  const [states, presence, frame] = await Promise.all([
    selectStates(tx, sittingId),
    selectPresence(tx, sittingId, signsFrom),
    base?.frame ?? readFrame(tx, sittingId, seen),
  ])
  const changed = [...states].filter(([id, state]) => known?.attempts.get(id)?.state !== state).map(([id]) => id)
  const read = new Map((changed.length > 0 ? await selectAttempts(tx, changed) : []).map((one) => [one.attemptId, one]))
  const awaited = new Set(base?.frame.candidates.map(({ id }) => id))
  if (base && [...read.values()].some(({ studentId }) => !awaited.has(studentId)))
    return await readOn(tx, sittingId, seen, known, false)
  const attempts = new Map<string, { state: string; attempt: WatchedAttempt }>()
  for (const [id, state] of states) {
    const attempt = read.get(id)
    const one = attempt ? { state, attempt } : known?.attempts.get(id)
    if (one) attempts.set(id, one)
  }
  return {
    frame,
    attempts,
    signs: new Map([...(base?.signs ?? []), ...presence.map((one) => [one.studentId, one] as const)]),
  }
}

async function readFrame(tx: Tx, sittingId: string, seen: string | null): Promise<Frame> {
  const at = performance.now()
  const [candidates, own, reused, unheard] = await Promise.all([
    selectPeople(tx, sittingId),
    selectOwnRanges(tx),
    selectReused(tx, sittingId),
    selectUnheard(tx, sittingId),
  ])
  const people = candidates.map(({ id, name, studentNumber, className }) => ({ id, name, studentNumber, className }))
  const peopleKey = createHash('sha256').update(JSON.stringify(people)).digest('base64url').slice(0, 12)
  const ranges = own === null ? null : readRanges(own).ranges
  return { at, seen, candidates, people, peopleKey, ranges, unheard, reused }
}

/** Rather too much than too little: what is kept of a candidate, of a question they have answered, of a time they left the page. */
const kept = { candidate: 3_000, answer: 90, leave: 60 }

function bytesOf(people: number, told: ReadonlyMap<string, ToldByLog>): number {
  let bytes = people * kept.candidate
  for (const { answered, leaves } of told.values()) bytes += answered.size * kept.answer + leaves.length * kept.leave
  return bytes
}

/** The newest attempt of each candidate. */
function newestOf(attempts: Known['attempts']): WatchedAttempt[] {
  const newest = new Map<string, WatchedAttempt>()
  for (const { attempt } of attempts.values()) {
    const other = newest.get(attempt.studentId)
    if (!other || other.attemptNumber < attempt.attemptNumber) newest.set(attempt.studentId, attempt)
  }
  return [...newest.values()]
}
