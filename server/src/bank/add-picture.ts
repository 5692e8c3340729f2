import { pictureProblem } from '@sabimark/domain/bank/picture-room.ts'
import { countQuestionPictures, insertQuestionPicture, keepSentPictureAgain } from '../platform/files/files.db.ts'
import { readQuestionPicture } from '../platform/files/read-picture.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { lockSchool } from '../school/school.db.ts'

/** Keeps a picture for a question that is being written; the same bytes are the same file, which takes up nothing again. */
export async function addPicture({ tx, input: { data }, actor }: Ctx<{ data: string }>) {
  const picture = readQuestionPicture(data)
  if (isRefused(picture)) return picture
  const there = await keepSentPictureAgain(tx, picture)
  if (there) return there
  // Whoever adds one at the same moment waits here, so that none is counted twice, nor the same one stored twice.
  const school = await lockSchool(tx)
  const sentMeanwhile = await keepSentPictureAgain(tx, picture)
  if (sentMeanwhile) return sentMeanwhile
  const isInTrial = school?.isInTrial === true
  const problem = pictureProblem(await countQuestionPictures(tx, actor.userId), {
    adding: picture.bytes.length,
    isInTrial,
  })
  return problem ? refuse(problem) : await insertQuestionPicture(tx, picture, actor.userId)
}
