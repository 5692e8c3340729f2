/** How much the pictures of a school's questions may take up: some 2,000 drawings, in a trial some 500. */
export const pictureRoom = { school: 200 * 1024 * 1024, trial: 50 * 1024 * 1024 } as const

/** How many pictures one person may add within an hour; a file of questions may bring 500. */
export const mostPicturesAnHour = 1_000

/** What is there already: of the school in bytes, of the person within the last hour. */
export type KeptPictures = { bytes: number; lately: number }

/** Why one more picture cannot be kept, or null. */
export function pictureProblem(
  { bytes, lately }: KeptPictures,
  { adding, isInTrial }: { adding: number; isInTrial: boolean },
): 'PICTURES_FILL_UP' | 'TOO_MANY_PICTURES' | null {
  if (lately >= mostPicturesAnHour) return 'TOO_MANY_PICTURES'
  return bytes + adding > (isInTrial ? pictureRoom.trial : pictureRoom.school) ? 'PICTURES_FILL_UP' : null
}
