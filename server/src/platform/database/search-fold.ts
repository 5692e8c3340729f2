/** Letters of Hausa that Unicode does not take apart into a letter and a mark. */
const hooked = { from: 'ɓɗƙƴƁƊƘƳ', to: 'bdkybdky' }

/** Text as search compares it: without case, without marks above or below letters. Twin of `folded`. */
export function foldForSearch(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  const plain = [...bare].map((letter) => hooked.to[hooked.from.indexOf(letter)] ?? letter)
  return plain.join('').toLowerCase().trim()
}

/**
 * The same in SQL, for a column. Needs no extension, and lowers last: some databases know only the case of a to z, and
 * by then little else is left.
 */
export function folded(column: string): string {
  const bare = `regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  return `lower(translate(${bare}, '${hooked.from}', '${hooked.to}'))`
}
