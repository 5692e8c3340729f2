import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import type { ArrivedMove } from '@sabimark/domain/attempt/arrived-move.ts'
import { condensedLog } from '@sabimark/domain/attempt/condensed-log.ts'
import { type AttemptEvent, byTime, type LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { jsonBytes } from '@sabimark/domain/attempt/json-bytes.ts'
import { batchBytes } from '@sabimark/domain/attempt/outbox.ts'
import {
  afterAcknowledged,
  areTimesPossible,
  type DeliveryTimes,
  openedAt,
  type PageTimes,
} from '@sabimark/domain/attempt/page-times.ts'
import { graceMs } from '@sabimark/domain/attempt/timing.ts'
import { expect } from 'vitest'
import type { AttemptSync } from '../src/attempt/sync/attempt-sync.types.ts'
import { goOn, type LeftPage } from '../src/attempt/sync/go-on.ts'
import type { LocalStore } from '../src/attempt/sync/local-page.ts'
import { openAttempt } from '../src/attempt/sync/open-attempt.ts'
import { type Device, type Save, SaveRefusedError } from '../src/attempt/sync/save-call.ts'
import type { PageNote } from '../src/attempt/sync/way-back.ts'
import type { Arrive } from '../src/attempt/unheard/arriving.ts'
import { memoryStore } from './memory-store.ts'
import { stillDevice } from './still-device.ts'

export const allowedMs = 3_600_000

export const networks = ['works', 'slow', 'request slow', 'request lost', 'reply lost', 'silent'] as const
export type Network = (typeof networks)[number] | 'ticket unknown'

/**
 * The server as the contract describes it: stores each number once, knows the live epoch and the time, answers after
 * storing.
 */
function fakeServer(device: Device, clock: () => number) {
  const log = new Map<string, LoggedEvent>()
  const state = {
    ...{ network: 'works' as Network, liveEpoch: 0, isSubmitted: false, extraMs: 0, submitsByItself: true },
    /** The page that began without the server, once it has arrived. */
    pageZero: null as string | null,
    begunAtMs: 0,
    /** Nobody can sit it any more, after so long. */
    overAtMs: allowedMs,
  }
  const elapsed = () => clock() - state.begunAtMs
  /** In the order they came. */
  const arrived: LoggedEvent[] = []
  /** The same as staff's evidence reads it. */
  const evidence: ArrivedMove[] = []
  /** How long at most a page went on sending without hearing what became of it. */
  const deaf = { longestMs: 0 }
  const unheardSince = new Map<number, number>()
  const noteSent = (epoch: number) => {
    const since = unheardSince.get(epoch) ?? elapsed()
    deaf.longestMs = Math.max(deaf.longestMs, elapsed() - since)
    unheardSince.set(epoch, since)
  }
  /** Kept as evidence, never counted: they say themselves that they were done after the end. */
  const refused: LoggedEvent[] = []
  /** What a clock handed in that had not heard of the time there is. */
  const notTaken = new Set<LoggedEvent>()
  const times = new Map<number, PageTimes>()
  const wholeMs = () => allowedMs + state.extraMs
  const remainingMs = () => Math.max(0, wholeMs() - elapsed())
  /** Deliveries whose times cannot be true: in the grace they would wait for staff. */
  const impossible: unknown[] = []
  const holdAgainst = (epoch: number, delivery: DeliveryTimes & { events: readonly AttemptEvent[] }) => {
    const page = times.get(epoch) ?? openedAt(0)
    if (!areTimesPossible(delivery, page)) impossible.push({ delivery, page })
    return (ackedSeq: number) =>
      times.set(
        epoch,
        afterAcknowledged(page, delivery, { ackedSeq, serverElapsedMs: elapsed(), allowedMs: wholeMs() }),
      )
  }
  const receive = ({ ticket, vouchedBy, isPart, waitsTo, sentAtMs, events }: Parameters<Save>[0]) => {
    const epoch = epochOf(ticket)
    if (epoch === 0 && state.pageZero === null) throw refusal('UNKNOWN_ATTEMPT')
    // By what the page left on the device, with nobody to vouch for it.
    const isDelivered = ticket !== String(epoch) && vouchedBy === undefined
    const acknowledged = holdAgainst(epoch, { events, sentAtMs, isPart, waitsTo })
    // The clock ends it, as the closing job does.
    if (elapsed() > allowedMs + state.extraMs + graceMs) state.isSubmitted = true
    const untaken: { seq: number; code: 'TIME_ADDED' | 'AFTER_DEADLINE' }[] = []
    const lateness = state.isSubmitted || isDelivered ? { isLate: true } : {}
    for (const event of events) {
      const key = `${epoch}:${event.seq}`
      const before = log.get(key)
      if (before) {
        if (notTaken.has(before)) untaken.push({ seq: event.seq, code: 'TIME_ADDED' })
        expect({ ...before, isLate: undefined }).toEqual({ ...event, epoch, isLate: undefined })
        continue
      }
      const logged = { ...event, epoch, ...lateness }
      log.set(key, logged)
      arrived.push(logged)
      evidence.push({
        ...{ ...logged, isLate: false, refusal: null, address: '', sentAtMs, arrivedMs: elapsed() },
        ...{ bytes: jsonBytes(event.value ?? null), isTyped: typeof event.value === 'string' },
      })
      const mayHandIn = event.kind === 'submit' && epoch === state.liveEpoch && !isDelivered
      if (event.atMs > wholeMs()) {
        refused.push(logged)
        untaken.push({ seq: event.seq, code: 'AFTER_DEADLINE' })
      } else if (mayHandIn && event.value === byTime && event.atMs < wholeMs() && elapsed() <= wholeMs()) {
        notTaken.add(logged)
        untaken.push({ seq: event.seq, code: 'TIME_ADDED' })
      } else if (mayHandIn) state.isSubmitted = true
    }
    let ackedSeq = 0
    while (log.has(`${epoch}:${ackedSeq + 1}`)) ackedSeq++
    acknowledged(ackedSeq)
    return {
      ackedSeq,
      remainingMs: remainingMs(),
      isLive: epoch === state.liveEpoch,
      isSubmitted: state.isSubmitted,
      refused: untaken,
      elsewhere: elsewhere(epoch),
      ...(state.extraMs !== 0 && { allowedMs: wholeMs() }),
    }
  }
  const save: Save = async (batch, signal) => {
    const { events, sentAtMs } = batch
    for (const { atMs } of events) expect(atMs).toBeLessThanOrEqual(sentAtMs)
    expect(events.length === 1 || jsonBytes(events) <= batchBytes).toBe(true)
    const reply = await overNetwork(signal, () => {
      const answered = receive(batch)
      noteSent(epochOf(batch.ticket))
      return answered
    })
    unheardSince.delete(epochOf(batch.ticket))
    return reply
  }
  const overNetwork = async <Reply>(signal: AbortSignal, answered: () => Reply): Promise<Reply> => {
    if (state.network === 'request lost') throw new TypeError('Failed to fetch')
    if (state.network === 'ticket unknown') throw refusal('FORGED_TICKET')
    if (state.network === 'request slow') await new Promise<void>((resolve) => device.after(3_000, resolve))
    const reply = answered()
    if (state.network === 'reply lost') throw new TypeError('Failed to fetch')
    if (state.network === 'slow') await new Promise<void>((resolve) => device.after(500, resolve))
    if (state.network === 'silent') {
      // As fetch does, which does not wait for what has been given up already.
      signal.throwIfAborted()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    }
    return reply
  }
  const arrived0: Parameters<Arrive>[0][] = []
  const arrive: Arrive = (asked, signal) =>
    overNetwork(signal, () => {
      arrived0.push(asked)
      const { ticket, pageId, epoch } = asked
      const isPass = ticket === 'pass'
      if (epoch === 0 && state.pageZero === null) {
        if (!isPass && elapsed() <= state.overAtMs + graceMs) throw refusal('NOT_OVER')
        state.pageZero = pageId
        // Unless somebody has begun with a network.
        const claimed = clock() - asked.begunAgoMs
        const latest = isPass ? claimed : state.overAtMs - allowedMs
        if (state.liveEpoch === 0) state.begunAtMs = Math.max(0, Math.min(claimed, latest))
        times.set(0, openedAt(0))
      }
      if (epoch === 0 && state.pageZero !== pageId) throw refusal('BEGUN_ELSEWHERE', true)
      return { ticket: isPass ? String(epoch) : `delivery ${epoch}`, epoch, allWaits: !isPass }
    })
  const counted = () => [...log.values()].filter((event) => !refused.includes(event) && !notTaken.has(event))
  /** What waits for staff stands on no screen. */
  const shown = () => condensedLog(counted().filter(({ isLate }) => isLate !== true))
  const fold = () => foldAttempt(counted(), { countLate: true })
  const elsewhere = (epoch: number) => [...log.values()].filter((event) => event.epoch !== epoch).length
  const start = (): StartedAttempt => {
    if (state.isSubmitted || remainingMs() === 0) throw new Error('NO_ATTEMPTS_LEFT')
    state.liveEpoch += 1
    const epoch = state.liveEpoch
    times.set(epoch, openedAt(elapsed()))
    return {
      attemptId: 'a',
      ticket: String(epoch),
      deliveryTicket: `delivery ${epoch}`,
      epoch,
      contentHash: '',
      order: [],
      allowedMs: wholeMs(),
      elapsedMs: elapsed(),
      remainingMs: remainingMs(),
      log: shown(),
      elsewhere: elsewhere(epoch),
      title: '',
      subject: '',
      ...(!state.submitsByItself && { submitsByItself: false }),
    }
  }
  /** How often somebody asked for the log. */
  const asked = { log: 0 }
  const readLog = async (ticket: string) => {
    asked.log += 1
    if (state.network !== 'works' && !state.network.endsWith('slow')) throw new TypeError('Failed to fetch')
    if (state.isSubmitted) throw new Error('UNKNOWN_ATTEMPT')
    return { log: shown(), elsewhere: elsewhere(Number(ticket)) }
  }
  return {
    state,
    save,
    start,
    arrive,
    arrived0,
    readLog,
    asked,
    log,
    arrived,
    evidence,
    deaf,
    refused,
    impossible,
    fold,
  }
}

const refusal = (code: string, isFinal = false) => new SaveRefusedError(code, `Refused: ${code}.`, { isFinal })

const epochOf = (ticket: string) => Number(ticket.split(' ').at(-1))

/** One computer in a hall, with a server and a network that can be lost. */
export function aHall(store: LocalStore = memoryStore()) {
  const time = stillDevice()
  const server = fakeServer(time.device, time.elapsed)
  const tools = { store, save: server.save, device: time.device, refusedHere: new Set<string>() }
  const pages = new Map<AttemptSync, { isGone: boolean; started: StartedAttempt }>()
  const toolsOf = (page: { isGone: boolean }) => {
    const device: Device = {
      ...time.device,
      after: (delayMs, callBack) => time.device.after(delayMs, () => page.isGone || callBack()),
    }
    const save: Save = (batch, signal) =>
      new Promise((resolve, reject) => {
        tools.save(batch, signal).then(
          (reply) => page.isGone || resolve(reply),
          (error: unknown) => page.isGone || reject(error),
        )
      })
    return { ...tools, device, save }
  }
  const asked = {
    whose: { examId: 'e', studentId: 'c' },
    readLog: (ticket: string) => server.readLog(ticket),
    onPage: () => undefined,
  }
  /**
   * A load of the exam room; `load` is what happens while it waits for the questions, `on` the disk of another
   * computer.
   */
  const open = async (
    load: () => Promise<unknown> = async () => null,
    on: LocalStore = store,
  ): Promise<AttemptSync> => {
    const page = { isGone: false }
    const { sync, started } = await openAttempt(
      { ...toolsOf(page), store: on },
      { ...asked, start: async () => server.start(), load },
    )
    pages.set(sync, Object.assign(page, { started }))
    return sync
  }
  /** This page is loaded again without a network, with what the device kept of it; null where that is not all. */
  const goOnWith = async (before: AttemptSync, left: Omit<LeftPage, 'started'> & { noted: PageNote }) => {
    const page = { isGone: false }
    const started = pages.get(before)?.started
    if (!started) throw new Error('Only a page that was opened can be gone on with.')
    const { noted, ...kept } = left
    const sync = await goOn(toolsOf(page), { ...asked, left: { ...kept, started }, noted })
    if (sync) pages.set(sync, Object.assign(page, { started }))
    return sync
  }
  /** This page is gone without a word: no timer of it is called any more, and no reply heard. */
  const tearAway = (sync: AttemptSync) => {
    const page = pages.get(sync)
    if (page) page.isGone = true
  }
  return { ...time, server, store, tools, open, goOnWith, tearAway }
}
