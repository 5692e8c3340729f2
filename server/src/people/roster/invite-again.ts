import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { insertAudit } from '../../school/audit.db.ts'
import { findUnknownPlace, type School } from '../../school/school.db.ts'
import type { Claimed } from '../account/claim-email.ts'
import { issueTokenSparingly } from '../account/one-time-token.ts'
import { invitationMail } from '../mails.ts'
import type { Room } from '../room.ts'
import { hasEmployeeId, selectTeachers, updateTeacher } from './teacher.db.ts'
import type { NewTeacherForm } from './teacher-form.ts'

type Invited = { userId: string; claimed: Claimed; school: School }

/** Adds a teacher who has not followed an earlier mail: it goes out again, and what was typed last holds. */
export async function inviteAgain(room: Room, tx: Tx, form: NewTeacherForm, actor: Actor, invited: Invited) {
  const { userId, claimed, school } = invited
  if (await hasEmployeeId(tx, form.employeeId, userId)) return refuse('EMPLOYEE_ID_TAKEN')
  const unknown = await findUnknownPlace(tx, form.classIds, form.subjectIds)
  if (unknown) return refuse(unknown)
  await updateTeacher(tx, { userId, ...form })
  await insertAudit(tx, { actorId: actor.userId, action: 'teacher.invited_again', subject: userId })

  const { id: accountId, passwordHash } = claimed.account
  const asked = { kind: 'invitation', accountId, schoolId: tx.schoolId } as const
  const token = await issueTokenSparingly(room.pools.auth, asked)
  if (token !== null) {
    const facts = { to: form.email, name: form.name, school: school.name, token, hasPassword: passwordHash !== null }
    // What was typed holds, also while its receiver has mails enough.
    const hindrance = await askForMail(tx, invitationMail(room.config.publicUrl, facts))
    if (hindrance === 'school_sent_enough') return refuse('MAILS_USED_UP')
  }
  const [teacher] = await selectTeachers(tx, { id: userId, search: '', limit: 1 })
  if (!teacher) throw new Error('The teacher just invited again is not there.')
  return { teacher, slip: null }
}
