import { inSchool } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { subdomainOfHost } from '../../school/host.ts'
import { enterSchoolSince, selectOptionalMe } from '../account/membership.db.ts'
import { selectSignInAsks } from '../account/second-factor.db.ts'
import type { PeopleServices } from '../account/services.ts'
import { isSetUpDue } from './let-in.ts'

/**
 * Puts the session into one of the person's schools, out of another, too; on a school's own host that is the only one. One that
 * is in that school already stays as it is: choosing it again is no way to make it longer.
 */
export async function chooseMembership(
  room: PeopleServices,
  { schoolId }: { schoolId: string },
  request: RequestFacts,
) {
  const { identity, pools } = room
  const session = await identity.whoIs(request)
  if (!session) return refuse('NOT_SIGNED_IN')
  if (isSetUpDue(await selectSignInAsks(pools.auth, session.accountId), schoolId)) return refuse('SECOND_FACTOR_DUE')
  const ofHost = subdomainOfHost(room.config, request)
  if (session.schoolId === schoolId) {
    const me = await inSchool(pools.app, { schoolId }, (tx) => selectOptionalMe(tx, session.accountId))
    return me && (ofHost === null || ofHost === me.subdomain) ? me : refuse('UNKNOWN_SCHOOL')
  }
  return await inSchool(pools.app, { schoolId }, async (tx) => {
    const entered = await enterSchoolSince(tx, session.accountId, session.beganAt)
    if (entered === 'signed_out') {
      // Wherever it was meanwhile: from here on it takes a sign-in.
      await identity.closeSession(request)
      return refuse('NOT_SIGNED_IN')
    }
    if (!entered || (ofHost !== null && ofHost !== entered.me.subdomain)) return refuse('UNKNOWN_SCHOOL')
    const { me, rule } = entered
    // Before this transaction ends: who signs the person out waits for it, and finds the session in the school.
    return (await identity.moveSession(request, { schoolId, role: me.role, rule })) ? me : refuse('NOT_SIGNED_IN')
  })
}
