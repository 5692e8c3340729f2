/**
 * A picture in a text: `![what it shows](file:ID)`, or `![…](file:ID =60%)` for a part of the width. `alt` is empty
 * where it only decorates; `width` is 10 to 100, null for its own.
 */
export type PictureMark = { id: string; alt: string; width: number | null }

/** The widths a picture can be given, in percent of the text. */
export const pictureWidths = { least: 10, most: 100 } as const
/** How long the words for who cannot see a picture may be, in characters. */
export const mostInAlt = 300

const mark = /!\[([^[\]\n]{0,300})\]\(file:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?: =(\d{2,3})%)?\)/

/** The picture whose mark stands at `at`, and where the mark ends; null where none does. */
export function pictureAt(text: string, at: number): { picture: PictureMark; end: number } | null {
  const sticky = new RegExp(mark, 'y')
  sticky.lastIndex = at
  const found = sticky.exec(text)
  const picture = found && read(found)
  return picture ? { picture, end: sticky.lastIndex } : null
}

/** The ids of all pictures a text names, each once. */
export function picturesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => picturePlaces(text).map(({ picture }) => picture.id)))]
}

/** The pictures of a text in its order, and from where to where (by characters) the mark of each stands. */
export function picturePlaces(text: string): { picture: PictureMark; from: number; to: number }[] {
  return [...text.matchAll(new RegExp(mark, 'g'))].flatMap((found) => {
    const picture = read(found)
    return picture ? [{ picture, from: found.index, to: found.index + found[0].length }] : []
  })
}

/** A text with the words for who cannot see a picture in place of each. */
export function withoutPictures(text: string): string {
  return text.replace(new RegExp(mark, 'g'), (_mark, alt: string) => alt)
}

/** The mark of a picture. Brackets in `alt`, which would end it, become round. */
export function writePicture({ id, alt, width }: PictureMark): string {
  const words = alt.replaceAll('[', '(').replaceAll(']', ')').replaceAll(/\s+/g, ' ').trim().slice(0, mostInAlt)
  return `![${words}](file:${id}${width === null ? '' : ` =${width}%`})`
}

function read([, alt = '', id = '', percent]: RegExpMatchArray): PictureMark | null {
  const width = percent === undefined ? null : Number(percent)
  if (width !== null && (width < pictureWidths.least || width > pictureWidths.most)) return null
  return { id, alt, width }
}
