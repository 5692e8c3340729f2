import type { StaffRole } from '@sabimark/domain/people/users/staff-role.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { askForMail, type MailHindrance, refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import { issueTokenSparingly } from '../account/one-time-token.ts'
import type { PeopleServices } from '../account/services.ts'
import { invitationMail } from '../mails.ts'
import { lockTeachers, setAccount } from './teacher.db.ts'

/** Invites a teacher who has not come in yet once more, with a fresh link; earlier ones still work. */
export async function sendInvitation(room: PeopleServices, { tx, input, note }: Ctx<{ id: string }>) {
  const [teacher] = await lockTeachers(tx, [input.id])
  const school = await selectOptionalSchool(tx)
  if (!teacher || !school) return refuse('UNKNOWN_PERSON')
  if (teacher.status === 'inactive') return refuse('PERSON_INACTIVE')
  if (!teacher.isInvited) return refuse('PERSON_ALREADY_HERE')
  const { id, email, name } = teacher
  const claimed = await claimEmail(room.pools.auth, tx, email)
  const accountId =
    claimed?.account.id ?? (await room.identity.createAccount({ email, name, passwordHash: null, isVerified: false }))
  // Deleted once and brought back without one, or left with one that never came to be (profile/follow-elsewhere.ts).
  if (teacher.accountId !== accountId) await setAccount(tx, { id, accountId, status: 'pending_verification' })
  const hasPassword = typeof claimed?.account.passwordHash === 'string'
  const hindrance = await askForInvitation(room, tx, { to: email, name, school: school.name, accountId, hasPassword })
  if (hindrance) return refuse(refusalOfMail[hindrance])
  await note('teacher.invited_again', id)
  return { sentTo: email }
}

type Invitation = {
  to: string
  name: string
  school: string
  accountId: string
  hasPassword: boolean
  /** As what they come; a teacher unless said. */
  role?: StaffRole
}

/** Asks for the mail with a fresh link, or says why there is none: it went out lately, or too many did. */
export async function askForInvitation(
  { config, pools }: PeopleServices,
  tx: Tx,
  { accountId, role = 'teacher', ...facts }: Invitation,
): Promise<MailHindrance | undefined> {
  const token = await issueTokenSparingly(pools.auth, { kind: 'invitation', accountId, schoolId: tx.schoolId })
  if (token === null) return 'receiver_has_enough'
  return await askForMail(tx, invitationMail(config.publicUrl, { ...facts, role, token }))
}
