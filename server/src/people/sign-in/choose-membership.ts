import { inSchool } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { subdomainOfHost } from '../../school/host.ts'
import { enterSchool } from '../account/membership.db.ts'
import type { Room } from '../room.ts'
import { setSessionSchool } from './session.db.ts'

/** Puts the session into one of the person's schools; on a school's own host that is the only one. */
export async function chooseMembership(room: Room, { schoolId }: { schoolId: string }, request: RequestFacts) {
  const { identity, pools } = room
  const session = await identity.whoIs(request)
  const token = identity.tokenOf(request)
  if (!session || !token) return refuse('NOT_SIGNED_IN')
  const me = await inSchool(pools.app, { schoolId }, (tx) => enterSchool(tx, session.accountId))
  const ofHost = subdomainOfHost(room.config, request)
  if (!me || (ofHost !== null && ofHost !== me.subdomain)) return refuse('UNKNOWN_SCHOOL')
  await setSessionSchool(pools.auth, token, schoolId)
  return me
}
