import { everyoneInTheTable } from '../platform/http/route.ts'

/** Everybody who is signed in changes their own password. */
export const mayChangeOwnPassword = everyoneInTheTable

/** A school administrator sees and adds the teachers of the own school, and gives them a new first password. */
export const mayManageTeachers = everyoneInTheTable

/** A school administrator sees all students of the school; a teacher sees those of the own classes (the list narrows itself). */
export const maySeeStudents = everyoneInTheTable

/** A school administrator adds students to the own school and re-issues their slips. */
export const mayManageStudents = everyoneInTheTable
