import { unbornProblem } from '@sabimark/domain/people/students/birth-date.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { refuseBeyondPlan } from '../../school/plan-room.ts'
import { findUnknownPlace } from '../../school/school.db.ts'
import { refuseBeyondTrial } from '../../school/trial-limit.ts'
import { selectOptionalStudent } from './list-students.ts'
import { countStoredStudents, countStudents, insertStudents, type StudentValues } from './student.db.ts'

/** Adds a student, who signs in once a slip was issued. A student ID that is taken is refused by the database. */
export async function addStudent({ tx, input, note, now }: Ctx<StudentValues>) {
  const dateOfBirth = unbornProblem(input.dateOfBirth, now)
  if (dateOfBirth) return refuse('INVALID_FORM', { fields: { dateOfBirth } })
  const refused =
    (await refuseBeyondPlan(tx, 'students', { adding: 1, count: countStudents })) ??
    (await refuseBeyondTrial(tx, 'students', countStoredStudents))
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
