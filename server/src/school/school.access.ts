import { everyoneInTheTable } from '../platform/http/route.ts'

/** The super administrator sees the list of all schools. */
export const maySeeAllSchools = everyoneInTheTable

/** A school administrator sees what plan the own school is on. */
export const maySeeSubscription = everyoneInTheTable

/** Staff see the classes of their own school. */
export const maySeeClasses = everyoneInTheTable

/** A school administrator sees all subjects of the school; a teacher the assigned ones (the list narrows itself). */
export const maySeeSubjects = everyoneInTheTable

/** A school administrator adds subjects to the own school. */
export const mayAddSubjects = everyoneInTheTable
