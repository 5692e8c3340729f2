import { deleteFiles, insertFile } from '../../platform/files/files.db.ts'
import { readPicture } from '../../platform/files/read-picture.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { lockPhoto, updatePhoto } from './photo.db.ts'

/** Puts another picture in the place of the one a student or teacher has, or none; the old file is deleted. */
export async function setPhoto({ tx, input: { id, data }, actor, note }: Ctx<{ id: string; data: string | null }>) {
  const picture = data === null ? null : readPicture(data)
  if (isRefused(picture)) return picture
  const person = await lockPhoto(tx, id)
  if (!person) return refuse('UNKNOWN_PERSON')
  const photoId = picture && (await insertFile(tx, picture, actor.userId))
  await updatePhoto(tx, id, photoId)
  if (person.photoId !== null) await deleteFiles(tx, [person.photoId])
  if (photoId !== person.photoId) await note(`${person.role}.${photoId ? 'photo_set' : 'photo_removed'}`, id)
  return { photoId }
}
