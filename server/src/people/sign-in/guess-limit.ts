import { guessVerdict } from '@sabimark/domain/people/guess-limit.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Room } from '../room.ts'
import { countFailures, deleteFailures, insertFailure } from './guess.db.ts'
import { type Identity, keyOf, type NamedSource, sourcesOf } from './guess-source.ts'

export type Guess = {
  identity: Identity
  request: RequestFacts
  /** Guesses at an older password do not keep the new one out; null for a name nobody has. */
  passwordSetAt: Date | null
  /** Checks the password. Called only while guessing is allowed. */
  isRight: () => Promise<boolean>
}

/** Guesses from one source at one account that may wait for each other; more are refused at once. */
const longestQueue = 50

/** The guesses under way in this process: those from one source at one account happen one after another. */
const underWay = new Map<string, { last: Promise<unknown>; length: number }>()

/**
 * One guess at one account: 'right', 'wrong', or refused because too many were wrong before. In turn, so that a thousand
 * at the same moment are counted as one after the other; right ones are never counted. All strangers wait in one queue,
 * in which nobody else stands.
 */
export async function guess(room: Pick<Room, 'config' | 'pools'>, asked: Guess) {
  const { identity, request } = asked
  const accountKey = keyOf(room, 'guess', identity.name)
  const sources = await sourcesOf(room, identity, request)
  const [first] = sources
  const queueName = `${accountKey} ${first?.kind === 'strange_place' ? 'strangers' : first?.name}`
  return await inTurn(queueName, () => take(room, { ...asked, accountKey, sources }))
}

type Taken = Guess & { accountKey: string; sources: NamedSource[] }

async function take(room: Pick<Room, 'pools'>, { accountKey, sources, passwordSetAt, request, isRight }: Taken) {
  const { auth } = room.pools
  const countable = sources.map(({ name, kind }) => ({ name, isStrange: kind === 'strange_place' }))
  const counted = await countFailures(auth, accountKey, countable, passwordSetAt)
  const judged = sources.flatMap(({ kind }, place) => {
    const failures = counted[place]
    return failures ? [{ kind, ...failures }] : []
  })
  const strangers = counted[0]?.strangers ?? { count: 0, lastAgoSeconds: 0 }
  const verdict = guessVerdict(judged, strangers)
  const source = verdict.through === null ? undefined : sources[verdict.through]
  if (!source) return refuse('TOO_MANY_GUESSES', { waitSeconds: verdict.waitSeconds })
  const { name, kind } = source
  if (!(await isRight())) {
    await insertFailure(auth, {
      accountKey,
      source: name,
      isStranger: kind === 'strange_place',
      address: request.address,
    })
    return 'wrong' as const
  }
  if (judged.some(({ atAccount }) => atAccount.count > 0)) await deleteFailures(auth, accountKey, name)
  return 'right' as const
}

async function inTurn<T>(name: string, work: () => Promise<T>) {
  const queue = underWay.get(name) ?? { last: Promise.resolve(), length: 0 }
  if (queue.length >= longestQueue) return refuse('TOO_MANY_GUESSES', { waitSeconds: 1 })
  const mine = queue.last.then(work, work)
  queue.last = mine
  queue.length += 1
  underWay.set(name, queue)
  try {
    return await mine
  } finally {
    queue.length -= 1
    if (queue.length === 0) underWay.delete(name)
  }
}
