const longMark = /\(file:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g
const shortMark = /\(picture-(\d{1,3})(?!\d)/g

/**
 * The ids of the pictures a text names, in the order in which they were first met: `known` with those it does not have yet.
 * The place of an id is its number, and stays so when its mark is deleted and brought back. A number that the text has of
 * itself, as `(picture-2`, is left to the text: an empty id stands in its place.
 */
export function numberedPictures(known: readonly string[], text: string): string[] {
  const ids = [...known]
  for (const [, id = ''] of text.matchAll(longMark)) {
    if (ids.includes(id)) continue
    while (text.includes(`(picture-${ids.length + 1}`)) ids.push('')
    ids.push(id)
  }
  return ids
}

/** A text as its writer reads it: `![A cell](picture-1 =60%)` for `![A cell](file:ID =60%)`. */
export function withShortMarks(text: string, ids: readonly string[]): string {
  return text.replace(longMark, (mark, id: string) => (ids.includes(id) ? `(picture-${ids.indexOf(id) + 1}` : mark))
}

/** What was written there, as it is kept. A number that no picture has stays as it was typed. */
export function withLongMarks(written: string, ids: readonly string[]): string {
  return written.replace(shortMark, (mark, number: string) => {
    const id = ids[Number(number) - 1]
    return id ? `(file:${id}` : mark
  })
}
