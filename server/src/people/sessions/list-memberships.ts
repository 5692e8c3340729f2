import type { Ctx } from '../../platform/http/route.ts'
import { isActiveMembership, selectMemberships } from '../account/account.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { admittedHere } from '../sign-in/let-in.ts'

/** The schools in which the caller may work here. */
export async function listMemberships(room: PeopleServices, { actor, request }: Ctx<unknown>) {
  const memberships = admittedHere(await selectMemberships(room.pools.auth, actor.accountId), room, request)
  const items = memberships.filter(isActiveMembership).map(({ schoolId, school, role }) => ({ schoolId, school, role }))
  return { items }
}
