/** What a page of the exam room and the server say over the socket beside its saves: JSON arrays as text. Times in milliseconds. */

/** Where the socket is opened, and the subprotocol it speaks. */
export const livePath = '/live'
export const liveProtocol = 'sabimark.1'

/** How often a page says that it is there (specification), and within what it is answered, or the socket is dead. */
export const heartbeatEveryMs = 25_000
export const heartbeatAnsweredMs = 10_000

/** Why the server closes a socket. Codes below 4000 are those of RFC 6455. */
export const liveClose = {
  badFrame: 1008,
  restart: 1012,
  busy: 1013,
  forgedTicket: 4401,
  unknownAttempt: 4404,
  saidNothing: 4408,
  replaced: 4409,
  windowClosed: 4410,
} as const

/** The most answers a heartbeat tells of; a page says this where more wait. */
export const mostWaiting = 32_767

/** What a page says: first its ticket, then how many of its events the server has not acknowledged. */
export type UpFrame = { kind: 'hi'; ticket: string } | { kind: 'heartbeat'; waiting: number }

/** Reads what a page says; null for anything else, be it no JSON, longer, or out of bounds. */
export function readUpFrame(text: string): UpFrame | null {
  const [kind, said, ...more] = arrayOf(text)
  if (more.length > 0) return null
  if (kind === 'hi' && typeof said === 'string') return { kind, ticket: said }
  const isCount = typeof said === 'number' && Number.isInteger(said) && said >= 0 && said <= mostWaiting
  return kind === 'h' && isCount ? { kind: 'heartbeat', waiting: said } : null
}

/** The first frame of a page. */
export const hiFrame = (ticket: string): string => JSON.stringify(['hi', ticket])

/** A heartbeat; `waiting` counts events that are not acknowledged. */
export const heartbeatFrame = (waiting: number): string => JSON.stringify(['h', Math.min(waiting, mostWaiting)])

/** What the server says: the ticket is good, a heartbeat was heard, or the page should ask now how things stand. */
export type DownFrame = 'ok' | 'h' | 'n'
export const downFrames = { ok: '["ok"]', heard: '["h"]', lookNow: '["n"]' } as const

/** Reads what the server says; null for what only a newer one may say. */
export function readDownFrame(text: string): DownFrame | null {
  const [kind] = arrayOf(text)
  return kind === 'ok' || kind === 'h' || kind === 'n' ? kind : null
}

function arrayOf(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
