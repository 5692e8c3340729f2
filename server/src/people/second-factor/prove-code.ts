import { readCode } from '@sabimark/domain/people/second-factor/recovery-code.ts'
import { judgeCode } from '@sabimark/domain/people/second-factor/second-factor.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { type StoredFactor, selectOptionalFactor, takeRecoveryCode, takeStep } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { guess } from '../sign-in/guess-limit.ts'
import { rememberSource } from '../sign-in/guess-source.ts'
import type { TypedName } from '../sign-in/typed-name.ts'
import { codesOf } from './app-code.ts'
import { boxSecret, openBox } from './boxed-secret.ts'
import { hashOf, oldHashesOf } from './recovery-codes.ts'

/**
 * Guesses at codes are counted by themselves: who knows the password has no more of them than anybody. All addresses share
 * one limit: on the hall's network somebody may take thousands, and a code is short.
 */
const nameOf = (accountId: string): TypedName => ({
  name: `second factor ${accountId}`,
  school: null,
  isOfCodes: true,
})

/** What was typed as a code: taken if it is right, so that it opens nothing again. 'off' where there is none to prove. */
export async function proveCode(
  room: Pick<PeopleServices, 'config' | 'pools' | 'log'>,
  { accountId, code, request }: { accountId: string; code: string; request: RequestFacts },
) {
  const factor = await selectOptionalFactor(room.pools.auth, accountId)
  if (!factor) return 'off' as const
  let outcome: 'right' | 'used' | 'wrong' = 'wrong'
  const isRight = async () => {
    outcome = await take(room, accountId, code, factor)
    return outcome === 'right'
  }
  const typed = nameOf(accountId)
  const verdict = await guess(room, { typed, request, passwordSetAt: factor.confirmedAt, isRight })
  const serverTime = factor.now.toISOString()
  if (isRefused(verdict)) {
    const { waitSeconds } = verdict.data as { waitSeconds: number }
    return refuse('TOO_MANY_CODES', { waitSeconds, serverTime })
  }
  if (verdict === 'wrong')
    return (outcome as string) === 'used' ? refuse('CODE_USED') : refuse('WRONG_CODE', { serverTime })
  await rememberSource(room, typed, request)
  return 'right' as const
}

/** The factor is read anew for each guess: who waited in line may find the code taken. */
async function take(
  { config, pools, log }: Pick<PeopleServices, 'config' | 'pools' | 'log'>,
  accountId: string,
  typed: string,
  known: StoredFactor,
): Promise<'right' | 'used' | 'wrong'> {
  const { auth } = pools
  const { secrets } = config
  const read = readCode(typed)
  if (!read) return 'wrong'
  const factor = (await selectOptionalFactor(auth, accountId)) ?? known
  const open = openBox(factor.box, accountId, secrets)
  if (read.kind === 'recovery') {
    const hashes = [
      ...(open ? [hashOf(read.code, accountId, open.shared)] : []),
      ...oldHashesOf(read.code, accountId, secrets),
    ]
    return (await takeRecoveryCode(auth, accountId, hashes)) ? 'right' : 'wrong'
  }
  if (!open) {
    log.error({ account: accountId }, 'a second factor cannot be read: it was made with another SECRET')
    return 'wrong'
  }
  const verdict = judgeCode(read.code, { ...factor, codeAt: codesOf(open.shared) })
  if (verdict.kind !== 'right') return verdict.kind
  const box = open.isOld ? boxSecret(open.shared, accountId, secrets) : factor.box
  return (await takeStep(auth, { accountId, step: verdict.step, before: factor, box })) ? 'right' : 'used'
}
