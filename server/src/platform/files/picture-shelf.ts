import type { Pool } from 'pg'
import { createBoundedMap } from '../bounded-map.ts'
import { inSchool } from '../database/tenant.ts'
import { type QuestionPicture, selectOptionalQuestionPicture, selectSchoolOfQuestionPicture } from './files.db.ts'

/** Finds the picture of a question by its id; undefined for every other file. */
export type PictureShelf = (id: string) => Promise<QuestionPicture | undefined>

const mostKeptBytes = 32 * 1024 * 1024
/** After it a picture is looked for again: only a school that is deleted takes one away. */
const keptForMs = 60_000

/**
 * Keeps pictures of questions at hand: a hall that starts in the same minute asks for the same ones hundreds of times, from the
 * connections by which it starts and saves. A picture never changes. One that no question has taken yet goes by itself after
 * a week and is not kept here.
 */
export function createPictureShelf(app: Pool, now: () => number = Date.now): PictureShelf {
  const shelf = createBoundedMap<string, { picture: QuestionPicture; until: number }>(
    mostKeptBytes,
    ({ picture }) => picture.bytes.length,
  )
  const underWay = new Map<string, Promise<QuestionPicture | undefined>>()

  async function read(id: string): Promise<QuestionPicture | undefined> {
    const until = now() + keptForMs
    const schoolId = await selectSchoolOfQuestionPicture(app, id)
    const picture =
      schoolId === null ? undefined : await inSchool(app, { schoolId }, (tx) => selectOptionalQuestionPicture(tx, id))
    if (picture?.isTaken) shelf.set(id, { picture, until })
    else shelf.delete(id)
    return picture
  }

  return async (name) => {
    const id = name.toLowerCase()
    const kept = shelf.get(id)
    if (kept && kept.until > now()) return kept.picture
    const others = underWay.get(id)
    // Their connection may be lost; ours need not be.
    if (others) return await others.catch(() => read(id))
    const reading = read(id).finally(() => underWay.delete(id))
    underWay.set(id, reading)
    return await reading
  }
}
