import { everyoneInTheTable, type May } from '../platform/http/route.ts'
import { selectStudents } from './roster/student.db.ts'

/** Everybody who is signed in changes their own password. */
export const mayChangeOwnPassword = everyoneInTheTable

/** Everybody who is signed in stays so while they work. */
export const mayKeepOwnSession = everyoneInTheTable

/** A school administrator sees and adds the teachers of the own school, and gives them a new first password. */
export const mayManageTeachers = everyoneInTheTable

/** A school administrator sees all students; a teacher those of the own classes (the list narrows itself). */
export const maySeeStudents = everyoneInTheTable

/** A school administrator adds students to the own school. */
export const mayManageStudents = everyoneInTheTable

/** A school administrator re-issues every slip; a teacher those of the own classes: they stand in the hall. */
export const mayReissueSlip: May<{ id: string }> = async ({ tx, input, actor }) => {
  if (actor.role === 'school_admin') return true
  return (await selectStudents(tx, { id: input.id, search: '', ofTeacher: actor.userId, limit: 1 })).length > 0
}
