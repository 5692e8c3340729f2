import { type DownFrame, downFrames, liveClose, readUpFrame } from '@sabimark/domain/attempt/live-frames.ts'
import { placeOf } from '@sabimark/domain/words/address/place.ts'
import type WebSocket from 'ws'
import type { TicketClaims } from '../../attempt/ticket.ts'
import type { Heard, NotePresence } from '../presence/presence.ts'
import type { SeatRow } from './live.db.ts'

/** How many sockets, how long, how often. Times in milliseconds. */
export type LiveBounds = {
  /** In this process. */
  sockets: number
  /** As `sockets`, of one address (an IPv6 network as one). */
  socketsOfAddress: number
  /** Until a page has said its ticket. */
  hiWithinMs: number
  /** Of which nothing was heard for so long is ended; a page says something each 25 s, in the background each minute. */
  silentMs: number
  lookEveryMs: number
  /** Frames in a row, and how long until there is room for one more. */
  frames: number
  msPerFrame: number
}

export const usualLiveBounds: LiveBounds = {
  sockets: 4_000,
  socketsOfAddress: 2_000,
  hiWithinMs: 5_000,
  silentMs: 90_000,
  lookEveryMs: 5_000,
  frames: 20,
  msPerFrame: 2_000,
}

export type LivePagesOptions = {
  /** What a page's own ticket proves; null for any other, one that only delivers included. */
  readTicket(ticket: string): TicketClaims | null
  /** Throws while it cannot be said. */
  seatOf(claims: TicketClaims): Promise<SeatRow | undefined>
  notePresence: NotePresence
  onForged(): void
  /** A page has come to this process. */
  onOpen(): void
  bounds?: LiveBounds
}

/** `attempt` is its name among those of all schools. */
type Seat = { sign: Omit<Heard, 'waiting'>; attempt: string; epoch: number }
type Live = { socket: WebSocket; address: string; heardAt: number; spentFrames: number; seat: Seat | null }

/** The sockets of this process: who sits behind each, and which pages hear of a sitting. */
export function createLivePages(options: LivePagesOptions) {
  const { bounds = usualLiveBounds } = options
  const all = new Set<Live>()
  const ofAddress = new Map<string, number>()
  const ofAttempt = new Map<string, Live>()
  const ofSitting = new Map<string, Set<Live>>()
  const looking = setInterval(endSilent, bounds.lookEveryMs).unref()
  let isStopping = false

  function endSilent() {
    const before = performance.now() - bounds.silentMs
    for (const { heardAt, socket } of all) if (heardAt < before) socket.terminate()
  }

  function open(socket: WebSocket, asking: string) {
    const address = placeOf(asking).name
    const live: Live = { socket, address, heardAt: performance.now(), spentFrames: 0, seat: null }
    all.add(live)
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1)
    const saysNothing = setTimeout(() => socket.close(liveClose.saidNothing), bounds.hiWithinMs)
    socket.once('close', () => {
      clearTimeout(saysNothing)
      leave(live)
    })
    // What was wrong with its frames is said to the page by the code it is closed with.
    socket.on('error', () => undefined)
    let hear = (text: string) => {
      const frame = readUpFrame(text)
      if (frame?.kind !== 'hi') return socket.close(liveClose.badFrame)
      clearTimeout(saysNothing)
      hear = (more) => hearHeartbeat(live, more)
      void seat(live, frame.ticket)
    }
    socket.on('message', (data, isBinary) => {
      if (!mayGoOn(live)) return
      if (isBinary) return socket.close(liveClose.badFrame)
      hear(String(data))
    })
    socket.on('ping', (data) => {
      if (mayGoOn(live)) socket.pong(data)
    })
    socket.on('pong', () => mayGoOn(live))
  }

  /** Notes that something was heard; a flood is no longer read. */
  function mayGoOn(live: Live): boolean {
    const { socket } = live
    if (socket.readyState !== socket.OPEN) return false
    const now = performance.now()
    live.spentFrames = Math.max(0, live.spentFrames - (now - live.heardAt) / bounds.msPerFrame) + 1
    live.heardAt = now
    if (live.spentFrames <= bounds.frames) return true
    socket.close(liveClose.badFrame)
    socket.pause()
    return false
  }

  async function seat(live: Live, ticket: string) {
    const { socket } = live
    const claims = options.readTicket(ticket)
    if (!claims) {
      options.onForged()
      return socket.close(liveClose.forgedTicket)
    }
    let found: SeatRow | undefined
    try {
      found = await options.seatOf(claims)
    } catch {
      return socket.close(liveClose.busy)
    }
    if (socket.readyState !== socket.OPEN) return
    if (!found) return socket.close(liveClose.unknownAttempt)
    if (!found.isWindowOpen) return socket.close(liveClose.windowClosed)
    const { schoolId, attemptId, studentId, epoch } = claims
    // A page that was left open on another computer is no sign of its candidate.
    if (epoch < found.liveEpoch) return socket.close(liveClose.replaced)
    const attempt = `${schoolId} ${attemptId}`
    const other = ofAttempt.get(attempt)
    // The newest socket of the newest page: an older one asks by HTTP what it needs.
    if (other?.seat && other.seat.epoch > epoch) return socket.close(liveClose.replaced)
    if (other) {
      leaveSeat(other)
      other.socket.close(liveClose.replaced)
    }
    const sign = { schoolId, sittingId: found.sittingId, studentId, lane: 'socket' as const }
    live.seat = { sign, attempt, epoch }
    ofAttempt.set(attempt, live)
    const neighbours = ofSitting.get(sign.sittingId) ?? new Set()
    ofSitting.set(sign.sittingId, neighbours.add(live))
    options.notePresence(sign)
    say(live, 'ok')
    options.onOpen()
  }

  function hearHeartbeat(live: Live, text: string) {
    const frame = readUpFrame(text)
    // Before it was let in, a page has nothing more to say.
    if (frame?.kind !== 'heartbeat' || !live.seat) return live.socket.close(liveClose.badFrame)
    options.notePresence({ ...live.seat.sign, waiting: frame.waiting })
    say(live, 'h')
  }

  function leave(live: Live) {
    all.delete(live)
    const left = (ofAddress.get(live.address) ?? 1) - 1
    if (left > 0) ofAddress.set(live.address, left)
    else ofAddress.delete(live.address)
    leaveSeat(live)
  }

  function leaveSeat(live: Live) {
    if (!live.seat) return
    const { sign, attempt } = live.seat
    live.seat = null
    if (ofAttempt.get(attempt) === live) ofAttempt.delete(attempt)
    const neighbours = ofSitting.get(sign.sittingId)
    neighbours?.delete(live)
    if (neighbours?.size === 0) ofSitting.delete(sign.sittingId)
  }

  return {
    open,
    hasRoom: (address: string) =>
      !isStopping && all.size < bounds.sockets && (ofAddress.get(placeOf(address).name) ?? 0) < bounds.socketsOfAddress,
    /** Tells the pages of a sitting that there is something to ask for. */
    tell: (sittingId: string) => {
      for (const live of ofSitting.get(sittingId) ?? []) say(live, 'n')
    },
    /** Tells every page that this server ends; resolves when all have gone. */
    stop: async () => {
      isStopping = true
      clearInterval(looking)
      const gone = [...all].map(({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve())))
      for (const { socket } of all) socket.close(liveClose.restart)
      await Promise.all(gone)
    },
  }
}

const said = { ok: downFrames.ok, h: downFrames.heard, n: downFrames.lookNow }
function say({ socket }: Live, frame: DownFrame) {
  if (socket.readyState === socket.OPEN) socket.send(said[frame])
}
