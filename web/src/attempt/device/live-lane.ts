import {
  heartbeatAnsweredMs,
  heartbeatEveryMs,
  heartbeatFrame,
  hiFrame,
  liveClose,
  readDownFrame,
} from '@sabimark/domain/attempt/live-frames.ts'
import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import type { Device } from '../sync/save-call.ts'
import { timer } from '../sync/timer.ts'

/** Until a socket is open and the server has taken the ticket. */
const okWithinMs = 5_000
/** How long is waited after a socket is gone, less up to half; the last holds for all further ones (specification). */
const waitsMs = [1_000, 2_000, 5_000, 10_000]
/**
 * A server that starts again is not asked by a whole hall at the same moment, nor before it can be back: who asks too soon and in vain has
 * soon come to the longest wait, and is back last.
 */
const restartMs = { least: 2_000, spread: 5_000 }
/** So many sockets in a row without an answer, and some proxy here lets none through; where one was open once, more are tried. */
const mostTries = { before: 3, after: 12 }
const offMs = 600_000
/** A save that was acknowledged says as much as a heartbeat, which then waits once more; not so often that the server takes the socket for dead. */
const mostSpared = 2

type Heard = { onOpen: () => void; onText: (text: string) => void; onGone: (code: number) => void }
export type LaneTools = { device: Device; openSocket: (heard: Heard) => { send(text: string): void; close(): void } }

/**
 * A socket beside the saves of a page, over which the server says that there is something to ask for, and hears that somebody is
 * here. Nothing waits for it: where there is none, the page asks as seldom as before. Ends with the function it returns, and by
 * itself when the paper is handed in or a newer page has taken over.
 */
export function liveLane(
  ticket: string,
  sync: Pick<AttemptSync, 'view' | 'subscribe' | 'lookNow'>,
  { device, openSocket }: LaneTools,
): () => void {
  let socket: ReturnType<LaneTools['openSocket']> | null = null
  let waits = 0
  let failures = 0
  let hasWorked = false
  let isOpen = false
  let isAsking = false
  let spared = 0
  let waiting = sync.view().waitingCount
  const next = timer(device)
  const unsubscribe = sync.subscribe(() => {
    const { isSubmitted, isReplaced, waitingCount } = sync.view()
    if (isSubmitted || isReplaced) return stop()
    const isAcknowledged = waitingCount < waiting
    waiting = waitingCount
    if (!isAcknowledged || !socket || !isOpen || isAsking || spared === mostSpared) return
    spared += 1
    next.set(heartbeatEveryMs, beat)
  })

  function open() {
    isOpen = false
    isAsking = false
    next.set(okWithinMs, gone)
    try {
      const opened = openSocket({
        onOpen: () => opened.send(hiFrame(ticket)),
        onText: (text) => {
          if (socket === opened) hear(readDownFrame(text))
        },
        onGone: (code) => {
          if (socket === opened) gone(code)
        },
      })
      socket = opened
    } catch {
      // The page's policy covers no sockets in some browsers: 'self' is http alone in Safari 15.
      gone()
    }
  }

  function hear(frame: ReturnType<typeof readDownFrame>) {
    if (frame === 'n') return sync.lookNow()
    if (frame === 'ok') {
      isOpen = true
      hasWorked = true
      failures = 0
    }
    // A line that lets a heartbeat through is no longer one that breaks at once.
    if (frame === 'h') waits = 0
    if (!frame) return
    isAsking = false
    next.set(heartbeatEveryMs, beat)
  }

  function beat() {
    isAsking = true
    spared = 0
    next.set(heartbeatAnsweredMs, gone)
    socket?.send(heartbeatFrame(sync.view().waitingCount))
  }

  function drop() {
    const last = socket
    socket = null
    last?.close()
  }

  function gone(code?: number) {
    drop()
    if (code === liveClose.replaced || code === liveClose.windowClosed) return stop()
    if (!isOpen) failures += 1
    const isOff = failures >= (hasWorked ? mostTries.after : mostTries.before)
    const waitMs = (waitsMs[waits] ?? 10_000) * (1 - device.random() / 2)
    if (isOff) failures = 0
    else if (code !== liveClose.restart) waits = Math.min(waits + 1, waitsMs.length - 1)
    next.set(
      isOff ? offMs : code === liveClose.restart ? restartMs.least + device.random() * restartMs.spread : waitMs,
      open,
    )
  }

  function stop() {
    unsubscribe()
    next.clear()
    drop()
  }

  open()
  return stop
}
