import type { Ctx } from '../../platform/http/route.ts'
import { replacePhoto } from '../photo/set-photo.ts'
import { nounOf } from './profile.db.ts'

/** Puts another picture of oneself in the place of the one there is, or none. */
export async function setMyPhoto(ctx: Ctx<{ data: string | null }>) {
  const { input, actor } = ctx
  return await replacePhoto(ctx, { id: actor.userId, data: input.data, roles: [actor.role], noun: nounOf(actor.role) })
}
