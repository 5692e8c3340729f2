import { normaliseStudentNumber } from '@sabimark/domain/people/student-number.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { type Account, selectMemberships } from '../account/account.db.ts'
import { selectOptionalMe } from '../account/membership.db.ts'
import { isStudentAddress } from '../account/password-of.ts'
import type { PeopleServices } from '../account/services.ts'

/**
 * What somebody types to say who they are, with the school students type beside it: guesses are counted at it. `isOfCodes`:
 * guesses at the codes of an account, which are short: no address is known for them, also none of the hall's own network.
 */
export type TypedName = { name: string; school: string | null; isOfCodes?: true }

export function typedEmail(email: string): TypedName {
  return { name: `email ${email}`, school: null }
}

export function typedStudentNumber(subdomain: string, studentNumber: string): TypedName {
  return { name: `student ${subdomain} ${normaliseStudentNumber(studentNumber)}`, school: subdomain }
}

/** What the person of an account types at the door; undefined for a student whose school lets them in no more. */
export async function typedNameOf(
  { pools }: Pick<PeopleServices, 'pools'>,
  account: Account,
): Promise<TypedName | undefined> {
  if (!isStudentAddress(account.email)) return typedEmail(account.email)
  const [membership] = await selectMemberships(pools.auth, account.id)
  if (!membership) return undefined
  const { schoolId } = membership
  const me = await inSchool(pools.app, { schoolId }, (tx) => selectOptionalMe(tx, account.id))
  return me?.studentNumber ? typedStudentNumber(me.subdomain, me.studentNumber) : undefined
}
