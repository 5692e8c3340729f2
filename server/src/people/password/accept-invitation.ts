import { inSchool } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { subdomainOfHost } from '../../school/host.ts'
import { activateUser, enterSchool } from '../account/membership.db.ts'
import { useUpInvitations } from '../account/one-time-token.ts'
import { hashPasswordOf } from '../account/password-hash.ts'
import { replacePassword } from '../account/replace-password.ts'
import { tellJoined } from '../account/tell-joined.ts'
import type { Room } from '../room.ts'
import { rememberSource } from '../sign-in/guess-source.ts'
import { typedEmail } from '../sign-in/typed-name.ts'
import { openSchool } from '../sign-up/open-school.ts'
import { judgePassword, ownerOf } from './judge-password.ts'
import { readOpenInvitation } from './read-invitation.ts'

type AcceptInvitationInput = { token: string; password: string }

/**
 * Accepts an invitation: the address is proven by the mail, the password is set, the person works in the school, at once. An
 * account that was there already gets the new password, too: somebody else may have made it with this address.
 */
export async function acceptInvitation(room: Room, { token, password }: AcceptInvitationInput, request: RequestFacts) {
  const { app, auth } = room.pools
  const invitation = await readOpenInvitation(room, token)
  if (isRefused(invitation)) return invitation
  const { account, schoolId, role } = invitation
  const { id: accountId, email } = account
  const bad = judgePassword(password, await ownerOf(auth, account))
  if (bad) return bad
  const passwordHash = await hashPasswordOf(`account ${accountId}`, password)
  // In this order: an older password never opens the school, and who is cut short may follow the link again.
  await replacePassword(room, account, 'invitation', { passwordHash, provesEmail: true })
  const me = await inSchool(app, { schoolId }, async (tx) => {
    if (role === 'school_admin') await openSchool(tx, accountId)
    else if ((await activateUser(tx, accountId)) > 0) await tellJoined(tx, accountId)
    return await enterSchool(tx, accountId)
  })
  noteSecurity(room.log, 'ROLE_GIVEN', { account: accountId, school: schoolId, role })
  await useUpInvitations(auth, accountId, schoolId)
  await rememberSource(room, typedEmail(email), request)
  const ofHost = subdomainOfHost(room.config, request)
  if (!me || (ofHost !== null && ofHost !== me.subdomain)) return { isSignedIn: false }
  await room.identity.openSession(request, { accountId, schoolId, role: me.role })
  return { isSignedIn: true }
}
