import { hash, verify } from '@node-rs/argon2'

/** argon2id (the package's default) at OWASP's first setting: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password; runs on libuv's threads, so never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

/** Whether the password is the hashed one. Without a hash it costs the same time and is never right. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await nobodysHash()), password.normalize('NFC')).catch(() => false)
  return passwordHash !== null && isMatch
}

let madeOnce: Promise<string> | undefined

/** The hash that a sign-in name nobody has is checked against. */
function nobodysHash(): Promise<string> {
  madeOnce ??= hash(crypto.randomUUID(), cost)
  return madeOnce
}
