import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { upsertFeed } from './feed.db.ts'

/** 128 bits: nobody guesses one. */
const tokenBytes = 16

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A new private address of the student's schedule; it is told this once, and only its hash is kept. */
export async function renewFeed(tx: Tx, actor: Pick<Actor, 'userId'>): Promise<{ path: string }> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await upsertFeed(tx, actor.userId, hashOfToken(token))
  return { path: `/calendar/${token}.ics` }
}
