const longest = 31

/** Titles as Excel takes them for names of sheets: 31 letters, none of []:*?/\, no apostrophe at an end, and no name twice. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>(['history'])
  return titles.map((title) => {
    const name = cleaned(title) || 'Sheet'
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` ${count}`
      const candidate = name.slice(0, longest - suffix.length).replace(/[' \uD800-\uDBFF]{1,31}$/, '') + suffix
      if (taken.has(candidate.toLowerCase())) continue
      taken.add(candidate.toLowerCase())
      return candidate
    }
  })
}

function cleaned(title: string): string {
  return title
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD\uFFFE\uFFFF[\]:*?/\\]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[' ]+/, '')
    .trim()
}
