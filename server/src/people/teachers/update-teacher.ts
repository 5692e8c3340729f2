import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { editRecord } from '../../platform/record/acts.ts'
import { findUnknownPlace } from '../../school/school.db.ts'
import { readTeacher } from './get-teacher.ts'
import { type TeacherValues, teachers } from './teacher.db.ts'

type Edit = { id: string; revision: number } & { [Name in keyof TeacherValues]?: TeacherValues[Name] | undefined }

/** Changes what was sent, unless somebody else changed the teacher meanwhile. */
export async function updateTeacher(ctx: Ctx<Edit>) {
  const { tx, input } = ctx
  const edited = await editRecord(ctx, teachers, async (before, after) => {
    // What was there before may stay, also a subject that is no longer in use.
    const classIds = after.classIds.filter((classId) => !before.classIds.includes(classId))
    const subjectIds = after.subjectIds.filter((subjectId) => !before.subjectIds.includes(subjectId))
    const unknown = await findUnknownPlace(tx, classIds, subjectIds)
    return unknown ? refuse(unknown) : undefined
  })
  if (edited === undefined) return refuse('UNKNOWN_PERSON')
  return isRefused(edited) ? edited : { teacher: await readTeacher(tx, input.id) }
}
