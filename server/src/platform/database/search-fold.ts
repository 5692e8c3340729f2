import { hookedLetters } from '@sabimark/domain/words/signs/search-fold.ts'

export { foldForSearch } from '@sabimark/domain/words/signs/search-fold.ts'

/**
 * What `foldForSearch` does, in SQL, for a column. Needs no extension, and lowers last: some databases know only the case
 * of a to z, and by then little else is left.
 */
export function folded(column: string): string {
  const bare = `regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  return `lower(translate(${bare}, '${hookedLetters.from}', '${hookedLetters.to}'))`
}
