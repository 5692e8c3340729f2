const longMark = /!\[([^[\]\n]{0,300})\]\(file:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?: =(\d{2,3})%)?\)/g
const shortMark = /\[Picture (\d{1,3})((?:: |, )[^[\]\n]{0,310})?\]/g
const widthAtEnd = /, (\d{2,3})%$/

/**
 * The ids of the pictures a text names, in the order in which they were first met: `known` with those it does not have yet.
 * The place of an id is its number, and stays so when its mark is deleted and brought back. A number that the text has of
 * itself, as `[Picture 2]`, is left to the text: an empty id stands in its place.
 */
export function numberedPictures(known: readonly string[], text: string): string[] {
  const ids = [...known]
  for (const [, , id = ''] of text.matchAll(longMark)) {
    if (ids.includes(id)) continue
    while (text.includes(`[Picture ${ids.length + 1}`)) ids.push('')
    ids.push(id)
  }
  return ids
}

/** A text as its writer reads it: `[Picture 1: A cell, 60%]` for `![A cell](file:ID =60%)`. */
export function withShortMarks(text: string, ids: readonly string[]): string {
  return text.replace(longMark, (mark, alt: string, id: string, percent: string | undefined) => {
    const number = ids.indexOf(id) + 1
    if (number === 0) return mark
    const short = `[Picture ${number}${alt === '' ? '' : `: ${alt}`}${percent === undefined ? '' : `, ${percent}%`}]`
    // Words that end like a width would come back as one.
    return withLongMarks(short, ids) === mark ? short : mark
  })
}

/** What was written there, as it is kept. A number that no picture has stays as it was typed. */
export function withLongMarks(written: string, ids: readonly string[]): string {
  return written.replace(shortMark, (mark, number: string, said = '') => {
    const id = ids[Number(number) - 1]
    const percent = widthAtEnd.exec(said)?.[1]
    const words = said.replace(widthAtEnd, '')
    if (!id || words.startsWith(', ')) return mark
    return `![${words.slice(2)}](file:${id}${percent === undefined ? '' : ` =${percent}%`})`
  })
}
