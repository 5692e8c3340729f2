/** What people here are called by before their name. */
const titles =
  /^(?:mr|mrs|ms|miss|dr|prof|mal|malam|mallam|alh|alhaji|alhaja|hajia|chief|pastor|pst|rev|engr|barr|sir|madam|sis|bro)$/i

/** Whether a word is a title, with or without a full stop or brackets. */
export function isTitle(word: string): boolean {
  return titles.test(word.slice(0, 20).replaceAll(/[.(),]/g, ''))
}

/** Glued to the name: "Mrs.Bello". */
const glued = /^([A-Za-z]{2,6})\.(?=\p{L})/u

/** A name and the titles in front of it: 'Mrs. Ada Obi' is Ada Obi. One that would be left with a single word keeps them. */
export function partTitles(name: string): { name: string; titles: string } {
  const words = name
    .split(/\s+/)
    .flatMap((word) => (isTitle(glued.exec(word)?.[1] ?? '') ? word.replace(glued, '$1. ').split(' ') : [word]))
    .filter((word) => word !== '')
  const count = words.findIndex((word) => !isTitle(word))
  if (count <= 0 || words.length - count < 2) return { name, titles: '' }
  return { name: words.slice(count).join(' '), titles: words.slice(0, count).join(' ') }
}
