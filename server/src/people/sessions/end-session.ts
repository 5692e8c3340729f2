import { refuse } from '../../platform/http/refused.ts'
import type { BeforeArgs } from '../../platform/http/route.ts'
import type { PeopleServices } from '../account/services.ts'
import { deleteOtherSessions, deleteOwnSession, selectOwnSessions } from './own-sessions.db.ts'

/** Ends one session of the caller; the one that asks is signed out, and its cookie goes. An exam goes on by its ticket. */
export async function endSession(
  { identity, pools }: PeopleServices,
  { input, actor, request }: BeforeArgs<{ id: string }>,
) {
  const [own] = await selectOwnSessions(pools.auth, actor.accountId, identity.tokenOf(request) ?? '')
  if (own?.isThisOne && own.id === input.id) {
    await identity.closeSession(request)
    return {}
  }
  return (await deleteOwnSession(pools.auth, actor.accountId, input.id)) ? {} : refuse('SESSION_GONE')
}

/** Ends every session of the caller but the one that asks. */
export async function endOtherSessions({ identity, pools }: PeopleServices, { actor, request }: BeforeArgs<unknown>) {
  return { endedCount: await deleteOtherSessions(pools.auth, actor.accountId, identity.tokenOf(request) ?? '') }
}
