// One candidate: does what the script says, keeps what is not acknowledged and sends it again, by the outbox of the exam room.
import { randomBytes } from 'node:crypto'
import { contract } from '@sabimark/contract/contract.ts'
import { changesAnAnswer, type LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import {
  acknowledge,
  emptyOutbox,
  failed,
  type Move,
  nextBatch,
  sending,
  sentAtMsOf,
} from '@sabimark/domain/attempt/outbox.ts'
import { elapsedNow } from '@sabimark/domain/attempt/timing.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { openLivePage } from '../../scripts/live/live-page.ts'
import { type Browser, CallFailedError, call, mayPass } from './call.ts'
import { add, draftOf, moveOf, type Page, sayDraft, write, writtenIn } from './page.ts'
import { again, type Doors, pause, waitAfterFailureMs } from './patience.ts'
import type { Script } from './script.ts'

export type Card = Awaited<ReturnType<typeof cardOf>>

export type Candidate = {
  name: string
  script: Script
  browser: Browser
  examId: string
  hasSocket: boolean
  pages: Page[]
  /** The server has said so. */
  isHandedIn: boolean
  card: Card | null
  content: ExamContent | null
  /** `ready`: everything is acknowledged, and only handing in is left, if that. */
  phase: 'at work' | 'ready' | 'marked'
  /** From the acknowledgement of handing in to the result. */
  waitedMs: number
}

/** What candidates were told, all together. */
export type Tally = { acknowledgements: number; failures: Map<string, number>; problems: string[] }

type Room = { candidate: Candidate; tally: Tally; signal: AbortSignal; pace: { hurry: number } }

const lingerMs = 40

export function newCandidate(
  given: Pick<Candidate, 'name' | 'script' | 'browser' | 'examId' | 'hasSocket'>,
): Candidate {
  return { ...given, pages: [], isHandedIn: false, card: null, content: null, phase: 'at work', waitedMs: 0 }
}

/** The doors in their order: 0 the start, 1… the stretches, the last one handing in. */
export async function sit(room: Room, doors: Doors): Promise<void> {
  const { candidate, tally } = room
  try {
    await sitThrough(room, doors)
    const opened = candidate.pages.reduce((sum, { live }) => sum + (live?.opened ?? 0), 0)
    if (candidate.hasSocket && opened === 0) tally.problems.push(`${candidate.name}: the server took no socket`)
  } finally {
    for (const { live } of candidate.pages) live?.close()
  }
}

async function sitThrough(room: Room, doors: Doors): Promise<void> {
  const { candidate, signal, pace } = room
  const { script } = candidate
  await doors.through(0)
  let page = await load(room)
  for (const [number, steps] of script.stretches.entries()) {
    await doors.through(number + 1)
    for (const step of steps) {
      signal.throwIfAborted()
      await pause(script.paceMs() / pace.hurry)
      if (step.kind === 'reload') page = await reload(room, page)
      else if (step.kind === 'write') write(page, writtenIn(candidate.content, step))
      else {
        sayDraft(page)
        add(page, moveOf(candidate.content, step))
      }
    }
  }
  sayDraft(page)
  // What older pages hold goes before handing in, as in the exam room: after it, it would count as late.
  await allDelivered(room)
  candidate.phase = 'ready'
  if (!script.handsIn) return
  await doors.through(script.stretches.length + 1)
  add(page, { kind: 'submit' })
  await allDelivered(room)
  const handedInAt = performance.now()
  if (!candidate.isHandedIn)
    room.tally.problems.push(`${candidate.name}: a submit was acknowledged, but not taken as one`)
  candidate.card = await cardOf(room, page.ticket)
  candidate.waitedMs = Math.round(performance.now() - handedInAt)
  candidate.phase = 'marked'
}

async function load(room: Room): Promise<Page> {
  const { candidate, signal } = room
  const pageId = randomBytes(16).toString('hex')
  const { browser, examId } = candidate
  let acknowledged = new Map<Page, number>()
  const started = await again(() => {
    acknowledged = new Map(candidate.pages.map((one) => [one, one.outbox.ackedSeq]))
    return counted(room, () => call(browser, contract.attempt.start, { examId, pageId, knows: newestRulesVersion }))
  }, signal)
  const { attemptId, epoch, ticket, deliveryTicket, allowedMs, elapsedMs, contentHash } = started
  candidate.content ??= await again(
    () => counted(room, () => call(browser, contract.attempt.content, { contentHash }, ticket)),
    signal,
  )
  const clock = { baseElapsedMs: elapsedMs, monotonicAtBase: performance.now() }
  const page: Page = {
    ...{ attemptId, epoch, ticket, deliveryTicket, clock, allowedMs },
    ...{ outbox: emptyOutbox(epoch), events: [], sentSeq: 0, isLeft: false, wake: () => undefined },
    draft: draftOf(() => sayDraft(page)),
  }
  lookAtState(room, acknowledged, foldAttempt(started.log, { countLate: true }).answers)
  candidate.pages.push(page)
  if (candidate.hasSocket) {
    page.live = openLivePage(browser.url, ticket)
    signal.addEventListener('abort', page.live.close, { once: true })
  }
  add(page, { kind: epoch === 1 ? 'start' : 'gap' })
  void deliver(room, page).catch((error: unknown) => {
    if (!signal.aborted)
      room.tally.problems.push(`${candidate.name}: ${error instanceof Error ? error.message : error}`)
  })
  return page
}

/** The page is closed in the middle of everything; the next one says once more what was not acknowledged, or not said. */
async function reload(room: Room, old: Page): Promise<Page> {
  old.isLeft = true
  old.live?.close()
  old.wake()
  const typed = old.draft.take()
  const unsaid: Omit<Move, 'elapsedMs'>[] = [...old.outbox.events, ...(typed ? [typed] : [])]
  const page = await load(room)
  for (const { kind, question, value } of unsaid) {
    if (question === undefined) continue
    add(page, { kind, question, ...(value === undefined ? {} : { value }) })
  }
  return page
}

/** A page that loads must show every answer that was acknowledged before it asked; what was still on its way it may show. */
function lookAtState(
  { candidate, tally }: Room,
  acknowledged: ReadonlyMap<Page, number>,
  shown: Record<string, unknown>,
): void {
  const acked: LoggedEvent[] = []
  const open = new Set<string>()
  for (const [{ epoch, events }, ackedSeq] of acknowledged) {
    for (const event of events) {
      if (event.seq <= ackedSeq) acked.push({ ...event, epoch })
      else if (event.question !== undefined && changesAnAnswer(event.kind)) open.add(event.question)
    }
  }
  const { answers } = foldAttempt(acked, { countLate: true })
  for (const question of new Set([...Object.keys(answers), ...Object.keys(shown)])) {
    if (open.has(question) || JSON.stringify(shown[question]) === JSON.stringify(answers[question])) continue
    tally.problems.push(
      `${candidate.name}: after a reload question ${question} showed another answer than was acknowledged`,
    )
  }
}

/** Sends what waits, one batch at a time, until the page is left and everything is acknowledged. */
async function deliver(room: Room, page: Page): Promise<void> {
  const { candidate, signal } = room
  for (;;) {
    signal.throwIfAborted()
    if (page.outbox.events.length === 0) {
      if (page.isLeft || candidate.isHandedIn) return
      await new Promise<void>((resolve) => {
        page.wake = resolve
      })
      continue
    }
    await pause(lingerMs / room.pace.hurry)
    await sendOnce(room, page)
    if (page.outbox.failures > 0) await pause(waitAfterFailureMs(page.outbox.failures, candidate.script.jitter()))
  }
}

async function sendOnce(room: Room, page: Page): Promise<void> {
  const { candidate, tally } = room
  const events = nextBatch(page.outbox)
  page.outbox = sending(page.outbox, events)
  page.sentSeq = Math.max(page.sentSeq, events.at(-1)?.seq ?? 0)
  const sentAtMs = sentAtMsOf(page.outbox, elapsedNow({ ...page.clock, monotonicNow: performance.now() }))
  const waitsTo = page.draft.move() === null ? page.outbox.nextSeq - 1 : page.outbox.nextSeq
  const isPart = events.length < page.outbox.events.length || page.draft.move() !== null
  try {
    const reply = await counted(room, () =>
      call(candidate.browser, contract.attempt.save, {
        ...ticketsOf(candidate, page),
        ...(isPart ? { isPart, waitsTo } : {}),
        sentAtMs,
        events,
      }),
    )
    const before = page.outbox.ackedSeq
    const complain = (what: string) => tally.problems.push(`${candidate.name}, epoch ${page.epoch}: ${what}`)
    if (reply.ackedSeq > page.sentSeq) complain(`${reply.ackedSeq} acknowledged, ${page.sentSeq} sent`)
    if (reply.ackedSeq < (events.at(-1)?.seq ?? 0)) complain('a batch without a gap was not acknowledged as a whole')
    for (const { seq, code } of reply.refused) complain(`event ${seq} does not count: ${code}`)
    if (!reply.isLive && !page.isLeft) complain('the live page was called an older one')
    page.outbox = acknowledge(page.outbox, reply.ackedSeq)
    tally.acknowledgements += page.outbox.ackedSeq - before
    if (reply.isSubmitted && !page.isLeft) candidate.isHandedIn = true
  } catch (error) {
    page.outbox = failed(page.outbox)
    if (!mayPass(error)) throw error
  }
}

function ticketsOf({ pages }: Candidate, { isLeft, ticket, deliveryTicket }: Page) {
  const newest = pages.at(-1)
  return isLeft && newest ? { ticket: deliveryTicket, vouchedBy: newest.ticket } : { ticket }
}

async function allDelivered({ candidate, signal }: Room): Promise<void> {
  while (candidate.pages.some(({ outbox }) => outbox.events.length > 0)) {
    signal.throwIfAborted()
    await pause(20)
  }
}

/** The result as the candidate sees it right after handing in. */
async function cardOf(room: Room, ticket: string) {
  const { candidate, signal } = room
  for (;;) {
    signal.throwIfAborted()
    const { card } = await again(
      () => counted(room, () => call(candidate.browser, contract.result.ofTicket, { ticket })),
      signal,
    )
    const { score = null, toMarkCount = 0 } = card ?? {}
    // No score before a person has marked what waits.
    if (card && (score || toMarkCount > 0)) {
      return { score, toMarkCount, endedBy: card.endedBy, lateCount: card.lateCount }
    }
    await pause(100)
  }
}

async function counted<Reply>({ tally: { failures } }: Room, ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof CallFailedError ? `${error.status} ${error.code}`.trim() : String(error)
    failures.set(name, (failures.get(name) ?? 0) + 1)
    throw error
  }
}
