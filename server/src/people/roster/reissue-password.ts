import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { insertAudit } from '../../school/audit.db.ts'
import { selectOptionalSchool } from '../../school/school.db.ts'
import { activateUser, reissue, selectOptionalPerson } from '../account/membership.db.ts'
import { passwordChangedMail } from '../mails.ts'
import type { Room } from '../room.ts'
import type { FirstPassword } from './first-password.ts'
import { selectStudents } from './student.db.ts'

type ReissueInput = { role: 'teacher' | 'student'; id: string; actor: Actor; first: FirstPassword }

/**
 * Gives a teacher or student a new first password: the old one stops working and sessions end. An account that also
 * belongs to another school is not this school's to open. An invited teacher comes in by it without the mail.
 */
export async function reissuePassword(
  room: Pick<Room, 'config' | 'log'>,
  tx: Tx,
  { role, id, actor, first }: ReissueInput,
) {
  const person = await selectOptionalPerson(tx, id, role)
  const school = await selectOptionalSchool(tx)
  if (!person || !school) return refuse('UNKNOWN_PERSON')
  const { accountId, name, email } = person
  if (!(await reissue(tx, accountId, first.passwordHash))) return refuse('NOT_ALLOWED')
  noteSecurity(room.log, 'PASSWORD_CHANGED', { account: accountId, by: 'school', actor: actor.userId })
  if (role === 'teacher' && email !== null) {
    await askForMail(tx, passwordChangedMail(room.config.publicUrl, { to: email, name, school: school.name }))
  }
  await insertAudit(tx, { actorId: actor.userId, action: `${role}.password_reissued`, subject: id })
  await activateUser(tx, accountId)
  const [student] = role === 'student' ? await selectStudents(tx, { id, search: '', limit: 1 }) : []
  return {
    name,
    school: school.name,
    subdomain: school.subdomain,
    className: student?.class?.name ?? null,
    signInName: student?.studentNumber ?? email ?? '',
    firstPassword: first.plain,
  }
}
