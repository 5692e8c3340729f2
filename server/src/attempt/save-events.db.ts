import type { EventRefusal } from '@sabimark/contract/refusal.ts'
import type { AttemptEvent, EventProblem } from '@sabimark/domain/attempt/event.ts'
import type { Pool } from 'pg'
import { callAtHome } from '../platform/database/at-home.ts'
import type { Home } from '../platform/database/homes.ts'
import type { TicketClaims } from './ticket.ts'

/** An event as it came, with what the content check found. */
export type CheckedEvent = Omit<AttemptEvent, 'kind'> & { kind: string; refusal?: EventProblem }

/** One delivery of one page. */
export type Save = TicketClaims & {
  /** It came under a ticket that only delivers. Absent: the page sent it itself. */
  isDelivered?: boolean
  /** More was waiting when it was sent (domain/attempt/page-times.ts). Absent: this is all. */
  isPart?: boolean | undefined
  /** Of a part, up to which number more was waiting. */
  waitsTo?: number | undefined
  sentAtMs: number
  address: string
  events: CheckedEvent[]
}

/** What became of one delivery. */
export type SaveVerdict = {
  /** BUSY: somebody else holds the attempt, and nothing was done. */
  verdict: 'SAVED' | 'UNKNOWN_ATTEMPT' | 'WINDOW_CLOSED' | 'LOG_FULL' | 'BUSY'
  ackedSeq: number
  remainingMs: number
  isLive: boolean
  isSubmitted: boolean
  justSubmitted: boolean
  refused: { seq: number; code: EventRefusal }[] | null
  /** Events of other pages of the attempt. */
  elsewhere: number
  /** The whole time of an attempt whose end was moved since it began; null for any other. */
  allowedMs: number | null
}

const columns = `slot, verdict, acked_seq AS "ackedSeq", remaining_ms AS "remainingMs", is_live AS "isLive",
  is_submitted AS "isSubmitted", just_submitted AS "justSubmitted", refused, elsewhere,
  told_allowed_ms AS "allowedMs"`
const statement = `SELECT ${columns} FROM save_events($1)`

/**
 * Appends many deliveries in one durable call and answers each, in their order. It has committed when this returns. An
 * attempt may stand in it once.
 */
export async function saveEvents(pool: Pool, saves: readonly Save[]): Promise<SaveVerdict[]> {
  const { rows } = await pool.query<SaveRow>({ name: 'save-events', text: statement, values: [batchOf(saves)] })
  return inTheirOrder(saves, rows)
}

/** As `saveEvents`, of schools of one group at its home. */
export async function saveEventsAtHome(home: Pick<Home, 'saves'>, saves: readonly Save[]): Promise<SaveVerdict[]> {
  const rows = await callAtHome<SaveRow>(
    home.saves,
    { name: 'save-events', columns, call: (batch) => `save_events(${batch})` },
    batchOf(saves),
  )
  return inTheirOrder(saves, rows)
}

type SaveRow = SaveVerdict & { slot: number }

function batchOf(saves: readonly Save[]): string {
  const batch = saves.map((save, slot) => ({
    slot,
    school: save.schoolId,
    attempt: save.attemptId,
    candidate: save.studentId,
    epoch: save.epoch,
    // Rare, and each save pays for what is said.
    ...(save.isDelivered ? { isDelivered: true } : {}),
    ...(save.isPart ? { isPart: true, waitsTo: save.waitsTo } : {}),
    sentAtMs: save.sentAtMs,
    address: save.address,
    events: save.events,
  }))
  return JSON.stringify(batch)
}

function inTheirOrder(saves: readonly Save[], rows: readonly SaveRow[]): SaveVerdict[] {
  const bySlot = new Map(rows.map((row) => [row.slot, row]))
  return saves.map((_save, slot) => {
    const verdict = bySlot.get(slot)
    if (!verdict) throw new Error('save_events did not answer everybody.')
    return verdict
  })
}
