import { mayHaveMoved } from '../../platform/database/at-home.ts'
import { boundAt, type Tx } from '../../platform/database/tenant.ts'
import { hashOf } from '../account/one-time-token.ts'
import { type Followed, followLink } from './email-change.db.ts'

type Following = {
  token: string
  keptSession: string | null
  /** Those of `selectSchoolsToFollow`. */
  schoolIds: readonly string[]
}

/**
 * Follows the link at all schools of the account. Where schools are spread over several databases (decision 087) those of others are
 * asked first, each in a transaction there, and all are written before any commits: what is refused anywhere is taken back everywhere.
 * `told` belongs to it. They commit right before the caller's. Should the server end between, the schools that have committed show
 * the new address or have who waits by an account that is not there yet, the account keeps the old one and its link, and following it or a
 * later one ends what was begun. The addresses are held last, by the function: role auth, which asks there, would wait for what role app of
 * the same transaction holds. Who holds one and waits for a person here gives way when their statement has waited long enough.
 */
export async function followEverywhere(tx: Tx, following: Following, told: () => Promise<void>): Promise<Followed> {
  const { token, keptSession } = following
  const asked = await elsewhere(tx, following.schoolIds)
  try {
    return await besides(tx, asked, async (theirs) => {
      const waiting: Tx[] = []
      for (const one of theirs) if ((await followHere(one, token)) === 'waiting') waiting.push(one)
      const followed = await followLink(tx, token, keptSession, {
        asked,
        waiting: waiting.map(({ schoolId }) => schoolId),
      })
      if (followed !== 'moved') throw new NotFollowed(followed)
      for (const one of waiting) await one.run('SELECT stay_with_old_email($1)', [hashOf(token)])
      await told()
      return followed
    })
  } catch (error) {
    if (error instanceof NotFollowed) return error.outcome
    throw error
  }
}

/** Every transaction takes back what it did. */
class NotFollowed extends Error {
  readonly outcome: Exclude<Followed, 'moved'>
  constructor(outcome: Exclude<Followed, 'moved'>) {
    super('The link was not followed.')
    this.outcome = outcome
  }
}

/** Those of these schools that are in another database than the transaction, always in one order. */
async function elsewhere(tx: Tx, schoolIds: readonly string[]): Promise<string[]> {
  const { homes } = tx
  if (!homes) return []
  const own = (await homes.of(tx.schoolId))?.group
  const found: string[] = []
  for (const schoolId of schoolIds.toSorted()) {
    const home = await homes.of(schoolId)
    if (home && home.group !== own) found.push(schoolId)
  }
  return found
}

/** Runs `work` with a transaction at each of the schools; they commit when it returns, and it throws for none of them to. */
async function besides<T>(
  tx: Tx,
  [schoolId, ...rest]: readonly string[],
  work: (theirs: readonly Tx[]) => Promise<T>,
  open: readonly Tx[] = [],
): Promise<T> {
  if (schoolId === undefined) return await work(open)
  const home = await tx.homes?.of(schoolId)
  if (!home) throw new Error('A school of another database has no home.')
  try {
    return await boundAt(home, { schoolId }, async (theirs) => await besides(tx, rest, work, [...open, theirs]))
  } catch (error) {
    if (mayHaveMoved(error)) tx.homes?.forget(schoolId)
    throw error
  }
}

async function followHere(theirs: Tx, token: string): Promise<'moved' | 'waiting' | null> {
  try {
    const { outcome } = await theirs.one<{ outcome: 'moved' | 'waiting' | null }>(
      'SELECT follow_email_here($1) AS outcome',
      [hashOf(token)],
    )
    return outcome
  } catch (error) {
    // Somebody without an account has the address there.
    if (error instanceof Error && 'code' in error && error.code === '23505') throw new NotFollowed('taken')
    throw error
  }
}
