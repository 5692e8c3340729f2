import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import type { PeopleServices } from '../account/services.ts'
import { askForInvitation, sendInvitation } from '../teachers/send-invitation.ts'
import { setAccount } from '../teachers/teacher.db.ts'
import { type UserState, users } from './user.db.ts'

/** Invites somebody of staff who has not come in yet once more, with a fresh link; earlier ones still work. */
export async function inviteUserAgain(room: PeopleServices, ctx: Ctx<{ id: string }>) {
  const { tx, input, note } = ctx
  const [user] = await users.lock(tx, [input.id])
  const school = await selectOptionalSchool(tx)
  if (!user || !school) return refuse('UNKNOWN_PERSON')
  // One who was deleted and brought back has no account yet.
  if (user.role === 'teacher') return await sendInvitation(room, ctx)
  if (user.status === 'inactive') return refuse('PERSON_INACTIVE')
  if (!user.isInvited) return refuse('PERSON_ALREADY_HERE')
  const { name, email: to, role } = user
  const account = await selectOptionalAccount(room.pools.auth, user.accountId ?? '')
  const { accountId, hasPassword } = account
    ? { accountId: account.id, hasPassword: account.passwordHash !== null }
    : await accountAnew(room, ctx, user)
  const facts = { to, name, school: school.name, accountId, hasPassword }
  const hindrance = await askForInvitation(room, tx, { ...facts, role })
  if (hindrance) return refuse(refusalOfMail[hindrance])
  await note('user.invited_again', user.id)
  return { sentTo: to }
}

/** Of somebody who was left with one that never came to be (profile/follow-elsewhere.ts): whichever has the address. */
async function accountAnew({ pools, identity }: PeopleServices, { tx }: Ctx<unknown>, { id, name, email }: UserState) {
  const claimed = await claimEmail(pools.auth, tx, email)
  const accountId =
    claimed?.account.id ?? (await identity.createAccount({ email, name, passwordHash: null, isVerified: false }))
  await setAccount(tx, { id, accountId, status: 'pending_verification' })
  return { accountId, hasPassword: typeof claimed?.account.passwordHash === 'string' }
}
