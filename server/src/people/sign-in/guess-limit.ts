import { createHmac } from 'node:crypto'
import { guessVerdict } from '@sabimark/domain/people/guess-limit.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Room } from '../room.ts'
import { countFailures, deleteFailures, insertFailure } from './guess.db.ts'

export type Guess = {
  /** What was typed to say who: kept as a keyed hash only. */
  identity: string
  address: string
  /** Guesses at an older password do not keep the new one out; null for a name nobody has. */
  passwordSetAt: Date | null
  /** Checks the password. Called only while guessing is allowed. */
  isRight: () => Promise<boolean>
}

/** The guesses under way in this process, by account: those at one account happen one after another. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * One guess at one account: 'right', 'wrong', or refused because too many were wrong before. In turn, so that a thousand
 * at the same moment are counted as one after the other; right ones are never counted.
 */
export async function guess(
  room: Pick<Room, 'config' | 'pools'>,
  { identity, address, passwordSetAt, isRight }: Guess,
) {
  const { auth } = room.pools
  const key = createHmac('sha256', room.config.secrets[0] ?? '')
    .update(`guess:${identity}`)
    .digest('base64url')
  const take = async () => {
    const counts = await countFailures(auth, { key, address, since: passwordSetAt })
    const { allowed, waitMinutes } = guessVerdict(counts)
    if (!allowed) return refuse('TOO_MANY_GUESSES', { waitMinutes })
    if (!(await isRight())) {
      await insertFailure(auth, key, address)
      return 'wrong' as const
    }
    if (counts.failuresOfAccountAtAddress > 0) await deleteFailures(auth, key, address)
    return 'right' as const
  }
  const before = underWay.get(key) ?? Promise.resolve()
  const mine = before.then(take, take)
  underWay.set(key, mine)
  try {
    return await mine
  } finally {
    if (underWay.get(key) === mine) underWay.delete(key)
  }
}
