import { isNoticeTime, passwordDue, setUpDue } from '@sabimark/domain/people/sign-in-rules.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { countRecoveryCodes, selectOptionalFactor, selectSignInAsks } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'

/** Whether the own second factor is on, how many recovery codes are left, and what is due when. */
export async function readSecondFactor(
  { pools }: Pick<PeopleServices, 'pools'>,
  { tx, actor }: { tx: Tx; actor: Actor },
) {
  const { auth } = pools
  const { accountId } = actor
  const [factor, codesLeft, asks, account] = await Promise.all([
    selectOptionalFactor(auth, accountId),
    countRecoveryCodes(auth, accountId),
    selectSignInAsks(auth, accountId),
    selectOptionalAccount(auth, accountId),
  ])
  const here = asks.schools.find(({ schoolId }) => schoolId === tx.schoolId)
  const setUpUntil = factor || !here ? null : setUpDue(here)
  const due = account ? passwordDue(account, asks.schools, asks.now) : null
  return {
    onSince: factor?.confirmedAt.toISOString() ?? null,
    codesLeft,
    isAsked: asks.schools.some(({ twoFactorSince }) => twoFactorSince !== null),
    setUpUntil: setUpUntil?.toISOString() ?? null,
    passwordUntil: due && isNoticeTime(due, asks.now) ? due.toISOString() : null,
  }
}
