import { emailProblem } from '@sabimark/domain/people/sign-up-rules.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { askForMail, refusalOfMail } from '../../platform/mail/ask-for-mail.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import { findUnknownPlace, lockSchool } from '../../school/school.db.ts'
import { refuseBeyondTrial } from '../../school/trial-limit.ts'
import { isMereInvitation } from '../account/account.db.ts'
import { claimEmail } from '../account/claim-email.ts'
import type { FirstPassword } from '../account/first-password.ts'
import { issueToken } from '../account/one-time-token.ts'
import type { PeopleServices } from '../account/services.ts'
import { invitationMail } from '../mails.ts'
import { inviteAgain, type NewTeacherForm } from './invite-again.ts'
import { selectOptionalTeacher } from './list-teachers.ts'
import {
  countTeachers,
  insertTeachers,
  lockTeachers,
  selectOptionalWithoutAccount,
  setAccount,
  updateTeachers,
} from './teacher.db.ts'

type Add = Ctx<NewTeacherForm> & { prepared: FirstPassword }

/**
 * Adds a teacher. A new account gets in by the first password of this answer, or by the mailed invitation. An account
 * that is there already waits for the mail, whatever was asked for: somebody else may have made it with this address,
 * and whoever knows its password must not come in by that.
 */
export async function addTeacher(room: PeopleServices, ctx: Add) {
  const { tx, input: form, prepared: first, note } = ctx
  // Addresses under .invalid are students' accounts, which no school may reach by typing them.
  const wrong = emailProblem(form.email)
  if (wrong) return refuse('INVALID_FORM', { fields: { email: wrong } })
  const school = await lockSchool(tx)
  if (!school) return refuse('NOT_ALLOWED')
  const unknown = await findUnknownPlace(tx, form.classIds, form.subjectIds)
  if (unknown) return refuse(unknown)
  const claimed = await claimEmail(room.pools.auth, tx, form.email)
  const here = claimed?.memberships.find(({ schoolId }) => schoolId === tx.schoolId)
  if (claimed && here) {
    if (!isMereInvitation(here) || here.role !== 'teacher') return refuse('PERSON_ALREADY_HERE')
    return await inviteAgain(room, ctx, { userId: here.userId, claimed, school })
  }
  const id = await writeTeacher(ctx)
  if (typeof id !== 'string') return id
  await note('teacher.added', id)

  const { name, email } = form
  const getsPassword = !claimed && form.signIn === 'first_password'
  const passwordHash = getsPassword ? first.passwordHash : null
  const accountId =
    claimed?.account.id ?? (await room.identity.createAccount({ email, name, passwordHash, isVerified: false }))
  await setAccount(tx, { id, accountId, status: getsPassword ? 'active' : 'pending_verification' })
  if (getsPassword) noteSecurity(room.log, 'ROLE_GIVEN', { account: accountId, school: tx.schoolId, role: 'teacher' })
  else {
    const token = await issueToken(room.pools.auth, { kind: 'invitation', accountId, schoolId: tx.schoolId })
    const hasPassword = typeof claimed?.account.passwordHash === 'string'
    const facts = { to: email, name, school: school.name, token, hasPassword, role: 'teacher' as const }
    const hindrance = await askForMail(tx, invitationMail(room.config.publicUrl, facts))
    if (hindrance) return refuse(refusalOfMail[hindrance])
  }

  const teacher = await selectOptionalTeacher(tx, id)
  if (!teacher) throw new Error('The teacher just added is not there.')
  const { name: schoolName, subdomain } = school
  const slip = getsPassword
    ? { name, school: schoolName, subdomain, className: null, signInName: email, firstPassword: first.plain }
    : null
  return { teacher, slip }
}

/** Writes the teacher before the account is made: an employee ID that is taken is refused by the database, and leaves none. */
async function writeTeacher({ tx, input: form }: Add) {
  const broughtBack = await selectOptionalWithoutAccount(tx, form.email)
  const [teacher] = broughtBack ? await lockTeachers(tx, [broughtBack.id]) : []
  if (teacher) {
    const again = { ...teacher, ...form, status: 'pending_verification' as const }
    await updateTeachers(tx, [again], [...Object.keys(form), 'status'])
    return teacher.id
  }
  const beyond = await refuseBeyondTrial(tx, 'teachers', countTeachers)
  if (beyond) return beyond
  const id = newId()
  await insertTeachers(tx, [{ ...form, id, status: 'pending_verification' }])
  return id
}
