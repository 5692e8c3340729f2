import type { Tx } from '../database/tenant.ts'

/** A changing call that carries a request key: who sends it, which call it is, and a hash of what it asks. */
export type KeyedRequest = { userId: string; requestKey: string; call: string; bodyHash: string }

/** What a request key was sent for before; `isAnswerKept` is false where only that it was done is known. */
export type EarlierRequest = { call: string; bodyHash: string; answer: unknown; isAnswerKept: boolean }

/** What one person may have remembered in a day: ten times the keys of a long day of marking, and thousands of usual answers. */
export type RequestRoom = { keysADay: number; answerBytesADay: number }
export const usualRoom: RequestRoom = { keysADay: 20_000, answerBytesADay: 8 * 1024 * 1024 }

/** SQL: what this person has sent in the last day, of $1 and $2. */
const ofTheDay = `requests WHERE school_id = $1 AND user_id = $2 AND asked_at > clock_timestamp() - interval '1 day'`
const isOld = `asked_at < clock_timestamp() - interval '7 days'`

/**
 * Takes a request key for this transaction; whoever sends the same one meanwhile waits for it. Answers what the key was sent for
 * before, undefined when it is new, and 'too_many' when the person has no room for another one. What is older than a week goes.
 */
export async function claimRequest(
  tx: Tx,
  { userId, requestKey, call, bodyHash }: KeyedRequest,
  { keysADay } = usualRoom,
): Promise<EarlierRequest | 'too_many' | undefined> {
  await tx.run(`DELETE FROM requests WHERE school_id = $1 AND user_id = $2 AND ${isOld}`, [tx.schoolId, userId])
  const taken = await tx.run(
    `INSERT INTO requests (school_id, user_id, key, call, body_hash)
     SELECT $1::uuid, $2::uuid, $3, $4, $5 WHERE (SELECT count(*) FROM ${ofTheDay}) < $6 ON CONFLICT DO NOTHING`,
    [tx.schoolId, userId, requestKey, call, bodyHash, keysADay],
  )
  if (taken === 1) return undefined
  const earlier = await tx.optional<EarlierRequest>(
    `SELECT call, body_hash AS "bodyHash", answer, is_answer_kept AS "isAnswerKept" FROM requests
     WHERE school_id = $1 AND user_id = $2 AND key = $3`,
    [tx.schoolId, userId, requestKey],
  )
  return earlier ?? 'too_many'
}

/** Keeps what the same key is answered with from now on; beyond the day's room only that it was done. */
export async function keepAnswer(
  tx: Tx,
  { userId, requestKey }: KeyedRequest,
  answer: unknown,
  { answerBytesADay } = usualRoom,
): Promise<void> {
  const text = JSON.stringify(answer) ?? null
  await tx.run(
    `UPDATE requests SET answer = CASE WHEN has_room THEN $4::jsonb END, answer_bytes = CASE WHEN has_room THEN $5 ELSE 0 END,
       is_answer_kept = has_room
     FROM (SELECT coalesce(sum(answer_bytes), 0) + $5 <= $6 AS has_room FROM ${ofTheDay}) AS day
     WHERE school_id = $1 AND user_id = $2 AND key = $3`,
    [tx.schoolId, userId, requestKey, text, Buffer.byteLength(text ?? ''), answerBytesADay],
  )
}

/** Deletes what this school's people sent more than a week ago, also of who never comes back. */
export async function deleteOldRequests(tx: Tx): Promise<void> {
  await tx.run(`DELETE FROM requests WHERE school_id = $1 AND ${isOld}`, [tx.schoolId])
}
