/** A name as it was typed, with one space between its words. */
export function tidyName(typed: string): string {
  return typed.split(/\s/u).filter(Boolean).join(' ')
}

const numerals = new Set(['II', 'III', 'IV'])

/** "ADA OBI" as "Ada Obi". A word that is not all in capitals, an initial and a numeral stay as they were typed. */
export function inNameCase(name: string): string {
  return tidyName(name)
    .split(' ')
    .map((word) => (isShouted(word) ? capitalised(word) : word))
    .join(' ')
}

/** Whether a word is all in capitals, and neither an initial nor a numeral. */
export function isShouted(word: string): boolean {
  const letters = word.replaceAll(/[^\p{L}]/gu, '')
  return [...letters].length > 1 && word === word.toUpperCase() && !numerals.has(word)
}

/** A letter after a hyphen or an apostrophe begins a name, too: "O'BRIEN-OJO". */
function capitalised(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[\p{L}\p{M}]+/gu, (part) => part.replace(/^./u, (letter) => letter.toUpperCase()))
}
