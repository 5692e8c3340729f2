import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import {
  isActiveMembership,
  type Membership,
  selectMemberships,
  selectOptionalAccountByEmail,
} from '../account/account.db.ts'
import { isPasswordRight } from '../account/password-hash.ts'
import { isStudentAddress } from '../account/password-of.ts'
import type { PeopleServices } from '../account/services.ts'
import { guess } from './guess-limit.ts'
import { admittedHere, letIn } from './let-in.ts'
import { typedEmail } from './typed-name.ts'

type Typed = { email: string; password: string }

/**
 * Signs in by email. On a school's own host nobody is somebody but its people: to everybody else the right password is a
 * wrong one, answered and counted as such.
 */
export async function signIn(room: PeopleServices, { email, password }: Typed, request: RequestFacts) {
  const { auth } = room.pools
  const account = await selectOptionalAccountByEmail(auth, email)
  let memberships: Membership[] = []
  const isRight = async () => {
    memberships = admittedHere(await selectMemberships(auth, account?.id ?? ''), room, request)
    // A student's made-up address is nobody's sign-in name.
    const mayEnter = memberships.length > 0 && !isStudentAddress(email)
    return await isPasswordRight(mayEnter ? (account?.passwordHash ?? null) : null, password)
  }
  const passwordSetAt = account?.passwordSetAt ?? null
  const verdict = await guess(room, { typed: typedEmail(email), request, passwordSetAt, isRight })
  if (isRefused(verdict)) return verdict
  if (verdict === 'wrong' || !account) return refuse('INVALID_CREDENTIALS')
  if (!memberships.some(isActiveMembership) && isWaitingForMail(memberships)) return refuse('NOT_VERIFIED')
  return await letIn(room, account, request, { memberships, isFactorProven: false })
}

function isWaitingForMail(memberships: Membership[]): boolean {
  return memberships.some(
    ({ status, schoolStatus }) =>
      status === 'pending_verification' || (status === 'active' && schoolStatus === 'pending_verification'),
  )
}
