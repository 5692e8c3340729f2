import { normaliseStudentNumber } from '@sabimark/domain/people/student-number.ts'
import { hasRoomFor, planLimits } from '@sabimark/domain/school/plan.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { insertAudit } from '../../school/audit.db.ts'
import { findUnknownPlace, lockSchool } from '../../school/school.db.ts'
import { refuseBeyondTrial } from '../../school/trial-room.ts'
import { insertUser } from '../account/membership.db.ts'
import { studentAddress } from '../account/password-of.ts'
import type { Room } from '../room.ts'
import type { FirstPassword } from './first-password.ts'
import { countStudents, hasStudentNumber, insertStudent, selectStudents } from './student.db.ts'

export type NewStudentForm = {
  name: string
  studentNumber: string
  classId: string | null
  email: string
  phone: string
  dateOfBirth: string
  gender: string
  guardianName: string
  guardianPhone: string
  address: string
  subjectIds: string[]
}

/** Adds a student and answers the slip: the first password is in it and nowhere else. */
export async function addStudent(room: Room, tx: Tx, form: NewStudentForm, actor: Actor, first: FirstPassword) {
  // Everybody who adds waits here, so that the count below still holds at the commit.
  const school = await lockSchool(tx)
  if (!school) return refuse('NOT_ALLOWED')
  const limit = planLimits[school.plan].students
  if (limit !== null && !hasRoomFor(school.plan, 'students', await countStudents(tx))) {
    return refuse('PLAN_LIMIT', { limit })
  }
  const beyond = await refuseBeyondTrial(tx, 'students', countStudents)
  if (beyond) return beyond
  const studentNumberKey = normaliseStudentNumber(form.studentNumber)
  if (await hasStudentNumber(tx, studentNumberKey)) return refuse('STUDENT_ID_TAKEN')
  const unknown = await findUnknownPlace(tx, form.classId ? [form.classId] : [], form.subjectIds)
  if (unknown) return refuse(unknown)

  const userId = newId()
  const { name, passwordHash } = { name: form.name, passwordHash: first.passwordHash }
  const account = { email: studentAddress(userId), name, passwordHash, isVerified: false }
  const accountId = await room.identity.createAccount(account)
  const { phone, address } = form
  await insertUser(tx, {
    id: userId,
    accountId,
    name,
    email: form.email || null,
    role: 'student',
    status: 'active',
    phone,
    address,
  })
  await insertStudent(tx, { ...form, userId, studentNumberKey })
  await insertAudit(tx, { actorId: actor.userId, action: 'student.added', subject: userId })

  const [student] = await selectStudents(tx, { id: userId, search: '', limit: 1 })
  if (!student) throw new Error('The student just added is not there.')
  const slip = {
    name,
    school: school.name,
    subdomain: school.subdomain,
    className: student.class?.name ?? null,
    signInName: form.studentNumber,
    firstPassword: first.plain,
  }
  return { student, slip }
}
