import type { Role } from '@sabimark/domain/people/role.ts'
import { deleteFiles, insertFile } from '../../platform/files/files.db.ts'
import { readPicture } from '../../platform/files/read-picture.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { lockPhoto, updatePhoto } from './photo.db.ts'

/** Puts another picture in the place of the one a student or teacher has, or none. */
export async function setPhoto(ctx: Ctx<{ id: string; data: string | null }>) {
  return await replacePhoto(ctx, { ...ctx.input, roles: ['student', 'teacher'] })
}

type Replaced = {
  id: string
  data: string | null
  /** Whose picture it may be. */
  roles: readonly Role[]
  /** What the log calls the person; the role unless said. */
  noun?: string
}

/** The old file is deleted. */
export async function replacePhoto(
  { tx, actor, note }: Pick<Ctx<unknown>, 'tx' | 'actor' | 'note'>,
  { id, data, roles, noun }: Replaced,
) {
  const picture = data === null ? null : readPicture(data)
  if (isRefused(picture)) return picture
  const person = await lockPhoto(tx, id, roles)
  if (!person) return refuse('UNKNOWN_PERSON')
  const photoId = picture && (await insertFile(tx, picture, actor.userId))
  await updatePhoto(tx, id, photoId)
  if (person.photoId !== null) await deleteFiles(tx, [person.photoId])
  if (photoId !== person.photoId) await note(`${noun ?? person.role}.${photoId ? 'photo_set' : 'photo_removed'}`, id)
  return { photoId }
}
