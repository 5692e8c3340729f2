// One load of the exam room without a browser: its clocks, its share of the disk, its requests. Torn away it is still at once,
// in the middle of whatever it was doing, as a page is.

import { downFrames } from '@sabimark/domain/attempt/live-frames.ts'
import type { RandomSource } from '@sabimark/domain/exam/seeded-random.ts'
import type { LaneTools } from '@sabimark/web/src/attempt/device/live-lane.ts'
import { saveBy } from '@sabimark/web/src/attempt/device/save-transport.ts'
import type { LocalStore } from '@sabimark/web/src/attempt/sync/local-page.ts'
import type { Device } from '@sabimark/web/src/attempt/sync/save-call.ts'
import type { LeftoverTools } from '@sabimark/web/src/attempt/sync/send-leftovers.ts'
import { clientOver } from '@sabimark/web/src/platform/client.ts'
import { openLiveSocket } from '../../scripts/live/live-socket.ts'

export type Life = {
  tools: LeftoverTools
  /** The typed calls, with the candidate's cookies. */
  client: ReturnType<typeof clientOver>
  /** Reads a plain address of the server. */
  read: (path: string, init: RequestInit) => Promise<Response>
  /** A socket to the server, as the room asks for one. */
  openSocket: LaneTools['openSocket']
  isOver: () => boolean
  /** The page is gone, and its socket. Its requests are broken off; those that ask for `keepalive` only in a crash. */
  end: (how: 'left' | 'crashed') => void
}

export type Ground = {
  origin: string
  cookie: string
  disk: LocalStore
  speed: number
  random: RandomSource
  /** Every page there was, to end those a failed run left open. */
  lives: Set<Life>
  /** Sockets the server took, times it said by one that there is something to ask for, and taken ones that broke. */
  sockets: { taken: number; hinted: number; broken: number }
}

export function newLife({ origin, cookie, disk, speed, random, lives, sockets }: Ground): Life {
  let isOver = false
  const requests = { ofPage: new AbortController(), keptAlive: new AbortController() }
  const timers = new Set<NodeJS.Timeout>()
  const open = new Set<WebSocket>()

  /** What comes after the end is heard by nobody. */
  const heard = <Outcome>(work: Promise<Outcome>) =>
    new Promise<Outcome>((resolve, reject) => {
      work.then(
        (outcome) => isOver || resolve(outcome),
        (error: unknown) => isOver || reject(error),
      )
    })

  const device: Device = {
    now: () => performance.now() * speed,
    wallNow: () => 1_800_000_000_000 + performance.now() * speed,
    random,
    after: (delayMs, callBack) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (!isOver) callBack()
      }, delayMs / speed)
      timers.add(timer)
      return () => {
        timers.delete(timer)
        clearTimeout(timer)
      }
    },
  }
  const withCookie = (input: RequestInfo | URL, init: RequestInit, isKeptAlive = false) => {
    const request = new Request(input, init)
    request.headers.set('cookie', cookie)
    request.headers.set('origin', origin)
    const { signal } = isKeptAlive ? requests.keptAlive : requests.ofPage
    return heard(fetch(request, { signal: AbortSignal.any([request.signal, signal]) }))
  }
  const client = clientOver({
    url: `${origin}/rpc`,
    fetch: (request, init, { context }) => withCookie(request, init, context.keepalive),
  })
  const store: LocalStore = {
    append: (page, events) => heard(disk.append(page, events)),
    note: (page) => heard(disk.note(page)),
    forget: (key, seqs) => heard(disk.forget(key, seqs)),
    remove: (key) => heard(disk.remove(key)),
    all: () => heard(disk.all()),
  }
  const openSocket: LaneTools['openSocket'] = ({ onOpen, onText, onGone }) => {
    const socket = openLiveSocket(origin)
    open.add(socket)
    let isTaken = false
    socket.onopen = () => isOver || onOpen()
    socket.onmessage = ({ data }) => {
      if (isOver) return
      if (data === downFrames.ok) {
        isTaken = true
        sockets.taken += 1
      }
      if (data === downFrames.lookNow) sockets.hinted += 1
      onText(String(data))
    }
    socket.onclose = ({ code }) => {
      open.delete(socket)
      if (isOver) return
      if (isTaken) sockets.broken += 1
      onGone(code)
    }
    return socket
  }
  const life: Life = {
    tools: { store, save: saveBy(client), device, refusedHere: new Set() },
    client,
    read: (path, init) => withCookie(`${origin}${path}`, init),
    openSocket,
    isOver: () => isOver,
    end: (how) => {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
      for (const socket of open) socket.close()
      requests.ofPage.abort()
      if (how === 'crashed') requests.keptAlive.abort()
    },
  }
  lives.add(life)
  return life
}
