/** Letters of Hausa that Unicode does not take apart into a letter and a mark, and what search reads for each. */
export const hookedLetters = { from: 'ɓɗƙƴƁƊƘƳ', to: 'bdkybdky' }

/** Text as search compares it: without case, without marks above or below letters, trimmed. */
export function foldForSearch(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  const plain = [...bare].map((letter) => hookedLetters.to[hookedLetters.from.indexOf(letter)] ?? letter)
  return plain.join('').toLowerCase().trim()
}
