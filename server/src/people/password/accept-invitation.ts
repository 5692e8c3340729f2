import { inSchool } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { subdomainOfHost } from '../../school/host.ts'
import { lockSchool } from '../../school/school.db.ts'
import { activateUser, enterSchool, lockStatus } from '../account/membership.db.ts'
import { followInvitation } from '../account/one-time-token.ts'
import { openSchool } from '../account/open-school.ts'
import { hashPasswordOf } from '../account/password-hash.ts'
import { placeOfNews, writeNews } from '../account/replace-password.ts'
import { selectSignInAsks } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { tellJoined } from '../account/tell-joined.ts'
import { rememberSource } from '../sign-in/guess-source.ts'
import { isSetUpDue } from '../sign-in/let-in.ts'
import { typedEmail } from '../sign-in/typed-name.ts'
import { judgePassword, ownerOf } from './judge-password.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { readOpenInvitation } from './read-invitation.ts'

type AcceptInvitationInput = { token: string; password: string }

/**
 * Accepts an invitation: the address is proven by the mail, the password is set, the person works in the school, at once. Who has
 * chosen a password by mail before proves that one, keeps it, and signs in with it. Any other account that was there already gets
 * the new password, too: somebody else may have made it with this address.
 */
export async function acceptInvitation(
  room: PeopleServices,
  { token, password }: AcceptInvitationInput,
  request: RequestFacts,
) {
  const { app, auth } = room.pools
  const invitation = await readOpenInvitation(room, token)
  if (isRefused(invitation)) return invitation
  const { account, schoolId, schoolStatus, role } = invitation
  const { id: accountId, email } = account
  const bad = invitation.hasPassword
    ? await proveOwnPassword(room, account, password, request)
    : judgePassword(password, await ownerOf(auth, account))
  if (bad) return bad
  const passwordHash = invitation.hasPassword ? null : await hashPasswordOf(`account ${accountId}`, password)
  const news = passwordHash === null ? undefined : await placeOfNews(room, account)
  const isOwner = role === 'school_admin' && schoolStatus === 'pending_verification'
  // Password and membership at once: an older password never opens the school, and no other school sets one in between.
  const followed = await inSchool(app, { schoolId }, async (tx) => {
    if (isOwner) await lockSchool(tx)
    if ((await lockStatus(tx, accountId)) === 'inactive') return undefined
    if (!(await followInvitation(tx, token, passwordHash))) return undefined
    if (isOwner) await openSchool(tx, accountId)
    else if ((await activateUser(tx, accountId)) > 0) await tellJoined(tx, accountId)
    if (news?.schoolId === schoolId) await writeNews(room, tx, account, news)
    return { entered: await enterSchool(tx, accountId) }
  })
  if (!followed) return refuse('LINK_USED_UP')
  const { entered } = followed
  noteSecurity(room.log, 'ROLE_GIVEN', { account: accountId, school: schoolId, role })
  // The school may ask for more than the password; the door knows what.
  if (passwordHash === null) return { isSignedIn: false }
  noteSecurity(room.log, 'PASSWORD_CHANGED', { account: accountId, by: 'invitation' })
  if (news && news.schoolId !== schoolId) {
    await inSchool(app, news, (tx) => writeNews(room, tx, account, news))
  }
  await rememberSource(room, typedEmail(email), request)
  const ofHost = subdomainOfHost(room.config, request)
  if (!entered || (ofHost !== null && ofHost !== entered.me.subdomain)) return { isSignedIn: false }
  // A mail is no way around a second factor: signing in asks for it.
  const asks = await selectSignInAsks(auth, accountId)
  if (asks.hasFactor || isSetUpDue(asks, schoolId)) return { isSignedIn: false }
  const place = { schoolId, role: entered.me.role, rule: entered.rule }
  const judged = { passwordHash, hasFactor: false }
  return { isSignedIn: await room.identity.openSession(request, { accountId, judged, place }) }
}
