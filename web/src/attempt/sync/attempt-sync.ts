import { type AttemptEvent, changesAnAnswer } from '@sabimark/domain/attempt/event.ts'
import {
  type Act,
  acknowledge,
  emptyOutbox,
  failed,
  nextBatch,
  type Outbox,
  record,
  retryDelayMs,
  sending,
  sentAtMsOf,
} from '@sabimark/domain/attempt/outbox.ts'
import { elapsedNow, rebaseRemaining } from '@sabimark/domain/attempt/timing.ts'
import { inTime } from '../in-time.ts'
import type { AttemptSync, SyncStart } from './attempt-sync.types.ts'
import { hearElsewhere, type ServerLog } from './elsewhere.ts'
import { endOfTime } from './end-of-time.ts'
import { eventWriter } from './event-writer.ts'
import { type KeptPage, noteEveryMs, unsentOf, withDraft, withoutTicket } from './local-page.ts'
import { askEveryMs, lingerOf, olderFirstMs, refusedAgainMs } from './pace.ts'
import { pageLog } from './page-log.ts'
import { afterEvent, changedIn, type Progress, type QuestionAct } from './progress.ts'
import { SaveRefusedError, type SaveReply, saveInTime } from './save-call.ts'
import { sleepWatch } from './sleep-watch.ts'
import { type SyncView, statusOf } from './sync-view.ts'
import { timer } from './timer.ts'
import { unsaidDraft } from './unsaid-draft.ts'

export function attemptSync({ save, sendOlder, store, device, ...start }: SyncStart): AttemptSync {
  let page = start.page
  let outbox: Outbox = emptyOutbox(page.epoch)
  const log = pageLog(page.epoch, start.known.log)
  let { clock } = start
  const hearing = hearElsewhere({ count: start.known.elsewhere, readLog: start.readLog, isOver, onHeard })
  let told: Pick<SyncView, 'ended' | 'isReplaced' | 'isSubmitted' | 'blocked' | 'refused' | 'notices' | 'arrived'> = {
    ended: null,
    isReplaced: false,
    isSubmitted: false,
    blocked: null,
    refused: null,
    notices: [],
    arrived: null,
  }
  let isStopped = false
  let hasTakenUp = false
  const hasSlept = sleepWatch(device)
  const recordedAt = new Map<number, number>()
  const typing = new Set<() => QuestionAct | null>()
  const listeners = new Set<() => void>()
  const writer = eventWriter(store, device, onStored)
  const draft = unsaidDraft(device, { isKept: () => !writer.hasFailed(), onDue: sayDraft })
  let view = makeView()

  const next = timer(device)
  const tick = timer(device)
  const theEnd = endOfTime(device, { remainingMs, onLastAsk: trySending, onEnd: () => end('time') })
  let lastTry: Promise<void> = Promise.resolve()
  let skipOlder = () => {}

  function elapsed(): number {
    return elapsedNow({ ...clock, monotonicNow: device.now() })
  }

  function remainingMs(): number {
    return Math.max(0, start.allowedMs - elapsed())
  }

  function makeView(): SyncView {
    const typed = draft.act()
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
      progress: typed ? afterEvent(log.progress(), { ...typed, seq: 0, atMs: 0 }) : log.progress(),
      clock,
      allowedMs: start.allowedMs,
      status,
      isWriting: isUnstored && (!writer.hasFailed() || isOnlyTyped),
      cannotKeep: writer.hasFailed(),
      isFailing: outbox.failures > 0,
      waitingCount,
    }
  }

  function publish() {
    view = makeView()
    for (const listener of listeners) listener()
  }

  function onStored() {
    draft.plan()
    publish()
  }

  function add(act: Act) {
    // The allowed time at most: a millisecond more is after the deadline, and what is said again then would not count.
    outbox = record(outbox, { ...act, elapsedMs: Math.min(act.elapsedMs, start.allowedMs) })
    const event = outbox.events.at(-1)
    if (event === undefined) return
    recordedAt.set(event.seq, device.now())
    log.did(event)
    if (act.question !== undefined) draft.said({ kind: act.kind, question: act.question })
    writeAll()
    schedule(lingerOf([act.kind]))
    publish()
  }

  function writeAll() {
    page = withDraft(page, draft.asEvent(outbox, Math.min(elapsed(), start.allowedMs)))
    writer.write(page, outbox.events)
  }

  function sayDraft() {
    const act = isOver() ? null : draft.take()
    if (act) add({ ...act, elapsedMs: elapsed() })
  }

  function typed(act: QuestionAct) {
    if (draft.act()?.question !== act.question) sayDraft()
    const before = view.progress.answers[act.question]
    if (act.value === before) return
    draft.typed(act, before)
    writeAll()
    publish()
  }

  function isOver(): boolean {
    return told.ended !== null || told.isReplaced || told.isSubmitted || isStopped
  }

  /** What is being typed counts as far as it has come: nothing is taken after this. */
  function takeTyped() {
    for (const ask of typing) {
      const act = ask()
      if (act) add({ ...act, elapsedMs: elapsed() })
    }
    sayDraft()
  }

  function end(by: 'candidate' | 'time') {
    if (isOver()) return
    takeTyped()
    told = { ...told, ended: by }
    add({ kind: 'submit', elapsedMs: by === 'time' ? start.allowedMs : elapsed() })
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
    if (!outbox.inFlight && !isStopped && page.refusal === null) lastTry = send()
  }

  async function send() {
    const events = nextBatch(outbox)
    outbox = sending(outbox, events)
    if (events.some(({ kind }) => kind === 'submit')) {
      const isSkipped = new Promise<void>((resolve) => {
        skipOlder = resolve
      })
      await inTime(device, olderFirstMs, Promise.race([sendOlder(), isSkipped]), null)
    }
    // What is being typed waits, too.
    const isPart = events.length < outbox.events.length || draft.act() !== null
    const sentAtMs = sentAtMsOf(outbox, elapsed())
    const batch = { ticket: start.ticket, ...(isPart ? { isPart } : {}), sentAtMs, events }
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
    else if (!told.isReplaced && !told.isSubmitted) schedule(told.ended === null ? askEveryMs : noteEveryMs)
  }

  function take(reply: SaveReply, sent: readonly AttemptEvent[], sentAt: number) {
    const before = outbox.ackedSeq
    outbox = acknowledge(outbox, reply.ackedSeq)
    // A reply that moves nothing on must not be answered at once with the same again.
    if (sent.length > 0 && outbox.ackedSeq === before) outbox = failed(outbox)
    const done = [...recordedAt.keys()].filter((seq) => seq <= outbox.ackedSeq)
    for (const seq of done) recordedAt.delete(seq)
    if (done.length > 0) writer.forget(page, done)
    if (!reply.isLive && !reply.isSubmitted && !isOver()) takeTyped()
    told = {
      ...told,
      isReplaced: told.isReplaced || !reply.isLive,
      isSubmitted: reply.isSubmitted,
      blocked: null,
      refused: reply.refused.at(-1) ?? (sent.some(({ kind }) => changesAnAnswer(kind)) ? null : told.refused),
      notices: withNew(told.notices, reply.notices ?? []),
    }
    if (reply.isSubmitted || isStopped) return theEnd.callOff()
    if (!isOver()) hearing.told(reply.elsewhere ?? 0)
    const { remainingMs: left } = reply
    clock = rebaseRemaining({
      remainingMs: left,
      allowedMs: start.allowedMs,
      monotonicSent: sentAt,
      monotonicReceived: device.now(),
    })
    theEnd.watch()
  }

  function block(refusal: SaveRefusedError) {
    told = { ...told, blocked: refusal.message }
    if (!refusal.isFinal) return
    page = { ...withoutTicket(page), refusal: refusal.code }
    writer.note(page)
  }

  function replace() {
    if (told.isReplaced || isStopped) return
    if (!isOver()) takeTyped()
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

  function sayAgain(acts: readonly QuestionAct[]) {
    for (const act of acts) add({ ...act, elapsedMs: elapsed() })
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
    if (hasSlept() && !isOver()) {
      add({ kind: 'gap', elapsedMs: elapsed() })
      next.set(0, trySending)
    }
    publish()
    tick.set(noteEveryMs, onTick)
  }

  theEnd.watch()
  tick.set(noteEveryMs, onTick)

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (act) => {
      if (isOver()) return
      // The timer of the end is late, as after sleep: that lends nobody time.
      if (remainingMs() === 0) return end('time')
      if (draft.act()?.question !== act.question) sayDraft()
      add({ ...act, elapsedMs: elapsed() })
    },
    typed: (act) => {
      if (isOver()) return
      if (remainingMs() === 0) end('time')
      else typed(act)
    },
    whileTyping: (ask) => {
      typing.add(ask)
      return () => typing.delete(ask)
    },
    note: (kind) => {
      if (isOver()) return
      sayDraft()
      add({ kind, elapsedMs: elapsed() })
    },
    submit: () => end('candidate'),
    takeUp,
    tryNow: () => {
      if (!outbox.inFlight) next.set(0, trySending)
    },
    askElsewhere: () =>
      page.epoch === 1 || isOver() ? null : inTime(device, olderFirstMs, lookElsewhere(), undefined),
    replace,
    remainingMs,
    finish: () => writer.remove(page),
    stop: () => {
      if (!isStopped) {
        sayDraft()
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

/** The server may say the same again; on the screen it stands once. */
function withNew(told: SyncView['notices'], said: SyncView['notices']): SyncView['notices'] {
  const fresh = said.filter(({ kind, text }) => !told.some((one) => one.kind === kind && one.text === text))
  return fresh.length === 0 ? told : [...told, ...fresh]
}
