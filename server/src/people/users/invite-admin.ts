import { emailProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import { isMereInvitation } from '../account/account.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import { insertUser } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { askForInvitation } from '../teachers/send-invitation.ts'
import { readUser } from './list-users.ts'
import { refuseWithoutAdmin } from './user.access.ts'
import { users } from './user.db.ts'

/**
 * Invites an administrator of the own school, or of the company. An account that is there already joins by the mail, as every
 * invited one does: until it is followed, nobody is let in.
 */
export async function inviteAdmin(
  room: PeopleServices,
  { tx, input, actor, note }: Ctx<{ name: string; email: string }>,
) {
  const { name, email } = input
  const wrong = emailProblem(email)
  if (wrong) return refuse('INVALID_FORM', { fields: { email: wrong } })
  const refused = await refuseWithoutAdmin(tx, actor)
  if (isRefused(refused)) return refuse('NOT_ALLOWED')
  const school = await selectOptionalSchool(tx)
  if (!school) return refuse('NOT_ALLOWED')
  const role = actor.role === 'super_admin' ? 'super_admin' : 'school_admin'
  const claimed = await claimEmail(room.pools.auth, tx, email)
  const here = claimed?.memberships.find(({ schoolId }) => schoolId === tx.schoolId)
  if (here && !(isMereInvitation(here) && here.role === role)) return refuse('PERSON_ALREADY_HERE')
  const accountId =
    claimed?.account.id ?? (await room.identity.createAccount({ email, name, passwordHash: null, isVerified: false }))
  const id = here?.userId ?? newId()
  if (here) {
    const invited = await users.lock(tx, [id])
    // What was typed last holds.
    await users.update(
      tx,
      invited.map((user) => ({ ...user, name })),
      ['name'],
    )
  } else {
    await insertUser(tx, { id, accountId, name, email, role, status: 'pending_verification' })
  }
  await note(here ? 'user.invited_again' : 'user.invited', id)
  const hasPassword = typeof claimed?.account.passwordHash === 'string'
  const hindrance = await askForInvitation(room, tx, {
    to: email,
    name,
    school: school.name,
    accountId,
    hasPassword,
    role,
  })
  return hindrance ? refuse(refusalOfMail[hindrance]) : { user: await readUser(room, tx, id) }
}
