import type { Role } from '../role.ts'

/** The roles of people who work: everybody's but the students'. */
export const staffRoles = ['super_admin', 'school_admin', 'teacher'] as const satisfies readonly Role[]

export type StaffRole = (typeof staffRoles)[number]

/** Those who administer: a school, or the company. */
export function isAdminRole(role: Role): role is 'super_admin' | 'school_admin' {
  return role === 'super_admin' || role === 'school_admin'
}
