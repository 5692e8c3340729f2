import { type DemoAccount, demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import { sampleId } from '../platform/sample.ts'

/** The demo account of a role. Each role has exactly one. */
export function accountOf(role: Role): DemoAccount {
  const account = demoAccounts.find((one) => one.role === role)
  if (!account) throw new RangeError(`No demo account is a ${role}`)
  return account
}

/** The ids of the people who can sign in. The teacher and the student stand in the lists of their kind, too. */
export const personIds: Record<Role, string> = {
  super_admin: sampleId('person', 1),
  school_admin: sampleId('person', 2),
  teacher: sampleId('person', 15),
  student: sampleId('person', 25),
}
