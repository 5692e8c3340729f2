import { hookedLetters } from '@sabimark/domain/school/search-fold.ts'

export { foldForSearch } from '@sabimark/domain/school/search-fold.ts'

/**
 * What `foldForSearch` does, in SQL, for a column. Needs no extension, and lowers last: some databases know only the case
 * of a to z, and by then little else is left.
 */
export function folded(column: string): string {
  const bare = `regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g')`
  return `lower(translate(${bare}, '${hookedLetters.from}', '${hookedLetters.to}'))`
}

/** Whether one of some columns, each by itself, holds what is searched for: a folded parameter, '' for everything. */
export function holds(parameter: string, columns: readonly string[]): string {
  const found = columns.map((column) => `strpos(${folded(column)}, ${parameter}) > 0`)
  return `(${[`${parameter} = ''`, ...found].join(' OR ')})`
}
