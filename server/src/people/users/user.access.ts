import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { lockSchool } from '../../school/school.db.ts'
import { selectActiveAdmins } from './user.db.ts'

/**
 * Who changes who administers waits here for whoever else does, and is told no when they may no longer by then: two who take
 * it from each other at the same moment leave one. `leaving`: those who would be none any more.
 */
export async function refuseWithoutAdmin(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  leaving: readonly { id: string }[] = [],
) {
  await lockSchool(tx)
  const admins = await selectActiveAdmins(tx)
  const gone = new Set(leaving.map(({ id }) => id))
  if (admins.some((id) => gone.has(id)) && admins.every((id) => gone.has(id))) return refuse('LAST_ADMIN')
  if (gone.has(actor.userId)) return refuse('NOT_YOURSELF')
  return admins.includes(actor.userId) ? undefined : refuse('NOT_ALLOWED')
}
