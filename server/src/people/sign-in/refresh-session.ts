import { isLastSpan } from '@sabimark/domain/people/sessions/session-watch.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { PeopleServices } from '../account/services.ts'

/** The session begins anew. */
export async function refreshSession({ identity }: PeopleServices, request: RequestFacts) {
  const session = await identity.refreshSession(request)
  if (!session) return refuse('NOT_SIGNED_IN')
  return { sessionLeftMs: Math.floor(session.leftMs), ...(isLastSpan(session, new Date()) && { isLast: true }) }
}
