import { readCode } from '@sabimark/domain/people/second-factor/recovery-code.ts'
import { judgeCode } from '@sabimark/domain/people/second-factor/second-factor.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { insertFactor, selectNow, selectPendingFactor } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { letInFurther } from '../sign-in/let-in.ts'
import { codesOf } from './app-code.ts'
import { openBox } from './boxed-secret.ts'
import { tellOwnerOfFactor } from './factor-mail.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { whoSetsUp } from './who-sets-up.ts'

/**
 * Switches the second factor on, once a code shows that the app has the secret. Codes are not counted here: who types them
 * was shown the secret. Who was held up at this step of signing in is signed in. From where it is on nothing keeps the
 * recovery codes back, which are told this once: who could not be signed in signs in with a code.
 */
export async function confirmSecondFactor(room: PeopleServices, { code }: { code: string }, request: RequestFacts) {
  const { auth } = room.pools
  const { secrets } = room.config
  const who = await whoSetsUp(room, request)
  if (isRefused(who)) return who
  const { token, account, isSigningIn } = who
  const pending = await selectPendingFactor(auth, token)
  const open = pending && openBox(pending, account.id, secrets)
  if (!pending || !open) return refuse('NOTHING_TO_CONFIRM')
  const now = await selectNow(auth)
  const read = readCode(code)
  const verdict = judgeCode(read?.kind === 'app' ? read.code : '', {
    now,
    lastStep: null,
    codeAt: codesOf(open.shared),
  })
  if (verdict.kind !== 'right') return refuse('WRONG_APP_CODE', { serverTime: now.toISOString() })
  const { shown, hashes } = makeRecoveryCodes(account.id, open.shared)
  const isOn = await insertFactor(auth, {
    accountId: account.id,
    box: pending,
    step: verdict.step,
    hashes,
    keptSession: token,
  })
  if (!isOn) return refuse('SECOND_FACTOR_ON')
  await tellOwnerOfFactor(room, account, 'on')
  if (isSigningIn) {
    try {
      await letInFurther(room, account, request, 'set_up')
    } catch (error) {
      room.log.error({ err: error }, 'who has set a second factor up could not be signed in')
    }
  }
  return { codes: shown }
}
