import { inSchool } from '../../platform/database/tenant.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { selectOptionalMe } from '../account/membership.db.ts'
import type { Room } from '../room.ts'

const nobody = { me: null, sessionLeftMs: null }

/**
 * Who is signed in on this browser, and how long that lasts without use; null for nobody, for a session without a
 * school, and for who may no longer.
 */
export async function readMe({ identity, pools }: Room, request: RequestFacts) {
  const session = await identity.whoIs(request)
  if (!session?.schoolId) return nobody
  const { schoolId, accountId } = session
  const me = await inSchool(pools.app, { schoolId }, (tx) => selectOptionalMe(tx, accountId))
  return me ? { me, sessionLeftMs: Math.floor(session.leftMs) } : nobody
}
