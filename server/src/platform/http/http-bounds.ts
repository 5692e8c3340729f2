/** How long and how many: what one caller may take of the server. Times in milliseconds. */
export type HttpBounds = {
  /** Until the head of a request has arrived, also from who connects and says nothing. */
  headMs: number
  /** Until a whole request has arrived. */
  requestMs: number
  /** A connection on which nothing moves in either direction. */
  silentMs: number
  /** How often the two times of a request are looked at. */
  lookEveryMs: number
  /** At the same moment, in this process. */
  connections: number
  /** As `connections`, from one address (an IPv6 network as one). */
  connectionsOfAddress: number
}

/**
 * A phone on 100 kbit/s brings the largest body there is, 1 MB, in 84 s, and 48 kB of saved answers in 4 s. A hall of
 * 300 behind one address holds 2,100 connections when every browser opens the six it may, and the socket of its exam.
 */
export const usualBounds: HttpBounds = {
  headMs: 30_000,
  requestMs: 120_000,
  silentMs: 120_000,
  lookEveryMs: 5_000,
  connections: 7_000,
  connectionsOfAddress: 2_400,
}

/** The largest body of any call, in bytes. */
export const largestBody = 1024 * 1024
/** The largest body of a call that needs no session, and of what is no call at all. */
export const largestPublicBody = 64 * 1024
/**
 * The same of saved answers: the longest essay by itself, 20,000 characters of which each is escaped by six bytes, as a page
 * not of ours may send them. Everything else that waits travels in 48 kB (domain/attempt/outbox.ts).
 */
export const largestSave = 128 * 1024
