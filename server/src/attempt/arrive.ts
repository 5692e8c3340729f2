import { contactProblem, doesAllWait, firstContact, type WhyWaits } from '@sabimark/domain/attempt/first-contact.ts'
import type { ChangeAt } from '@sabimark/domain/exam/time/unheard-time.ts'
import type { Pool } from 'pg'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { RequestFacts } from '../platform/http/request.ts'
import {
  holdSittingOfPackage,
  insertArrived,
  insertPageZero,
  type KnownAttempt,
  type KnownPage,
  lockOptionalKnown,
  type PackageFacts,
  selectChangesFor,
  selectOptionalKnown,
  selectOptionalPackage,
  selectPagesLike,
} from './arrive.db.ts'
import { holdCandidate } from './attempt.db.ts'
import { closingOf } from './close-attempt.ts'
import { mayStartFrom } from './may-start-from.ts'
import { readTicket, type TicketClaims, writeTicket } from './ticket.ts'

export type ArriveInput = {
  ticket: string
  pageId: string
  epoch: number
  begunAgoMs: number
  breaks: number
  walls: { begun: number; now: number }
}

export type ArriveRoom = {
  app: Pool
  secrets: readonly string[]
  isClockTrusted(): boolean
  /** Told that the candidate's own page has come. */
  onHeard(attempt: TicketClaims): void
}

type Asked = ArriveInput & Pick<RequestFacts, 'address' | 'device'> & { claims: TicketClaims; isDelivered: boolean }

/** `mayOnlyDeliver`: whatever the page sends is late, also in the middle of an attempt that runs elsewhere. */
type Taken = { epoch: number; mayOnlyDeliver: boolean; allWaits: boolean }

/**
 * Takes in a page that began without the server or has lost its ticket since; neither plan, class, device nor address refuses it. What it
 * answers again is the same. A device that comes by its delivery ticket gets no more than to deliver.
 */
export async function arrive(room: ArriveRoom, input: ArriveInput, request: Pick<RequestFacts, 'address' | 'device'>) {
  if (!room.isClockTrusted()) return refuse('UNAVAILABLE')
  const pass = readTicket(input.ticket, room.secrets, 'pass')
  const claims = pass ?? readTicket(input.ticket, room.secrets, 'delivery')
  // The delivery ticket of another page needs nothing of this.
  if (claims?.epoch !== 0) return refuse('FORGED_TICKET')
  const { address, device } = request
  const asked = { ...input, address, device, claims, isDelivered: !pass }
  const taken = await inSchool(room.app, claims, (tx) => takeIn(tx, asked))
  if (typeof taken === 'string') return refuse(taken)
  const { epoch, mayOnlyDeliver, allWaits } = taken
  const its = { ...claims, epoch }
  if (pass) room.onHeard(its)
  return { ticket: writeTicket(its, room.secrets, mayOnlyDeliver ? 'delivery' : 'attempt'), epoch, allWaits }
}

async function takeIn(tx: Tx, asked: Asked) {
  const known = await selectOptionalKnown(tx, asked.claims)
  if (known) return await asPageOf(tx, asked, known)
  return asked.epoch > 0 ? 'UNKNOWN_ATTEMPT' : await begin(tx, asked)
}

/** The attempt is there: this page is one of it, or is page 0 beside those that were begun elsewhere. */
async function asPageOf(tx: Tx, asked: Asked, known: KnownAttempt) {
  const { claims, isDelivered } = asked
  const { now } = tx
  const found = await pageAmong(tx, asked)
  // A page that has come before may come again whenever it likes.
  const isNew = found === 'NEW' || found === 'BEGUN_ELSEWHERE'
  const problem = contactProblem({ ...known, lastEndsAt: known.deadline }, { now, isDelivered: isDelivered && isNew })
  if (problem) return problem
  if (found !== 'NEW') return typeof found === 'string' ? found : takenAs(tx, asked, found, known)

  const held = (await lockOptionalKnown(tx, claims)) ?? known
  const again = await pageAmong(tx, asked)
  if (again !== 'NEW') return typeof again === 'string' ? again : takenAs(tx, asked, again, held)
  const [facts, changes] = await Promise.all([selectOptionalPackage(tx, claims), selectChangesFor(tx, claims)])
  if (!facts) return 'UNKNOWN_ATTEMPT'
  const { waits } = contactOf(tx, asked, facts, changes)
  const claimed = Math.max(held.startedAt.getTime(), now.getTime() - asked.begunAgoMs)
  await keepPageZero(tx, asked, { facts, waits, begunAt: new Date(Math.min(claimed, now.getTime())) })
  return takenAs(tx, asked, { epoch: 0, waits: waits.length > 0 }, held)
}

/** The page that asks; `NEW` where there is none yet and page 0 is free. */
async function pageAmong(tx: Tx, { claims, pageId, epoch }: Asked) {
  const pages = await selectPagesLike(tx, claims.attemptId, { pageId, epoch })
  const own = pages.find((one) => one.pageId === pageId)
  if (own) return own
  if (epoch > 0) return 'UNKNOWN_ATTEMPT'
  return pages.length > 0 ? 'BEGUN_ELSEWHERE' : 'NEW'
}

/** An attempt that waits as a whole says so at each event; of one that was begun elsewhere the page alone can only deliver. */
function takenAs(
  { now }: Tx,
  { isDelivered }: Asked,
  { epoch, waits }: Pick<KnownPage, 'epoch' | 'waits'>,
  attempt: Pick<KnownAttempt, 'deadline' | 'isHeld'>,
): Taken {
  const mayOnlyDeliver = isDelivered || (waits && !attempt.isHeld)
  return { epoch, mayOnlyDeliver, allWaits: doesAllWait(attempt, { now, isDelivered: mayOnlyDeliver }) }
}

async function begin(tx: Tx, asked: Asked) {
  const { claims, isDelivered } = asked
  if (!(await holdSittingOfPackage(tx, claims))) return 'UNKNOWN_ATTEMPT'
  const [facts, changes] = await Promise.all([selectOptionalPackage(tx, claims), selectChangesFor(tx, claims)])
  if (!facts) return 'UNKNOWN_ATTEMPT'
  const { now } = tx
  // Whoever has the code before the doors open keeps what they have written until then.
  if (now < facts.opensAt) return 'UNAVAILABLE'
  const { waits, lastEndsAt, ...times } = contactOf(tx, asked, facts, changes)
  const problem = contactProblem({ ...times, lastEndsAt }, { now, isDelivered })
  if (problem) return problem
  const { attemptId, studentId } = claims
  const { examId, sittingId, versionId, classId, attemptNumber, extraPercent } = facts
  if (facts.hasFurther) await holdCandidate(tx, { examId, studentId })
  const isHeld = waits.length > 0
  const place = { attemptId, studentId, examId, sittingId, versionId, classId, attemptNumber, extraPercent }
  // What waits on the device has its trip first, however long ago the time was over.
  const closing = closingOf(times.deadline > now ? times.deadline : now)
  if (!(await insertArrived(tx, { ...place, ...times, isHeld }, closing))) {
    // Begun at this moment with a network, or by the same page, whose reply was lost.
    const begun = await lockOptionalKnown(tx, claims)
    return begun ? await asPageOf(tx, asked, begun) : 'UNAVAILABLE'
  }
  await keepPageZero(tx, asked, { facts, waits, begunAt: times.startedAt })
  return takenAs(tx, asked, { epoch: 0, waits: isHeld }, { ...times, isHeld })
}

function contactOf({ now }: Tx, { begunAgoMs, address }: Asked, facts: PackageFacts, changes: readonly ChangeAt[]) {
  return firstContact({
    ...facts,
    now,
    begunAgoMs,
    changes,
    sitting: facts,
    seal: facts,
    isAllowedAddress: mayStartFrom(facts, address),
  })
}

type PageZero = { facts: PackageFacts; waits: readonly WhyWaits[]; begunAt: Date }

async function keepPageZero(tx: Tx, asked: Asked, { facts, waits, begunAt }: PageZero): Promise<void> {
  const { claims, pageId, begunAgoMs, breaks, walls } = asked
  // Where the school keeps no addresses and browsers, the page has neither, and save_events keeps none of its acts.
  const { address, device } = facts.tracksDevices ? asked : { address: '', device: '' }
  const said = { begunWall: walls.begun, nowWall: walls.now, begunAgoMs, breaks }
  await insertPageZero(
    tx,
    { attemptId: claims.attemptId, page: { pageId, device, address }, begunAt },
    { ...said, address, sealEnded: facts.endedAt !== null, waits },
  )
}
