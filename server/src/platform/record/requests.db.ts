import type { Tx } from '../database/tenant.ts'

/** A changing call that carries a key: who sends it, which call it is, and a hash of what it asks. */
export type KeyedRequest = { userId: string; key: string; call: string; bodyHash: string }

/** What a key was sent for before. */
export type EarlierRequest = { call: string; bodyHash: string; answer: unknown }

/**
 * Takes a key for this transaction; whoever sends the same one meanwhile waits for it. Answers what the key was sent for
 * before, undefined when it is new. What is older than a week goes.
 */
export async function claimRequest(tx: Tx, request: KeyedRequest): Promise<EarlierRequest | undefined> {
  const { userId, key, call, bodyHash } = request
  await tx.run(
    `DELETE FROM requests WHERE school_id = $1 AND user_id = $2 AND asked_at < clock_timestamp() - interval '7 days'`,
    [tx.schoolId, userId],
  )
  const taken = await tx.run(
    `INSERT INTO requests (school_id, user_id, key, call, body_hash) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [tx.schoolId, userId, key, call, bodyHash],
  )
  if (taken === 1) return undefined
  return await tx.one<EarlierRequest>(
    `SELECT call, body_hash AS "bodyHash", answer FROM requests WHERE school_id = $1 AND user_id = $2 AND key = $3`,
    [tx.schoolId, userId, key],
  )
}

/** Keeps what the same key is answered with from now on. */
export async function keepAnswer(tx: Tx, { userId, key }: KeyedRequest, answer: unknown): Promise<void> {
  await tx.run('UPDATE requests SET answer = $4 WHERE school_id = $1 AND user_id = $2 AND key = $3', [
    ...[tx.schoolId, userId, key],
    JSON.stringify(answer),
  ])
}
