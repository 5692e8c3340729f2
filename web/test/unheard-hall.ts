import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import type { AttemptSync } from '../src/attempt/sync/attempt-sync.types.ts'
import type { LocalStore } from '../src/attempt/sync/local-page.ts'
import { openAttempt } from '../src/attempt/sync/open-attempt.ts'
import type { Device, Save } from '../src/attempt/sync/save-call.ts'
import { keepStarted } from '../src/attempt/unheard/keep-started.ts'
import { type KeptPages, keepFirst } from '../src/attempt/unheard/kept-pages.ts'
import { openUnheard, type UnheardTools } from '../src/attempt/unheard/open-unheard.ts'
import { aHall, allowedMs } from './hall.ts'
import { memoryKept } from './memory-kept.ts'
import { memoryStore } from './memory-store.ts'

const own = {
  ...{ attemptId: 'a', order: [], title: '', subject: '', passTicket: 'pass', deliveryTicket: 'delivery 0' },
  ...{ durationMs: allowedMs, extraMs: 0 },
}

/** One device with a sealed paper, which can be cut off, lose its power between any two writes, and have its clock set. */
export function anUnheardHall(hall = aHall()) {
  const { server } = hall
  const wall = { aheadMs: 0 }
  /** `crashAfter`: so many writes more are done, then the power is gone. */
  const disk = { crashAfter: Number.POSITIVE_INFINITY, isBroken: false }
  const room = { store: memoryStore(), kept: memoryKept() }
  const held = new Set<string>()
  /** Of what was sent, that which was not on the disk at that moment. */
  const undurable: AttemptEvent[] = []

  const onDisk = async () => {
    const [pages, kept] = await Promise.all([room.store.all(), room.kept.ofAttempt('a')])
    const own = [...pages.flatMap(({ page, events }) => events.map((event) => ({ ...event, epoch: page.epoch })))]
    return [...own, ...kept.flatMap(({ head, acked }) => acked.map((event) => ({ ...event, epoch: head.epoch })))]
  }

  type Load = { isGone: boolean }
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
            return never()
          }
          disk.crashAfter -= 1
          return disk.isBroken ? Promise.reject(new Error('The disk is full.')) : call(...given)
        },
      ]),
    ) as Calls

  const toolsOf = (load: Load, passed: () => void = () => {}): UnheardTools => {
    const device: Device = {
      ...hall.device,
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
  /** A load that begins, or goes on, with the network; what lies on the device is kept as its paper is. */
  const openOnline = async (pageId = 'page 1') => {
    const load = { isGone: false }
    const readLog = (ticket: string) => server.readLog(ticket)
    const started = keepStarted(toolsOf(load), { whose, pageId, readLog })
    const opening = openAttempt(started.tools, {
      ...{ whose, readLog: started.readLog, onPage: () => undefined },
      start: async () => server.start(),
      load: started.began,
    })
    await hall.pass(0)
    const { sync } = await opening
    started.watch(sync)
    loads.set(sync, load)
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
  }
  const isGone = (sync: AttemptSync) => loads.get(sync)?.isGone === true
  const sender = () => toolsOf({ isGone: false })
  const anotherDevice = () => anUnheardHall(hall)
  return {
    ...hall,
    openOnline,
    anotherDevice,
    wall,
    disk,
    room,
    undurable,
    onDisk,
    toolsOf,
    open,
    opened,
    tearAway,
    isGone,
    sender,
  }
}
