import type { SaveReply, ServerLog } from '@sabimark/contract/answers.ts'
import { askAfterMs } from '@sabimark/domain/attempt/essay-pace.ts'
import { type AttemptEvent, byTime, changesAnAnswer } from '@sabimark/domain/attempt/event.ts'
import {
  acknowledge,
  batchLimit,
  failed,
  type Move,
  nextBatch,
  type Outbox,
  record,
  resumedOutbox,
  retryDelayMs,
  sending,
  sentAtMsOf,
} from '@sabimark/domain/attempt/outbox.ts'
import { elapsedNow, rebaseRemaining } from '@sabimark/domain/attempt/timing.ts'
import type { AttemptSync, SyncStart } from './attempt-sync.types.ts'
import { hearElsewhere } from './elsewhere.ts'
import { endOfTime } from './end-of-time.ts'
import { eventWriter } from './event-writer.ts'
import { inTime } from './in-time.ts'
import { type KeptPage, noteEveryMs, unsentOf, withDraft, withoutTicket } from './local-page.ts'
import { askEveryMs, lingerOf, lockedAskMs, olderFirstMs, refusedAgainMs } from './pace.ts'
import { pageLog } from './page-log.ts'
import { afterEvent, changedIn, type Progress, type QuestionMove } from './progress.ts'
import { SaveRefusedError, saveInTime } from './save-call.ts'
import { sleepWatch } from './sleep-watch.ts'
import { type SyncView, statusOf, typingOf } from './sync-view.ts'
import { timer } from './timer.ts'
import { unsaidDraft } from './unsaid-draft.ts'
import type { WayBack } from './way-back.ts'

export function attemptSync({ save, sendOlder, store, device, ...start }: SyncStart): AttemptSync {
  let page = start.page
  const { did, ackedSeq } = start.goesOn ?? { did: [], ackedSeq: 0 }
  let outbox: Outbox = resumedOutbox(page.epoch, did, ackedSeq)
  const log = pageLog(page.epoch, start.known.log)
  // An end that the server has, and that did not end the attempt, it has not taken.
  for (const event of did) if (event.kind !== 'submit' || event.seq > ackedSeq) log.did(event)
  let way: WayBack | null = null
  let { clock, allowedMs } = start
  const hearing = hearElsewhere({ count: start.known.elsewhere, readLog: start.readLog, isOver, onHeard })
  let told: Pick<
    SyncView,
    'ended' | 'isLocked' | 'isReplaced' | 'isSubmitted' | 'blocked' | 'refused' | 'arrived' | 'moreMs'
  > = {
    ended: endedBy(outbox),
    isLocked: false,
    isReplaced: false,
    isSubmitted: false,
    blocked: null,
    refused: null,
    arrived: null,
    moreMs: 0,
  }
  let heardAt = device.now()
  let isStopped = false
  let isGoing = false
  let hasTakenUp = false
  const hasSlept = sleepWatch(device)
  let isHeldBack = false
  const recordedAt = new Map(outbox.events.map(({ seq }) => [seq, device.now()]))
  const typing = new Set<() => QuestionMove | null>()
  const listeners = new Set<() => void>()
  const writer = eventWriter(store, device, onStored)
  const draft = unsaidDraft(device, { isKept: () => !writer.hasFailed(), onDue: sayDraft })
  let view = makeView()

  const next = timer(device)
  const tick = timer(device)
  const theEnd = endOfTime(device, { remainingMs, onLastAsk: trySending, onEnd: endOfTimeCame })
  let lastTry: Promise<void> = Promise.resolve()
  let skipOlder = () => {}

  function elapsed(): number {
    return elapsedNow({ ...clock, monotonicNow: device.now() })
  }

  function remainingMs(): number {
    return Math.max(0, allowedMs - elapsed())
  }

  function makeView(): SyncView {
    const typed = draft.move()
    const storedSeq = writer.storedSeq()
    const { status, waitingCount } = statusOf({
      outbox,
      storedSeq,
      recordedAt,
      nowMs: device.now(),
      draft: typed && { question: typed.question, isStored: page.draft === writer.storedDraft() },
    })
    const isUnstored = status.status === 'not_on_server' && !status.savedHere
    // What is being typed and cannot be kept leaves in a moment; only what should have left is told of.
    const isOnlyTyped = typed !== null && outbox.events.length === 0
    return {
      ...told,
      hasWayBack: way?.isOpen() === true,
      progress: typed ? afterEvent(log.progress(), { ...typed, seq: 0, atMs: 0 }) : log.progress(),
      clock,
      allowedMs,
      status,
      typing: isOver() ? null : typingOf(typing),
      isWriting: isUnstored && (!writer.hasFailed() || isOnlyTyped),
      cannotKeep: writer.hasFailed(),
      isFailing: outbox.failures > 0,
      waitingCount,
      unheard: start.unheard?.(),
    }
  }

  function publish() {
    view = makeView()
    for (const listener of listeners) listener()
  }

  function onStored() {
    if (writer.hasFailed()) way?.close()
    draft.plan()
    publish()
    if (isHeldBack && mayLeave() > 0) trySending()
  }

  /** How many of the events that wait may leave: where a reload goes on under these numbers, none that the device could forget. */
  function mayLeave(): number {
    if (!way?.isOpen() || isGoing) return batchLimit
    const storedSeq = writer.storedSeq()
    return outbox.events.filter(({ seq }) => seq <= storedSeq).length
  }

  function add(move: Move) {
    // The allowed time at most: a millisecond more is after the deadline, and what is said again then would not count.
    outbox = record(outbox, { ...move, elapsedMs: Math.min(move.elapsedMs, allowedMs) })
    const event = outbox.events.at(-1)
    if (event === undefined) return
    recordedAt.set(event.seq, device.now())
    log.did(event)
    if (move.question !== undefined) draft.said({ kind: move.kind, question: move.question })
    writeAll()
    schedule(lingerOf([move.kind]))
    publish()
  }

  function writeAll() {
    page = withDraft(page, draft.asEvent(outbox, Math.min(elapsed(), allowedMs)))
    writer.write(page, outbox.events)
  }

  function sayDraft() {
    const move = isShut() ? null : draft.take()
    if (move) add({ ...move, elapsedMs: elapsed() })
  }

  function typed(move: QuestionMove) {
    if (draft.move()?.question !== move.question) sayDraft()
    const before = view.progress.answers[move.question]
    if (move.value === before) return
    // What is typed is said minutes later: an end that was brought nearer is heard of first.
    if (draft.move() === null && device.now() - heardAt > askAfterMs) schedule(0)
    draft.typed(move, before)
    writeAll()
    publish()
  }

  function isOver(): boolean {
    return told.ended !== null || told.isReplaced || told.isSubmitted || isStopped
  }

  /** Nothing more is taken, though the paper may still be handed in. */
  function isShut(): boolean {
    return isOver() || told.isLocked
  }

  /** What is being typed counts as far as it has come: nothing is taken after this. */
  function takeTyped() {
    for (const ask of typing) {
      const move = ask()
      if (move) add({ ...move, elapsedMs: elapsed() })
    }
    sayDraft()
  }

  function end(by: 'candidate' | 'time') {
    if (isOver()) return
    if (!told.isLocked) takeTyped()
    told = { ...told, ended: by }
    if (by === 'time') add({ kind: 'submit', value: byTime, elapsedMs: allowedMs })
    else add({ kind: 'submit', elapsedMs: elapsed() })
  }

  function endOfTimeCame() {
    if (start.submitsByItself !== false) return end('time')
    if (isShut()) return
    takeTyped()
    told = { ...told, isLocked: true }
    // The server takes the paper as it is when the grace is over.
    schedule(lockedAskMs)
    publish()
  }

  /** A try within so many milliseconds; a sooner one that is already planned stays. While tries fail, patience rules. */
  function schedule(withinMs: number) {
    if (isStopped || page.refusal !== null || outbox.inFlight) return
    const delayMs =
      told.blocked !== null
        ? refusedAgainMs
        : outbox.failures > 0
          ? retryDelayMs(outbox.failures, device.random())
          : withinMs
    if (next.dueInMs() <= delayMs) return
    next.set(delayMs, trySending)
  }

  function trySending() {
    if (outbox.inFlight || isStopped || page.refusal !== null) return
    isHeldBack = outbox.events.length > 0 && mayLeave() === 0
    if (!isHeldBack) lastTry = send()
  }

  async function send() {
    const events = nextBatch(outbox, mayLeave())
    outbox = sending(outbox, events)
    if (events.some(({ kind }) => kind === 'submit')) {
      const isSkipped = new Promise<void>((resolve) => {
        skipOlder = resolve
      })
      await inTime(device, olderFirstMs, Promise.race([sendOlder(), isSkipped]), null)
    }
    // What is being typed waits, too, under the number it would be next.
    const waitsTo = draft.move() === null ? outbox.nextSeq - 1 : outbox.nextSeq
    const isPart = waitsTo > (events.at(-1)?.seq ?? outbox.ackedSeq)
    const sentAtMs = sentAtMsOf(outbox, elapsed())
    const batch = { ticket: start.ticket, ...(isPart ? { isPart, waitsTo } : {}), sentAtMs, events }
    const sentAt = device.now()
    try {
      take(await saveInTime(save, batch, device), events, sentAt)
    } catch (error) {
      outbox = failed(outbox)
      if (error instanceof SaveRefusedError) block(error)
    }
    publish()
    if (isStopped) return
    if (outbox.events.length > 0) schedule(lingerOf(outbox.events.map(({ kind }) => kind)))
    else if (!told.isReplaced && !told.isSubmitted)
      schedule(told.ended !== null ? noteEveryMs : told.isLocked ? lockedAskMs : askEveryMs)
  }

  function take(reply: SaveReply, sent: readonly AttemptEvent[], sentAt: number) {
    heardAt = device.now()
    const before = outbox.ackedSeq
    const waited = outbox.events
    outbox = acknowledge(outbox, reply.ackedSeq)
    // A reply that moves nothing on must not be answered at once with the same again.
    if (sent.length > 0 && outbox.ackedSeq === before) outbox = failed(outbox)
    const done = [...recordedAt.keys()].filter((seq) => seq <= outbox.ackedSeq)
    for (const seq of done) recordedAt.delete(seq)
    const acked = waited.filter(({ seq }) => seq <= outbox.ackedSeq)
    if (done.length > 0) writer.forget(page, done, () => keepAcked(acked))
    if (!reply.isLive && !reply.isSubmitted && !isShut()) takeTyped()
    told = {
      ...told,
      isReplaced: told.isReplaced || !reply.isLive,
      isSubmitted: reply.isSubmitted,
      // Time that was given since; a moment is the clocks' difference.
      isLocked: told.isLocked && reply.remainingMs < 5_000,
      blocked: null,
      refused: reply.refused.at(-1) ?? (sent.some(({ kind }) => changesAnAnswer(kind)) ? null : told.refused),
    }
    if (reply.isSubmitted || isStopped) return theEnd.callOff()
    noteMoreTime(reply)
    if (!isOver()) hearing.told(reply.elsewhere ?? 0)
    const { remainingMs: left } = reply
    clock = rebaseRemaining({
      remainingMs: left,
      allowedMs,
      monotonicSent: sentAt,
      monotonicReceived: device.now(),
    })
    // A reload goes on by this clock: by the one before it could do something before what the server has heard of.
    noteWayBack()
    theEnd.watch()
  }

  /** The end has moved since the page last heard of it; a paper the clock handed in meanwhile is the candidate's again. */
  function noteMoreTime({ allowedMs: now = allowedMs, refused }: SaveReply) {
    const moreMs = now - allowedMs
    allowedMs = now
    // By the clock of a device that began without the server the close is a little off: that is no news.
    if (Math.abs(moreMs) >= (start.unheard ? 60_000 : 1))
      told = { ...told, moreMs: moreMs > 0 ? Math.max(0, told.moreMs) + moreMs : moreMs }
    const untaken = refused.find(({ code }) => code === 'TIME_ADDED')
    if (!untaken) return
    log.undid(untaken.seq)
    told = { ...told, ended: null, refused: null }
  }

  /** Before the device forgets them: without one of them there is no way back. */
  async function keepAcked(events: readonly AttemptEvent[]) {
    if (!way?.isOpen() || events.length === 0) return
    try {
      await way.keep(events)
    } catch {
      way.close()
    }
  }

  function noteWayBack() {
    const storedSeq = writer.storedSeq()
    const unstored = outbox.events.filter(({ seq }) => seq > storedSeq)
    way?.note({ elapsedMs: elapsed(), allowedMs, wallMs: device.wallNow(), unstored })
  }

  function block(refusal: SaveRefusedError) {
    told = { ...told, blocked: refusal.message }
    if (!refusal.isFinal) return
    way?.close()
    page = { ...withoutTicket(page), refusal: refusal.code }
    writer.note(page)
  }

  function replace() {
    if (told.isReplaced || isStopped) return
    if (!isShut()) takeTyped()
    told = { ...told, isReplaced: true }
    if (outbox.events.length > 0) trySending()
    publish()
  }

  function takeUp(others: readonly KeptPage[]) {
    if (isOver()) return
    if (others.some((one) => one.page.epoch > page.epoch) || log.newestEpoch() > page.epoch) return replace()
    const olders = others.filter((one) => one.page.epoch < page.epoch)
    const before = log.progress().answers
    const again = log.olderDid(unsentOf(olders))
    if (hasTakenUp) noteChanged(before)
    hasTakenUp = true
    sayAgain(again)
    writer.supersede(olders.map((one) => one.page).filter(({ isSuperseded }) => !isSuperseded))
  }

  /** What somebody sees already does not change without a word. */
  function noteChanged(before: Progress['answers']) {
    const changed = changedIn(before, log.progress().answers)
    if (changed.length > 0) {
      const { count, questions } = told.arrived ?? { count: 0, questions: [] }
      told = { ...told, arrived: { count: count + 1, questions: [...new Set([...questions, ...changed])] } }
    }
  }

  function sayAgain(moves: readonly QuestionMove[]) {
    for (const move of moves) add({ ...move, elapsedMs: elapsed() })
    publish()
  }

  /** What stands on the screen is what is marked: older pages have come to more than it shows. */
  function onHeard(now: ServerLog) {
    const before = log.progress().answers
    const again = log.serverHas(now.log)
    if (log.newestEpoch() > page.epoch) return replace()
    noteChanged(before)
    sayAgain(again)
  }

  async function lookElsewhere() {
    // What is under way was sent before the question.
    await lastTry
    trySending()
    await lastTry
    await hearing.settled()
  }

  function onTick() {
    page = { ...page, elapsedMs: elapsed(), notedAtWallMs: device.wallNow() }
    // What could not be stored is tried again.
    if (writer.hasFailed()) writeAll()
    else writer.note(page)
    noteWayBack()
    if (hasSlept() && !isShut()) {
      add({ kind: 'gap', elapsedMs: elapsed() })
      next.set(0, trySending)
    }
    publish()
    tick.set(noteEveryMs, onTick)
  }

  theEnd.watch()
  tick.set(noteEveryMs, onTick)
  if (outbox.events.length > 0) {
    writeAll()
    schedule(0)
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    move: (move) => {
      if (isShut()) return
      // The timer of the end is late, as after sleep: that lends nobody time.
      if (remainingMs() === 0) return endOfTimeCame()
      if (draft.move()?.question !== move.question) sayDraft()
      add({ ...move, elapsedMs: elapsed() })
    },
    typed: (move) => {
      if (isShut()) return
      if (remainingMs() === 0) endOfTimeCame()
      else typed(move)
    },
    whileTyping: (ask) => {
      typing.add(ask)
      return () => typing.delete(ask)
    },
    keyed: () => {
      const now = typingOf(typing)
      const { question, isAnswer } = view.typing ?? {}
      if (now?.question !== question || now?.isAnswer !== isAnswer) publish()
    },
    note: (kind) => {
      if (isShut()) return
      sayDraft()
      add({ kind, elapsedMs: elapsed() })
    },
    submit: () => end('candidate'),
    takeUp,
    tryNow: () => {
      if (!outbox.inFlight) next.set(0, trySending)
    },
    lookNow: () => void lastTry.then(trySending),
    askElsewhere: () =>
      (page.epoch < 2 && !hearing.hasOthers()) || isOver()
        ? null
        : inTime(device, olderFirstMs, lookElsewhere(), undefined),
    replace,
    remainingMs,
    keepWayBack: (to) => {
      way = to
      const acked = log.own().filter(({ seq }) => seq <= outbox.ackedSeq)
      if (start.goesOn === undefined) void keepAcked(acked)
      noteWayBack()
      publish()
      return log.others()
    },
    finish: () => writer.remove(page),
    stop: () => {
      if (!isStopped) {
        sayDraft()
        noteWayBack()
        isGoing = true
        // The last steps leave with the page; if that fails, the device still has them.
        if (outbox.events.length > 0) trySending()
        skipOlder()
        isStopped = true
        for (const one of [next, tick]) one.clear()
        theEnd.callOff()
        page = { ...page, elapsedMs: elapsed(), notedAtWallMs: 0 }
        writer.note(page)
      }
      return lastTry.then(() => {
        // Nothing is left behind of which the server has everything.
        if (outbox.events.length === 0) writer.remove(page)
        return writer.settled()
      })
    },
  }
}

/** A paper that was handed in and not acknowledged yet; what came after is the candidate's again. */
function endedBy({ events }: Outbox): SyncView['ended'] {
  const last = events.at(-1)
  if (last?.kind !== 'submit') return null
  return last.value === byTime ? 'time' : 'candidate'
}
