import { inSchool } from '../../platform/database/tenant.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { selectOptionalMe } from '../account/membership.db.ts'
import type { Room } from '../room.ts'

/** Who is signed in on this browser; null for nobody, for a session without a school, and for who may no longer. */
export async function readMe({ identity, pools }: Room, request: RequestFacts) {
  const session = await identity.whoIs(request)
  if (!session?.schoolId) return { me: null }
  const { schoolId, accountId } = session
  return { me: (await inSchool(pools.app, { schoolId }, (tx) => selectOptionalMe(tx, accountId))) ?? null }
}
