import type { AwaitedStep } from '@sabimark/domain/people/second-factor/second-factor.ts'
import { isNoticeTime, nextStep, passwordDue, setUpDue } from '@sabimark/domain/people/sign-in-rules.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { subdomainOfHost } from '../../school/host.ts'
import { type Account, isActiveMembership, type Membership, selectMemberships } from '../account/account.db.ts'
import { enterSchool } from '../account/membership.db.ts'
import { type SignInAsks, selectSignInAsks } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { forgetFirstAdminFile } from '../first-admin/first-admin-file.ts'
import { rememberSource } from './guess-source.ts'
import { tellExpiry } from './tell-expiry.ts'
import { typedEmail } from './typed-name.ts'

/** `done`: the step of signing in this browser has just done. */
type Known = { memberships: Membership[]; isFactorProven: boolean; done?: AwaitedStep }

/**
 * Lets in whose password was right, or holds them up at what comes first: the code, a new password, a second factor that is
 * due. With several schools the session begins in none. Nobody is let in by what was changed meanwhile.
 */
export async function letIn(
  room: PeopleServices,
  account: Account,
  request: RequestFacts,
  { memberships, isFactorProven, done }: Known,
) {
  const active = memberships.filter(isActiveMembership)
  const [chosen, ...others] = active
  if (!chosen) {
    const isClosed = memberships.some(({ status, schoolStatus }) => status === 'active' && schoolStatus === 'inactive')
    return refuse(isClosed ? 'SCHOOL_SUSPENDED' : 'ACCOUNT_INACTIVE')
  }
  const asks = await selectSignInAsks(room.pools.auth, account.id)
  const step = nextStep({ ...asks, ...account, isFactorProven })
  const { passwordHash } = account
  const proven = { accountId: account.id, judged: { passwordHash, hasFactor: asks.hasFactor }, done }
  const { identity } = room
  if (step) {
    if (!(await identity.holdUp(request, proven, step))) return refuse('SIGN_IN_AGAIN')
    return { kind: step === 'new_password' ? ('expired' as const) : step }
  }
  const typed = typedEmail(account.email)
  const until = expiryDue(asks, account)
  const { schools } = asks
  if (others.length > 0) {
    if (!(await identity.openSession(request, { ...proven, place: null }))) return refuse('SIGN_IN_AGAIN')
    await rememberSource(room, typed, request)
    if (until) await tellExpiry(room, account, { until, active, schools })
    const choices = active.map(({ schoolId, school, role }) => ({ schoolId, school, role, ...toSetUp(asks, schoolId) }))
    return { kind: 'choose' as const, memberships: choices }
  }
  const { schoolId } = chosen
  if (isSetUpDue(asks, schoolId)) {
    if (!(await identity.holdUp(request, proven, 'set_up'))) return refuse('SIGN_IN_AGAIN')
    return { kind: 'set_up' as const }
  }
  const entered = await inSchool(room.pools.app, { schoolId }, (tx) => enterSchool(tx, account.id))
  if (!entered) return refuse('ACCOUNT_INACTIVE')
  const { me, rule } = entered
  const place = { schoolId, role: me.role, rule }
  if (!(await identity.openSession(request, { ...proven, place }))) return refuse('SIGN_IN_AGAIN')
  // A teacher who signs in on a computer makes it one of the school for its candidates, too.
  await rememberSource(room, { ...typed, school: chosen.subdomain }, request)
  if (me.role === 'super_admin') forgetFirstPassword(room)
  if (until) await tellExpiry(room, account, { until, active, schools })
  const passwordUntil = until ? { passwordUntil: until.toISOString() } : {}
  return { kind: 'signed_in' as const, me, ...toSetUp(asks, schoolId), ...passwordUntil }
}

/** As `letIn`, for who has done a step: once, and only while nobody has ended it. */
export async function letInFurther(room: PeopleServices, account: Account, request: RequestFacts, done: AwaitedStep) {
  const memberships = admittedHere(await selectMemberships(room.pools.auth, account.id), room, request)
  return await letIn(room, account, request, { memberships, isFactorProven: true, done })
}

/** Of somebody’s schools those whose sign-in page this is: all of them, or on a school’s own host that one. */
export function admittedHere(
  memberships: Membership[],
  { config }: Pick<PeopleServices, 'config'>,
  request: RequestFacts,
): Membership[] {
  const subdomain = subdomainOfHost(config, request)
  return subdomain === null ? memberships : memberships.filter((one) => one.subdomain === subdomain)
}

/** Whether this school lets the person in only with a second factor, which they have not. */
export function isSetUpDue(asks: SignInAsks, schoolId: string): boolean {
  const due = dueIn(asks, schoolId)
  return due !== null && due <= asks.now
}

function dueIn({ hasFactor, schools }: SignInAsks, schoolId: string): Date | null {
  const rules = schools.find((one) => one.schoolId === schoolId)
  return hasFactor || !rules ? null : setUpDue(rules)
}

function toSetUp(asks: SignInAsks, schoolId: string) {
  const due = dueIn(asks, schoolId)
  return due ? { setUpUntil: due.toISOString() } : {}
}

/** When the password will be asked for anew, within seven days of that; null: not yet. */
function expiryDue({ schools, now }: SignInAsks, account: Account): Date | null {
  const due = passwordDue(account, schools, now)
  return due && isNoticeTime(due, now) ? due : null
}

/** Who signed in is in, also on a disk that keeps the file. */
function forgetFirstPassword({ config, log }: PeopleServices): void {
  try {
    forgetFirstAdminFile(config.dataDir)
  } catch (error) {
    log.error({ err: error }, 'the file with the first administrator’s password could not be deleted')
  }
}
