/** Letters of Hausa that Unicode does not take apart into a letter and a mark. */
const hooked = { from: 'ɓɗƙƴ', to: 'bdky' }

/** Text as search compares it: without case, without marks above or below letters. Twin of `folded`. */
export function foldForSearch(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return [...plain]
    .map((letter) => hooked.to[hooked.from.indexOf(letter)] ?? letter)
    .join('')
    .trim()
}

/** The same in SQL, for a column; needs no extension. */
export function folded(column: string): string {
  const plain = `regexp_replace(normalize(lower(${column}), NFD), '[\\u0300-\\u036f]', '', 'g')`
  return `translate(${plain}, '${hooked.from}', '${hooked.to}')`
}
