import { deviceWords } from '@sabimark/domain/words/device-words.ts'
import type { Ctx } from '../../platform/http/route.ts'
import type { PeopleServices } from '../account/services.ts'
import { selectOwnSessions } from './own-sessions.db.ts'

/** Where the caller is signed in. */
export async function listSessions({ identity, pools }: PeopleServices, { actor, request }: Ctx<unknown>) {
  const rows = await selectOwnSessions(pools.auth, actor.accountId, identity.tokenOf(request) ?? '')
  const items = rows.map(({ userAgent, beganAt, usedAt, ...session }) => ({
    ...session,
    device: userAgent === null ? null : deviceWords(userAgent),
    beganAt: beganAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
  return { items }
}
