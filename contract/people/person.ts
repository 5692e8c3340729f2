import { roles } from '@sabimark/domain/people/role.ts'
import { z } from 'zod'
import { classItem } from '../school/school.contract.ts'
import { id, instant } from '../text.ts'

/** The signed-in person in one school: the specification's in-app user. `className` and `studentNumber` only for students. */
export const me = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  school: z.string(),
  schoolId: id,
  subdomain: z.string(),
  avatar: z.string().nullable(),
  studentNumber: z.string().nullable(),
  className: z.string().nullable(),
})

/** One of the schools an account belongs to, to choose from at sign-in. */
export const membership = z.object({ schoolId: id, school: z.string(), role: z.enum(roles) })

/** What a right password leads to: signed in, or first the choice between schools. */
export const signInOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signed_in'), me }),
  z.object({ kind: z.literal('choose'), memberships: z.array(membership) }),
])

const nameOnly = z.object({ id, name: z.string() })
export const personStatus = z.enum(['pending_verification', 'active', 'inactive'])

/** A teacher in the list of a school. */
export const teacherItem = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  employeeId: z.string(),
  phone: z.string(),
  subjects: z.array(nameOnly),
  classes: z.array(classItem),
  status: personStatus,
  createdAt: instant,
})

/** A student in the list of a school. Screens show `studentNumber` as Student ID; `id` is for programs alone. */
export const studentItem = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  studentNumber: z.string(),
  class: classItem.nullable(),
  subjects: z.array(nameOnly),
  phone: z.string(),
  status: personStatus,
  createdAt: instant,
})

/** A sign-in slip to print: the only place a first password is ever shown. */
export const slip = z.object({
  name: z.string(),
  school: z.string(),
  subdomain: z.string(),
  className: z.string().nullable(),
  signInName: z.string(),
  firstPassword: z.string(),
})
