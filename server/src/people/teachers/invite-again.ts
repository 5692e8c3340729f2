import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changesBetween } from '../../platform/record/changes.ts'
import type { School } from '../../school/school.db.ts'
import type { Claimed } from '../account/claim-email.ts'
import type { PeopleServices } from '../account/services.ts'
import { selectOptionalTeacher } from './list-teachers.ts'
import { askForInvitation } from './send-invitation.ts'
import { lockTeachers, type TeacherValues, updateTeachers } from './teacher.db.ts'

/** What is typed to add a teacher. */
export type NewTeacherForm = TeacherValues & { email: string; signIn: 'invitation' | 'first_password' }

type Invited = { userId: string; claimed: Claimed; school: School }

/** Adds a teacher who has not followed an earlier mail: it goes out again, and what was typed last holds. */
export async function inviteAgain(
  room: PeopleServices,
  ctx: Ctx<NewTeacherForm>,
  { userId, claimed, school }: Invited,
) {
  const { tx, input, note } = ctx
  const [before] = await lockTeachers(tx, [userId])
  if (!before) throw new Error('The teacher who is invited is not there.')
  const { signIn: _signIn, email, ...values } = input
  const after = { ...before, ...values }
  await updateTeachers(tx, [after], Object.keys(values))
  const changes = changesBetween(before, after, Object.keys(values) as (keyof typeof values)[])
  await note('teacher.invited_again', userId, { changes, detail: { revision: before.revision + 1 } })

  const { id: accountId, passwordHash } = claimed.account
  const facts = { to: email, name: values.name, school: school.name, accountId, hasPassword: passwordHash !== null }
  // What was typed holds, also while its receiver has mails enough.
  if ((await askForInvitation(room, tx, facts)) === 'school_sent_enough') return refuse('MAILS_USED_UP')
  const teacher = await selectOptionalTeacher(tx, userId)
  if (!teacher) throw new Error('The teacher just invited again is not there.')
  return { teacher, slip: null }
}
