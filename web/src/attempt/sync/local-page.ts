import type { AttemptEvent, LoggedEvent } from '@sabimark/domain/attempt/event.ts'

/** One load of the exam room as the device keeps it: enough to deliver its events without a session. */
export type LocalPage = {
  /** `attemptId:epoch` */
  key: string
  attemptId: string
  epoch: number
  examId: string
  /** The student's id: a hall's computers are shared, also within one exam. Windows of all versions read it by this name. */
  candidateId: string
  /** Delivers its events, late, and opens nothing: the ticket itself lives in the page's memory alone. */
  deliveryTicket?: string
  /** Kept by an earlier version instead; it is used once to deliver, and goes with the page. */
  ticket?: string
  /** Elapsed time of the attempt when it was last noted; later events of other pages are sent under it. */
  elapsedMs: number
  /** The device's wall clock at that moment, only to see whether the page may still be open. 0: it was closed. */
  notedAtWallMs: number
  /** When the time of the attempt is over by that clock; only words hang on it. Pages kept by an earlier version have none. */
  endsAtWallMs?: number
  /** The refusal that ended sending for good. The events stay for the school to look at. */
  refusal: string | null
  /** A later load on this device has said everything of it again; its events still travel, as evidence. */
  isSuperseded: boolean
  /**
   * What was being typed, as the event it would have been next. A later load on this device says it; where none comes, it is
   * delivered like the events.
   */
  draft?: AttemptEvent
  /** By this name its server knows the page again. Only of a page whose paper lies sealed here, as all that follows. */
  pageId?: string
  /** It began without the server, as page 0: it has to arrive before anything of it is sent. */
  isBegunHere?: boolean
  /** The server has taken it in. */
  hasArrived?: boolean
  /** The highest number that was ever durable here: going on, none is used twice. */
  lastSeq?: number
  /** When Start was pressed by the device's clock, and how often the page has been closed since. */
  begun?: { wallMs: number; breaks: number }
}

/** A page with its events the server has not acknowledged, in the order of their numbers. */
export type KeptPage = { page: LocalPage; events: AttemptEvent[] }

/** Whose exam it is. */
export type Owner = { examId: string; studentId: string }

export function isOf({ examId, candidateId }: LocalPage, owner: Owner): boolean {
  return examId === owner.examId && candidateId === owner.studentId
}

/** What the device remembers. Every call may fail: private windows, full disks. */
export type LocalStore = {
  /** Durable when it resolves: page and events in one transaction. */
  append: (page: LocalPage, events: readonly AttemptEvent[]) => Promise<void>
  /** Notes time or a refusal; need not be durable at once. Does nothing to a page that was removed. */
  note: (page: LocalPage) => Promise<void>
  /** The server has these. */
  forget: (key: string, seqs: readonly number[]) => Promise<void>
  /** Removes a page, unless it still `holds` something. */
  remove: (key: string) => Promise<void>
  all: () => Promise<KeptPage[]>
}

/** Whether something of a page, with so many events, is nowhere else: its events, or what was being typed. */
export function holds(page: LocalPage, eventCount: number): boolean {
  return eventCount > 0 || (page.draft !== undefined && !page.isSuperseded)
}

/** The page with what is being typed now, or with nothing. */
export function withDraft({ draft: _, ...page }: LocalPage, draft: AttemptEvent | undefined): LocalPage {
  return draft === undefined ? page : { ...page, draft }
}

/** A page that nobody takes any more: what is left of it opens nothing. */
export function withoutTicket({ ticket: _ticket, deliveryTicket: _delivery, ...page }: LocalPage): LocalPage {
  return page
}

export function pageKey(attemptId: string, epoch: number): string {
  return `${attemptId}:${epoch}`
}

/** How often an open page notes its elapsed time. */
export const noteEveryMs = 5_000
const silentAfterMs = 3 * noteEveryMs

/** Whether another window may still have this page open; a wrong guess only makes events travel twice. */
export function mayBeOpen(page: LocalPage, wallNowMs: number): boolean {
  return Math.abs(wallNowMs - page.notedAtWallMs) < silentAfterMs
}

/**
 * Another device of the candidate is page 0, so the server takes nothing of this one. What was done on it is this candidate's all the same: a
 * later page here says it.
 */
const begunElsewhere = 'BEGUN_ELSEWHERE'

/**
 * Of what was here at one of two moments or at both, that which the screen must not lose. What was being typed changes: it
 * is as it was last, and a page that is gone has said it.
 */
export function toResume(earlier: readonly KeptPage[], later: readonly KeptPage[]): KeptPage[] {
  const pages = new Map<string, { page: LocalPage; events: Map<number, AttemptEvent> }>()
  for (const { page, events } of [...earlier.map(withoutDraft), ...later]) {
    const known = pages.get(page.key)?.events ?? new Map<number, AttemptEvent>()
    for (const event of events) known.set(event.seq, event)
    pages.set(page.key, { page, events: known })
  }
  return [...pages.values()]
    .filter(({ page }) => page.refusal === null || page.refusal === begunElsewhere)
    .map(({ page, events }) => ({ page, events: [...events.values()].sort((one, other) => one.seq - other.seq) }))
}

/**
 * What pages did and the server may not have, with what was being typed. A page that is 0 beside another device's has its place between
 * that one and page 1: their numbers say nothing about which was first, and here is where the candidate sits now.
 */
export function unsentOf(kept: readonly KeptPage[]): LoggedEvent[] {
  return kept.flatMap(({ page: { epoch, draft, refusal }, events }) =>
    [...events, ...(draft ? [draft] : [])].map((event) => ({ ...event, epoch: refusal ? epoch + 0.5 : epoch })),
  )
}

function withoutDraft({ page, events }: KeptPage): KeptPage {
  return { page: withDraft(page, undefined), events }
}
