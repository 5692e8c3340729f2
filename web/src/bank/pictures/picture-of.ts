/** The first picture in what was pasted or dropped; null where there is none. */
export function pictureOf({ files }: DataTransfer): File | null {
  return [...files].find(({ type }) => type.startsWith('image/')) ?? null
}
