import type { Role } from './page.ts'

type Person = { role: Role; subdomain: string }

/** Where super administrators stand on a server; the demo's belongs to its one school. */
const companySubdomain = 'platform'

/** Whether somebody works for the company, over all schools and in none of them. */
export function isOfCompany({ role, subdomain }: Person): boolean {
  return role === 'super_admin' && subdomain === companySubdomain
}

/**
 * Whose screens and calls somebody has, their own first. A super administrator who belongs to a school, as the demo's does, has its
 * administrator's, too: the specification shows them every screen (part 2, section 2).
 */
export function rolesOf(person: Person): readonly Role[] {
  return person.role === 'super_admin' && !isOfCompany(person) ? ['super_admin', 'school_admin'] : [person.role]
}
