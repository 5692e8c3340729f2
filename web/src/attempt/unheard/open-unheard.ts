import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import { elapsedAfterReload } from '@sabimark/domain/attempt/timing.ts'
import { timeOnDevice } from '@sabimark/domain/exam/time/time-on-device.ts'
import { attemptSync } from '../sync/attempt-sync.ts'
import type { AttemptSync, SyncStart } from '../sync/attempt-sync.types.ts'
import { goOn } from '../sync/go-on.ts'
import { type KeptPage, noteEveryMs, pageKey } from '../sync/local-page.ts'
import { aroundPage, type Opening, pageOf } from '../sync/open-attempt.ts'
import type { LeftoverTools } from '../sync/send-leftovers.ts'
import { type Arrive, arriving, noTicketYet } from './arriving.ts'
import { awakeDevice, type SleepingDevice } from './awake-device.ts'
import { forgetWhenDone, stopThen } from './forget-when-done.ts'
import type { KeptHead, KeptPages, KeptRoom, KeptTime } from './kept-pages.ts'
import { pageKeeper } from './page-keeper.ts'

/** What a room keeps and arrives by where the paper lies sealed on the device. */
export type UnheardTools = LeftoverTools & {
  device: SleepingDevice
  kept: KeptPages
  arrive: Arrive
  /** One window at a time goes on with a page. Returns how to let go; null where another window has it. */
  hold: (key: string) => Promise<(() => void) | null>
}

/** What the hall's code has opened for one candidate, with the order as the room reads it. */
export type OpenedOwn = Pick<
  StartedAttempt,
  | 'attemptId'
  | 'order'
  | 'title'
  | 'subject'
  | 'deliveryTicket'
  | 'warningMinutes'
  | 'submitsByItself'
  | 'asksFullScreen'
> & { passTicket: string; durationMs: number; extraMs: number }

export type UnheardOpening = Pick<Opening<unknown>, 'whose' | 'readLog' | 'onPage'> & {
  /** Of this load of the door. A page that is gone on with keeps its own. */
  pageId: string
  own: OpenedOwn
  sitting: { opensAt: Date; closesAt: Date }
  /** How far the server's clock was ahead of this device's when the paper was fetched; null where nobody knows. */
  serverAheadMs: number | null
}

/**
 * Why nothing can be begun or gone on with here until there is a network. `open_elsewhere`: another window has it. `not_kept`: the
 * device has not all of a page that was begun before, or keeps nothing. `refused`: nobody takes what was done here.
 */
export type CannotOpen = 'open_elsewhere' | 'not_kept' | 'refused'

/**
 * `started`: as a start would have answered; its ticket is the page's once it has arrived, and empty before. `leave`: the room is left,
 * and other windows may go on with it.
 */
export type UnheardRoom = { started: StartedAttempt; sync: AttemptSync; leave: () => void }

/**
 * Opens the room without asking anybody: the page of this attempt that was open here last goes on, under its number; where there was none
 * page 0 begins, at this moment.
 */
export async function openUnheard(tools: UnheardTools, opening: UnheardOpening): Promise<UnheardRoom | CannotOpen> {
  const { attemptId } = opening.own
  let letGo = () => {}
  try {
    const before = await newestKept(tools, attemptId)
    const held = await tools.hold(before?.head.key ?? pageKey(attemptId, 0))
    if (!held) return 'open_elsewhere'
    letGo = held
    const room = await newestKept(tools, attemptId)
    const here = (await tools.store.all()).filter(({ page }) => page.attemptId === attemptId)
    const own = here.find(({ page }) => page.key === room?.head.key)
    const problem = room?.head.key === before?.head.key ? cannotGoOn(room, own, here) : 'open_elsewhere'
    const load = () => (room ? left(room, own, tools) : beginning(tools, opening))
    const opened = problem ?? (await open(tools, opening, load()))
    if (typeof opened !== 'string') return { ...opened, leave: () => void stopThen(opened.sync, held) }
    letGo()
    return opened
  } catch {
    letGo()
    return 'not_kept'
  }
}

async function newestKept({ kept }: UnheardTools, attemptId: string): Promise<KeptRoom | undefined> {
  return (await kept.ofAttempt(attemptId)).at(-1)
}

/** Whether the device has all of what was done here last: a number must not be used twice. */
function cannotGoOn(
  room: KeptRoom | undefined,
  own: KeptPage | undefined,
  here: readonly KeptPage[],
): CannotOpen | null {
  if (own && own.page.refusal !== null) return 'refused'
  if (room?.isClosed || here.some(({ page }) => page.epoch > (room?.head.epoch ?? -1))) return 'not_kept'
  const known = Math.max(0, ...[...(room?.acked ?? []), ...(own?.events ?? [])].map(({ seq }) => seq))
  return known < (own?.page.lastSeq ?? 0) ? 'not_kept' : null
}

/** `elapsedMs`: since Start, also beyond the end. `room`: as it was left; null for a page that begins. */
type Load = { head: KeptHead; time: KeptTime; elapsedMs: number; room: KeptRoom | null; own: KeptPage | undefined }

function beginning({ device }: UnheardTools, { own, whose, pageId, sitting, serverAheadMs }: UnheardOpening): Load {
  const wallMs = device.wallNow()
  const now = serverAheadMs === null ? null : new Date(wallMs + serverAheadMs)
  const { attemptId, deliveryTicket } = own
  const head = { key: pageKey(attemptId, 0), attemptId, epoch: 0, whose, pageId, deliveryTicket }
  return {
    head: { ...head, begun: { wallMs, breaks: 0 }, others: [], elsewhere: 0 },
    time: { elapsedMs: 0, wallMs, allowedMs: timeOnDevice({ ...own, ...sitting }, now), badGaps: 0 },
    ...{ elapsedMs: 0, room: null, own: undefined },
  }
}

/**
 * What was done last is no later than now, whatever the clocks say. Where the wall cannot tell how long the page was closed (nobody is back
 * with the code so soon, or after more than the whole time) nothing is taken for it at first, and from the second time on as much as may
 * have been sat since the time was noted.
 */
function left(room: KeptRoom, own: KeptPage | undefined, { device }: UnheardTools): Load {
  const { head, time, acked } = room
  const wallMs = device.wallNow()
  const goneMs = wallMs - time.wallMs
  const isBad = goneMs < noteEveryMs || goneMs > time.allowedMs
  const did = [...acked, ...(own?.events ?? []), ...(own?.page.draft ? [own.page.draft] : [])]
  const lastMs = did.reduce((latest, { atMs }) => Math.max(latest, atMs), own?.page.elapsedMs ?? 0)
  const afterReload = elapsedAfterReload(time, { wallNowMs: wallMs, allowedMs: time.allowedMs })
  const elapsedMs = Math.max(lastMs, isBad && time.badGaps > 0 ? time.elapsedMs + noteEveryMs : afterReload)
  return {
    head: { ...head, begun: { ...head.begun, breaks: head.begun.breaks + 1 } },
    time: { ...time, elapsedMs, wallMs, badGaps: time.badGaps + (isBad ? 1 : 0) },
    ...{ elapsedMs, room, own },
  }
}

async function open(
  tools: UnheardTools,
  opening: UnheardOpening,
  load: Load,
): Promise<Omit<UnheardRoom, 'leave'> | CannotOpen> {
  const { own, whose, onPage } = opening
  const { head, time, elapsedMs, room } = load
  const { epoch, deliveryTicket, elsewhere } = head
  const { allowedMs } = time
  const started: StartedAttempt = {
    ...{ ...own, epoch, deliveryTicket, elsewhere, ticket: '', contentHash: '', log: [] },
    ...{ allowedMs, elapsedMs: Math.min(elapsedMs, allowedMs), remainingMs: Math.max(0, allowedMs - elapsedMs) },
  }
  let sync: AttemptSync | null = null
  const onSlept = () => {
    sync?.note('gap')
    sync?.tryNow()
  }
  const device = awakeDevice(tools.device, { wholeMs: () => allowedMs, onSlept })
  const openedAt = device.now()
  const met = { isMet: false, allWaits: false }
  const { ticketOf, after } = arriving({
    ...{ arrive: tools.arrive, device, passTicket: own.passTicket, head },
    begunAgoMs: () => elapsedMs + device.now() - openedAt,
    onArrived: ({ ticket, allWaits }) => {
      started.ticket = ticket
      Object.assign(met, { isMet: true, allWaits })
      keeper.arrived()
    },
  })
  const keeper = pageKeeper({ ...tools, device, getThere: ticketOf, save: after(tools.save) })
  const readLog = keeper.hearing(async (_, signal) => await opening.readLog(await ticketOf(signal), signal))
  await keeper.keep(head, time, { ticket: noTicketYet, own: load.own, acked: room?.acked ?? [] })
  const around = { whose, readLog, onPage, unheard: () => ({ ...met, isKept: keeper.isKept() }) }
  const unmet = { ...started, ticket: noTicketYet }
  sync = room
    ? await goOn(keeper.tools, {
        ...around,
        left: { started: unmet, others: head.others, acked: room.acked },
        noted: { ...time, elapsedMs: started.elapsedMs, wallMs: device.wallNow(), unstored: [] },
      })
    : begin(keeper.tools, unmet, around)
  if (!sync) return 'not_kept'
  forgetWhenDone(sync, tools.kept, { attemptId: own.attemptId, onReplaced: keeper.close })
  return { started, sync }
}

/** Page 0, from its first moment. */
function begin(
  tools: LeftoverTools,
  started: StartedAttempt,
  {
    whose,
    readLog,
    onPage,
    unheard,
  }: Pick<UnheardOpening, 'whose' | 'readLog' | 'onPage'> & Pick<SyncStart, 'unheard'>,
): AttemptSync {
  const { device } = tools
  const page = pageOf(started, whose, started, device)
  onPage(page.key)
  const sync = attemptSync({
    ...{ ...aroundPage(tools, started, readLog), page, unheard },
    allowedMs: started.allowedMs,
    clock: { baseElapsedMs: 0, monotonicAtBase: device.now() },
    known: started,
  })
  sync.note('start')
  return sync
}
