import { insertQuestionPicture } from '../platform/files/files.db.ts'
import { readQuestionPicture } from '../platform/files/read-picture.ts'
import { isRefused } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'

/** Keeps a picture for a question that is being written. */
export async function addPicture({ tx, input: { data }, actor }: Ctx<{ data: string }>) {
  const picture = readQuestionPicture(data)
  return isRefused(picture) ? picture : await insertQuestionPicture(tx, picture, actor.userId)
}
