/** A word begins with a letter or a digit; tone marks belong to the letter before them, typed apart or not. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

/** How many words a text has: runs of letters and digits, with an apostrophe or a hyphen inside, as `don't` and `well-read`. */
export function wordCount(text: string): number {
  return text.match(word)?.length ?? 0
}
