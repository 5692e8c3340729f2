/** A word begins with a letter or a digit; tone marks belong to the letter before them, typed apart or not. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

/** How many words a text has: runs of letters and digits, with an apostrophe or a hyphen inside, as `don't` and `well-read`. */
export function wordCount(text: string): number {
  return text.match(word)?.length ?? 0
}

/** Where the last of so many words ends in the text; null for a text that has no more than these. */
export function endOfWords(text: string, count: number): number | null {
  const words = [...text.matchAll(word)]
  const last = words[count - 1]
  return words.length > count && last ? last.index + last[0].length : null
}
