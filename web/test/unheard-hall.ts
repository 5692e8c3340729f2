import type { StartedAttempt } from '@sabimark/contract/answers.ts'
import type { AttemptEvent, LogEntry } from '@sabimark/domain/attempt/event.ts'
import type { AttemptSync } from '../src/attempt/sync/attempt-sync.types.ts'
import { goOn } from '../src/attempt/sync/go-on.ts'
import type { LocalStore } from '../src/attempt/sync/local-page.ts'
import { openAttempt } from '../src/attempt/sync/open-attempt.ts'
import type { Save } from '../src/attempt/sync/save-call.ts'
import type { SleepingDevice } from '../src/attempt/unheard/awake-device.ts'
import { keepAgain, keepStarted } from '../src/attempt/unheard/keep-started.ts'
import { type KeptPages, keepFirst } from '../src/attempt/unheard/kept-pages.ts'
import { openUnheard, type UnheardTools } from '../src/attempt/unheard/open-unheard.ts'
import { aHall, allowedMs } from './hall.ts'
import { memoryKept } from './memory-kept.ts'
import { memoryStore } from './memory-store.ts'
import { memoryWayBack } from './memory-way-back.ts'

const own = {
  ...{ attemptId: 'a', order: [], title: '', subject: '', passTicket: 'pass', deliveryTicket: 'delivery 0' },
  ...{ durationMs: allowedMs, extraMs: 0 },
}

/** One device with a sealed paper, which can be cut off, lose its power between any two writes, and have its clock set. */
export function anUnheardHall(hall = aHall()) {
  const { server } = hall
  const wall = { aheadMs: 0 }
  /** `runsAsleep`: as of SleepingDevice. */
  const running = { runsAsleep: false }
  /** `crashAfter`: so many writes more are done, then the power is gone. `slowMs`: so long each takes. */
  const disk = { crashAfter: Number.POSITIVE_INFINITY, isBroken: false, slowMs: 0 }
  const room = { store: memoryStore(), kept: memoryKept() }
  const held = new Set<string>()
  /** Of what was sent, that which was not on the disk at that moment. */
  const undurable: AttemptEvent[] = []

  const onDisk = async () => {
    const [pages, kept] = await Promise.all([room.store.all(), room.kept.ofAttempt('a').catch(() => [])])
    const own = [...pages.flatMap(({ page, events }) => events.map((event) => ({ ...event, epoch: page.epoch })))]
    return [...own, ...kept.flatMap(({ head, acked }) => acked.map((event) => ({ ...event, epoch: head.epoch })))]
  }

  type Load = { isGone: boolean; goneAtMs?: number }
  const never = () => new Promise<never>(() => {})
  /** Each write reaches the disk whole or not at all, and none does once the page is gone. */
  const onDiskOf = <Calls extends object>(load: Load, calls: Calls): Calls =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (...given: unknown[]) => {
          if (name === 'close') return load.isGone || call(...given)
          if (load.isGone) return never()
          if (name === 'all' || name === 'ofAttempt') return call(...given)
          if (disk.crashAfter <= 0) {
            load.isGone = true
            load.goneAtMs = hall.elapsed()
            return never()
          }
          disk.crashAfter -= 1
          if (disk.isBroken) return Promise.reject(new Error('The disk is full.'))
          if (disk.slowMs === 0) return call(...given)
          return new Promise<void>((resolve) => hall.device.after(disk.slowMs, resolve)).then(() => call(...given))
        },
      ]),
    ) as Calls

  const toolsOf = (load: Load, passed: () => void = () => {}): UnheardTools => {
    const device: SleepingDevice = {
      ...{ ...hall.device, ...running },
      wallNow: () => hall.device.wallNow() + wall.aheadMs,
      after: (delayMs, callBack) => hall.device.after(delayMs, () => load.isGone || callBack()),
    }
    const heard = async <Reply>(asked: Promise<Reply>): Promise<Reply> => {
      try {
        const reply = await asked
        return load.isGone ? await never() : reply
      } catch (error) {
        if (load.isGone) return await never()
        throw error
      }
    }
    const store: LocalStore = onDiskOf(load, room.store)
    const kept: KeptPages = onDiskOf(load, room.kept)
    const save: Save = async (batch, signal) => {
      if (load.isGone) return await never()
      const here = await onDisk()
      const isHere = ({ seq }: AttemptEvent) => here.some((one) => one.seq === seq)
      if (!disk.isBroken) undurable.push(...batch.events.filter((event) => !isHere(event)))
      passed()
      return await heard(hall.tools.save(batch, signal))
    }
    return {
      ...{ device, kept, save, refusedHere: new Set<string>() },
      store: {
        ...store,
        forget: async (key, seqs) => {
          await keepFirst({ store, kept }, key, seqs)
          await store.forget(key, seqs)
        },
      },
      arrive: async (asked, signal) => (load.isGone ? await never() : await heard(server.arrive(asked, signal))),
      hold: async (key) => {
        if (held.has(key)) return null
        held.add(key)
        return () => held.delete(key)
      },
    }
  }

  const whose = { examId: 'e', studentId: 'c' }
  const loads = new Map<AttemptSync, Load>()
  const onlineStarts = new Map<AttemptSync, StartedAttempt>()
  /**
   * A load that begins, or goes on, with the network; what lies on the device is kept as its paper is. `foundAfterMs`: the disk says so late
   * that a paper lies here, or that none does.
   */
  const openOnline = async (pageId = 'page 1', { foundAfterMs = 0, isPaperHere = true } = {}) => {
    const load = { isGone: false }
    const readLog = (ticket: string) => server.readLog(ticket)
    const isHere = new Promise<boolean>((resolve) => hall.device.after(foundAfterMs, () => resolve(isPaperHere)))
    const started = keepStarted(toolsOf(load), { whose, pageId, readLog, isHere })
    const opening = openAttempt(started.tools, {
      ...{ whose, readLog: started.readLog, onPage: () => undefined },
      start: async () => server.start(),
      load: started.began,
    })
    await hall.pass(Math.min(foundAfterMs, 3_000))
    const { sync, started: answered } = await opening
    onlineStarts.set(sync, answered)
    started.forgetAfter(sync)
    loads.set(sync, load)
    const tabKept = memoryWayBack()
    tabs.set(sync, { others: sync.keepWayBack(tabKept.way), back: tabKept })
    return sync
  }
  const tabs = new Map<AttemptSync, { others: LogEntry[]; back: ReturnType<typeof memoryWayBack> }>()
  /** The page of a load by the network is loaded again in its own tab, which needs no code. */
  const goOnInTab = async (before: AttemptSync) => {
    const tab = tabs.get(before)
    const noted = tab?.back.held.note
    const started = onlineStarts.get(before)
    if (!tab || !noted || !started) throw new Error('Only a page that was begun with a network lies sealed in its tab.')
    tearAway(before)
    const load = { isGone: false }
    const again = await keepAgain(toolsOf(load), { started, readLog: (ticket) => server.readLog(ticket) })
    if (!again) return null
    const sync = await goOn(again.tools, {
      ...{ whose, noted, readLog: again.readLog, onPage: () => undefined },
      left: { started, others: tab.others, acked: tab.back.acked },
    })
    if (sync) loads.set(sync, load)
    return sync
  }
  /** A load of the door that goes into the room, by the code; null where the power has gone meanwhile. */
  const open = async (pageId = 'page 1', serverAheadMs: number | null = null) => {
    const load = { isGone: false }
    const opening = openUnheard(toolsOf(load), {
      ...{ whose, pageId, own, serverAheadMs },
      sitting: { opensAt: new Date(0), closesAt: new Date(10 * allowedMs) },
      readLog: (ticket) => server.readLog(ticket),
      onPage: () => undefined,
    })
    const opened = await Promise.race([opening, hall.pass(0).then(() => null)])
    if (opened && typeof opened !== 'string') loads.set(opened.sync, load)
    return opened
  }
  const opened = async (...how: Parameters<typeof open>) => {
    const room = await open(...how)
    if (!room || typeof room === 'string') throw new Error(`Not opened: ${room}`)
    return room.sync
  }
  /** The page is gone without a word. */
  const tearAway = (sync: AttemptSync) => {
    const load = loads.get(sync)
    if (load) load.isGone = true
    held.clear()
    disk.crashAfter = Number.POSITIVE_INFINITY
  }
  const goneAtMs = (sync: AttemptSync) => loads.get(sync)?.goneAtMs ?? null
  const sender = () => toolsOf({ isGone: false })
  const anotherDevice = () => anUnheardHall(hall)
  return {
    ...hall,
    openOnline,
    goOnInTab,
    anotherDevice,
    wall,
    running,
    disk,
    room,
    undurable,
    onDisk,
    toolsOf,
    open,
    opened,
    tearAway,
    goneAtMs,
    sender,
  }
}
