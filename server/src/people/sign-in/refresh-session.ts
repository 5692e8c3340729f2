import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { PeopleServices } from '../account/services.ts'

/** The session begins anew. */
export async function refreshSession({ identity }: PeopleServices, request: RequestFacts) {
  const session = await identity.refreshSession(request)
  return session ? { sessionLeftMs: Math.floor(session.leftMs) } : refuse('NOT_SIGNED_IN')
}
