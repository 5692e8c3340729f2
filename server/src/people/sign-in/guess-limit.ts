import { guessVerdict } from '@sabimark/domain/people/guess-limit.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { createTurnsByName } from '../../platform/http/turns.ts'
import { mostWaitingToSignIn } from '../account/password-hash.ts'
import type { PeopleServices } from '../account/services.ts'
import { countFailures, deleteFailures, insertFailure } from './guess.db.ts'
import { keyOf, type NamedSource, sourcesOf } from './guess-source.ts'
import type { TypedName } from './typed-name.ts'

export type Guess = {
  typed: TypedName
  request: RequestFacts
  /** Guesses at an older password do not keep the new one out; null for a name nobody has. */
  passwordSetAt: Date | null
  /** Checks the password. Called only while guessing is allowed. */
  isRight: () => Promise<boolean>
}

/** In this process the guesses from one source at one account happen one after another. */
const turnsAtOneAccount = createTurnsByName({ mostAtOnce: 1, mostWaiting: 50 })

/** And so do those of all strangers at one account; held by whoever has the turn of their source, never waiting for it. */
const turnsOfStrangers = createTurnsByName({ mostAtOnce: 1, mostWaiting: 50 })

/**
 * And of one source at all accounts only a few at once, which is enough to keep every core hashing: what it may guess
 * in an hour is counted while they run, and no burst goes far beyond. A whole school may wait behind one address.
 */
const turnsOfOneSource = createTurnsByName({ mostAtOnce: 8, mostWaiting: mostWaitingToSignIn })

/**
 * One guess at one account: 'right', 'wrong', or refused because too many were wrong before. In turn, so that a
 * thousand at the same moment are counted as one after the other; who comes when too many wait is told to try again
 * (UNAVAILABLE), and nothing is counted. Right ones are never counted. Where the queues of a source are full the next
 * one counts: others who share a browser with the guesser cannot fill every way in.
 */
export async function guess(room: Pick<PeopleServices, 'config' | 'pools'>, asked: Guess) {
  const { typed, request } = asked
  const accountKey = keyOf(room, 'guess', typed.name)
  const sources = await sourcesOf(room, typed, request)
  for (const [place, source] of sources.entries()) {
    let isBegun = false
    const work = () => {
      isBegun = true
      return take(room, { ...asked, accountKey, sources: sources.slice(place) })
    }
    try {
      return await inTurnOf(source, accountKey, work)
    } catch (error) {
      // What did not begin found a queue full.
      if (isBegun || place === sources.length - 1) throw error
    }
  }
  throw new Error('A guess comes from nowhere.')
}

/** Every guess waits in this order, so that no two wait for each other. */
async function inTurnOf<T>({ name, kind }: NamedSource, accountKey: string, work: () => Promise<T>): Promise<T> {
  return await turnsAtOneAccount(`${accountKey} ${name}`, () =>
    turnsOfOneSource(name, () => (kind === 'strange_place' ? turnsOfStrangers(accountKey, work) : work())),
  )
}

type Taken = Guess & { accountKey: string; sources: NamedSource[] }

async function take(
  room: Pick<PeopleServices, 'pools'>,
  { typed, accountKey, sources, passwordSetAt, request, isRight }: Taken,
) {
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
  if (!source)
    return refuse('TOO_MANY_GUESSES', { waitSeconds: verdict.waitSeconds, isCandidate: typed.school !== null })
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
