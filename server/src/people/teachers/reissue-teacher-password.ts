import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import type { FirstPassword } from '../account/first-password.ts'
import { activateUser, reissue } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { passwordChangedMail } from '../mails.ts'
import { lockTeachers, setAccount, type TeacherState } from './teacher.db.ts'

type Reissue = Ctx<{ id: string }> & { prepared: FirstPassword }

/**
 * Gives a teacher a new first password: the old one stops working and sessions end. An account that also
 * belongs to another school is not this school's to open. An invited teacher comes in by it without the mail.
 */
export async function reissueTeacherPassword(room: PeopleServices, ctx: Reissue) {
  const { tx, input, actor, prepared: first, note } = ctx
  const [teacher] = await lockTeachers(tx, [input.id])
  const school = await selectOptionalSchool(tx)
  if (!teacher || !school) return refuse('UNKNOWN_PERSON')
  if (teacher.status === 'inactive') return refuse('PERSON_INACTIVE')
  const { name, email } = teacher
  const accountId =
    teacher.accountId === null
      ? await makeAccount(room, ctx, teacher)
      : (await reissue(tx, teacher.accountId, first.passwordHash)) && teacher.accountId
  if (!accountId) return refuse('NOT_ALLOWED')
  noteSecurity(room.log, 'PASSWORD_CHANGED', { account: accountId, by: 'school', actor: actor.userId })
  // Counted with the emails of the school: the address may be any, and new teachers are many.
  const mail = passwordChangedMail(room.config.publicUrl, { to: email, name, school: school.name })
  await askForMail(tx, { ...mail, isGuard: false })
  await note('teacher.password_reissued', input.id)
  await activateUser(tx, accountId)
  return {
    name,
    school: school.name,
    subdomain: school.subdomain,
    className: null,
    signInName: email,
    firstPassword: first.plain,
  }
}

/** An account for who was deleted and brought back; false where somebody elsewhere has the address by now. */
async function makeAccount(room: PeopleServices, { tx, prepared }: Reissue, { id, email, name }: TeacherState) {
  if (await claimEmail(room.pools.auth, tx, email)) return false
  const { passwordHash } = prepared
  const accountId = await room.identity.createAccount({ email, name, passwordHash, isVerified: false })
  await setAccount(tx, { id, accountId, status: 'active' })
  return accountId
}
