/** A photo of today's phones has a quarter of it; what is larger would stop an old laptop. */
const largestFile = 20 * 1024 * 1024

/** Why a file was not taken, in words. */
export const pictureProblems = {
  tooLarge: 'This file is larger than 20 MB. Choose a smaller picture.',
  unreadable: 'This file could not be read as a picture. Choose a JPEG, PNG or WebP picture.',
}

/** The picture in a file, or why there is none. */
export async function readBitmap(file: Blob): Promise<ImageBitmap | keyof typeof pictureProblems> {
  if (file.size > largestFile) return 'tooLarge'
  // Without options: the oldest Safari knows none, and a photo may then lie on its side.
  return await createImageBitmap(file).catch(() => 'unreadable' as const)
}
