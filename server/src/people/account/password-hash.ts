import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../../platform/turns.ts'

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
const inTurn = createTurns({
  mostAtOnce: Math.max(1, availableParallelism() - 1),
  mostWaiting: mostWaitingToSignIn,
})

/** Hashes a password; takes its time, so never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost))
}

/** Whether the password is the hashed one. Without a hash it costs the same time and is never right. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  // A broken hash matches nothing; a queue that is full is no answer.
  const isMatch = await inTurn(() => verify(passwordHash ?? nobodysHash, password.normalize('NFC')).catch(() => false))
  return passwordHash !== null && isMatch
}

const parameters = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`

/** What a sign-in name nobody has is checked against: a hash of this cost that no password has. */
const nobodysHash = `$argon2id$v=19$${parameters}$${'A'.repeat(22)}$${'A'.repeat(43)}`
