import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { refuseBeyondPlan } from '../../school/plan-room.ts'
import { findUnknownPlace } from '../../school/school.db.ts'
import { refuseBeyondTrial } from '../../school/trial-room.ts'
import { selectOptionalStudent } from './list-students.ts'
import { countStoredStudents, countStudents, insertStudents, type StudentValues } from './student.db.ts'

/** Adds a student, who signs in once a slip was issued. A student ID that is taken is refused by the database. */
export async function addStudent({ tx, input, note }: Ctx<StudentValues>) {
  const refused = await refuseMore(tx, { stored: 1, active: 1 })
  if (refused) return refused
  const unknown = await findUnknownPlace(tx, input.classId ? [input.classId] : [], input.subjectIds)
  if (unknown) return refuse(unknown)
  const id = newId()
  await insertStudents(tx, [{ ...input, id, status: 'active' }])
  await note('student.added', id)
  const student = await selectOptionalStudent(tx, id)
  if (!student) throw new Error('The student just added is not there.')
  return { student }
}

/** Refuses as many students more as the plan has no room for, which is for those in use, or the trial, which is for all. */
export async function refuseMore(tx: Tx, { stored, active }: { stored: number; active: number }) {
  return (
    (await refuseBeyondPlan(tx, 'students', { adding: active, count: countStudents })) ??
    (await refuseBeyondTrial(tx, 'students', countStoredStudents, stored))
  )
}
