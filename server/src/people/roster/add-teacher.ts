import { emailProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { askForMail, refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { insertAudit } from '../../school/audit.db.ts'
import { findUnknownPlace, lockSchool } from '../../school/school.db.ts'
import { refuseBeyondTrial } from '../../school/trial-room.ts'
import { isMereInvitation } from '../account/account.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import { insertUser } from '../account/membership.db.ts'
import { issueToken } from '../account/one-time-token.ts'
import { invitationMail } from '../mails.ts'
import type { Room } from '../room.ts'
import type { FirstPassword } from './first-password.ts'
import { inviteAgain } from './invite-again.ts'
import { countTeachers, hasEmployeeId, insertTeacher, selectTeachers } from './teacher.db.ts'
import type { NewTeacherForm } from './teacher-form.ts'

/**
 * Adds a teacher. A new account gets in by the first password of this answer, or by the mailed invitation. An account
 * that is there already waits for the mail, whatever was asked for: somebody else may have made it with this address,
 * and whoever knows its password must not come in by that.
 */
export async function addTeacher(room: Room, tx: Tx, form: NewTeacherForm, actor: Actor, first: FirstPassword) {
  // Addresses under .invalid are students' accounts, which no school may reach by typing them.
  const wrong = emailProblem(form.email)
  if (wrong) return refuse('INVALID_FORM', { fields: { email: wrong } })
  const school = await lockSchool(tx)
  if (!school) return refuse('NOT_ALLOWED')
  const claimed = await claimEmail(room.pools.auth, tx, form.email)
  const here = claimed?.memberships.find(({ schoolId }) => schoolId === tx.schoolId)
  if (claimed && here) {
    if (!isMereInvitation(here)) return refuse('PERSON_ALREADY_HERE')
    return await inviteAgain(room, tx, form, actor, { userId: here.userId, claimed, school })
  }
  const beyond = await refuseBeyondTrial(tx, 'teachers', countTeachers)
  if (beyond) return beyond
  if (await hasEmployeeId(tx, form.employeeId)) return refuse('EMPLOYEE_ID_TAKEN')
  const unknown = await findUnknownPlace(tx, form.classIds, form.subjectIds)
  if (unknown) return refuse(unknown)

  const { name, email, phone } = form
  const getsPassword = !claimed && form.signIn === 'first_password'
  const passwordHash = getsPassword ? first.passwordHash : null
  const accountId =
    claimed?.account.id ?? (await room.identity.createAccount({ email, name, passwordHash, isVerified: false }))
  const userId = newId()
  const status = getsPassword ? 'active' : 'pending_verification'
  await insertUser(tx, { id: userId, accountId, name, email, role: 'teacher', status, phone })
  await insertTeacher(tx, { userId, employeeId: form.employeeId, subjectIds: form.subjectIds, classIds: form.classIds })
  await insertAudit(tx, { actorId: actor.userId, action: 'teacher.added', subject: userId })
  if (getsPassword) noteSecurity(room.log, 'ROLE_GIVEN', { account: accountId, school: tx.schoolId, role: 'teacher' })
  else {
    const token = await issueToken(room.pools.auth, { kind: 'invitation', accountId, schoolId: tx.schoolId })
    const hasPassword = typeof claimed?.account.passwordHash === 'string'
    const facts = { to: email, name, school: school.name, token, hasPassword }
    const hindrance = await askForMail(tx, invitationMail(room.config.publicUrl, facts))
    if (hindrance) return refuse(refusalOfMail[hindrance])
  }

  const [teacher] = await selectTeachers(tx, { id: userId, search: '', limit: 1 })
  if (!teacher) throw new Error('The teacher just added is not there.')
  const { name: schoolName, subdomain } = school
  const slip = getsPassword
    ? { name, school: schoolName, subdomain, className: null, signInName: email, firstPassword: first.plain }
    : null
  return { teacher, slip }
}
