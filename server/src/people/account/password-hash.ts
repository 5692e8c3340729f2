import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurnsByName, createTwoLines } from '../../platform/http/turns.ts'

/** argon2id (the package's default) at OWASP's first setting: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Five halls of 300 may sign in at once. At 30 ms each and with one core to hash on, the last of them is answered after
 * 45 s, before a proxy's usual minute is over; a queue without an end would only hash for who has gone. Who comes when
 * it is full is told to try again (UNAVAILABLE), and nothing is counted.
 */
export const mostWaitingToSignIn = 1500

/**
 * Hashing runs beside the event loop, on libuv's threads; one core stays free of it, so that a class that signs in does
 * not hold up those whose answers are being saved.
 */
const cores = { mostAtOnce: Math.max(1, availableParallelism() - 1), mostWaiting: mostWaitingToSignIn }

/**
 * New passwords stand in a line of their own: anybody may sign a school up, and whoever signs in to an exam must not
 * stand behind them. One goes after eight checks, so that the last of 200 has its turn within a minute, too.
 */
const { main: toCheck, side: toMake } = createTwoLines(cores, { mostWaiting: 200, oneAfter: 8 })

/** Of one source only a few stand there; the others wait behind these, and it takes a hundred sources to fill it. */
const ofOneSource = createTurnsByName({ mostAtOnce: 2, mostWaiting: 50 })

/** Hashes a new password; takes its time, so never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return toMake(() => hash(password.normalize('NFC'), cost))
}

/** As hashPassword, in the turn of whoever wants it: a place or an account. */
export function hashPasswordOf(source: string, password: string): Promise<string> {
  return ofOneSource(source, () => hashPassword(password))
}

/** As hashPasswordOf, for who must choose another password than the one they have: null where it is the same. */
export function hashOtherPasswordOf(source: string, password: string, present: string | null): Promise<string | null> {
  return ofOneSource(source, async () => {
    if (await isPasswordRight(present, password)) return null
    return await hashPassword(password)
  })
}

/** Whether the password is the hashed one. Without a hash it costs the same time and is never right. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  // A broken hash matches nothing; a queue that is full is no answer.
  const isMatch = await toCheck(() => verify(passwordHash ?? nobodysHash, password.normalize('NFC')).catch(() => false))
  return passwordHash !== null && isMatch
}

const parameters = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`

/** What a sign-in name nobody has is checked against: a hash of this cost that no password has. */
const nobodysHash = `$argon2id$v=19$${parameters}$${'A'.repeat(22)}$${'A'.repeat(43)}`
