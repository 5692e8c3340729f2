import { unbornProblem } from '@sabimark/domain/people/students/birth-date.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { editRecord } from '../../platform/record/acts.ts'
import { findUnknownPlace } from '../../school/school.db.ts'
import { readStudent } from './get-student.ts'
import { type StudentValues, students } from './student.db.ts'

type Edit = { id: string; revision: number } & { [Name in keyof StudentValues]?: StudentValues[Name] | undefined }

/** Changes what was sent, unless somebody else changed the student meanwhile. */
export async function updateStudent(ctx: Ctx<Edit>) {
  const { tx, input, now } = ctx
  const dateOfBirth = unbornProblem(input.dateOfBirth ?? '', now)
  if (dateOfBirth) return refuse('INVALID_FORM', { fields: { dateOfBirth } })
  const edited = await editRecord(ctx, students, async (before, after) => {
    // What was there before may stay, also a subject that is no longer in use.
    const classIds = after.classId && after.classId !== before.classId ? [after.classId] : []
    const subjectIds = after.subjectIds.filter((subjectId) => !before.subjectIds.includes(subjectId))
    const unknown = await findUnknownPlace(tx, classIds, subjectIds)
    return unknown ? refuse(unknown) : undefined
  })
  if (edited === undefined) return refuse('UNKNOWN_PERSON')
  return isRefused(edited) ? edited : { student: await readStudent(tx, input.id) }
}
