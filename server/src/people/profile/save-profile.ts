import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { editRecord } from '../../platform/record/acts.ts'
import type { PeopleServices } from '../account/services.ts'
import { profileKind } from './profile.db.ts'
import { readProfile } from './read-profile.ts'

type Edit = {
  revision: number
  name?: string | undefined
  phone?: string | undefined
  address?: string | undefined
  bio?: string | undefined
}

/** Changes what was sent of oneself, unless somebody else, or another tab, changed it meanwhile. */
export async function saveProfile(room: PeopleServices, ctx: Ctx<Edit>) {
  const { actor, input } = ctx
  // The school says what its students are called: on slips, lists and report cards.
  if (actor.role === 'student' && input.name !== undefined) return refuse('NOT_ALLOWED')
  const edited = await editRecord({ ...ctx, input: { ...input, id: actor.userId } }, profileKind(actor.role))
  if (edited === undefined) return refuse('NOT_SIGNED_IN')
  return isRefused(edited) ? edited : await readProfile(room, ctx)
}
