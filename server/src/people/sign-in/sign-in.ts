import { inSchool } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { subdomainOfHost } from '../../school/host.ts'
import {
  isActiveMembership,
  type Membership,
  selectMemberships,
  selectOptionalAccountByEmail,
} from '../account/account.db.ts'
import { enterSchool } from '../account/membership.db.ts'
import { isPasswordRight } from '../account/password-hash.ts'
import { isStudentAddress } from '../account/password-of.ts'
import { forgetFirstAdminFile } from '../first-admin/first-admin-file.ts'
import type { Room } from '../room.ts'
import { guess } from './guess-limit.ts'
import { rememberSource } from './guess-source.ts'
import { typedEmail } from './typed-name.ts'

type Typed = { email: string; password: string }

/**
 * Signs in by email. With several schools the session begins in none. On a school's own host nobody is somebody but its
 * people: to everybody else the right password is a wrong one, answered and counted as such.
 */
export async function signIn(room: Room, { email, password }: Typed, request: RequestFacts) {
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
  const typed = typedEmail(email)
  const verdict = await guess(room, { typed, request, passwordSetAt, isRight })
  if (isRefused(verdict)) return verdict
  if (verdict === 'wrong' || !account) return refuse('INVALID_CREDENTIALS')

  const active = memberships.filter(isActiveMembership)
  const [chosen, ...others] = active
  if (!chosen) return refuse(isWaitingForMail(memberships) ? 'NOT_VERIFIED' : 'ACCOUNT_INACTIVE')
  if (others.length > 0) {
    await room.identity.openSession(request, { accountId: account.id, schoolId: null, role: null })
    await rememberSource(room, typed, request)
    const choices = active.map(({ schoolId, school, role }) => ({ schoolId, school, role }))
    return { kind: 'choose' as const, memberships: choices }
  }
  const { schoolId } = chosen
  const me = await inSchool(room.pools.app, { schoolId }, (tx) => enterSchool(tx, account.id))
  if (!me) return refuse('ACCOUNT_INACTIVE')
  await room.identity.openSession(request, { accountId: account.id, schoolId, role: me.role })
  // A teacher who signs in on a computer makes it one of the school for its candidates, too.
  await rememberSource(room, { ...typed, school: chosen.subdomain }, request)
  if (me.role === 'super_admin') forgetFirstPassword(room)
  return { kind: 'signed_in' as const, me }
}

/** Of somebody's schools those whose sign-in page this is: all of them, or on a school's own host that one. */
function admittedHere(memberships: Membership[], { config }: Room, request: RequestFacts): Membership[] {
  const subdomain = subdomainOfHost(config, request)
  return subdomain === null ? memberships : memberships.filter((one) => one.subdomain === subdomain)
}

/** Who signed in is in, also on a disk that keeps the file. */
function forgetFirstPassword({ config, log }: Room): void {
  try {
    forgetFirstAdminFile(config.dataDir)
  } catch (error) {
    log.error({ err: error }, 'the file with the first administrator’s password could not be deleted')
  }
}

function isWaitingForMail(memberships: Membership[]): boolean {
  return memberships.some(
    ({ status, schoolStatus }) =>
      status === 'pending_verification' || (status === 'active' && schoolStatus === 'pending_verification'),
  )
}
