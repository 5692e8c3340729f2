/** What a statement may not have where accounts stand apart from the schools (decision 080). */
export type StatementFault = 'INSERT inside WITH' | 'sub-select in VALUES' | 'now() in ON CONFLICT'

const clocks = /\b(?:(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\s*\(|current_timestamp\b)/i

export function faultsOf(text: string): StatementFault[] {
  return statementsIn(text).flatMap((statement) => {
    const conflict = /\bON\s+CONFLICT\b/i.exec(statement)
    const values = [...statement.matchAll(/\bVALUES\s*(?=\()/gi)].map(({ 0: word, index }) =>
      rowsAt(statement, index + word.length),
    )
    const faults: [StatementFault, boolean][] = [
      ['INSERT inside WITH', /\bAS\s+(?:(?:NOT\s+)?MATERIALIZED\s+)?\(\s*INSERT\b/i.test(statement)],
      ['sub-select in VALUES', values.some((rows) => /\(\s*SELECT\b/i.test(rows))],
      ['now() in ON CONFLICT', conflict !== null && clocks.test(statement.slice(conflict.index))],
    ]
    return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []))
  })
}

/** The keys of the advisory locks a text takes, as they are written there; also by the function for those of no school. */
export function advisoryKeysIn(text: string): string[] {
  return [
    ...withoutComments(text).matchAll(/\b(?:pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?|lock_over_schools)(?=\()/g),
  ].map(({ 0: name, index, input }) => groupAt(input, index + name.length).slice(1, -1))
}

const withoutComments = (text: string) => text.replace(/--.*$/gm, '')
const statementsIn = (text: string) => withoutComments(text).split(';')

/** The groups in brackets from `start` on, as of `VALUES (…), (…)`. */
function rowsAt(text: string, start: number): string {
  const row = groupAt(text, start)
  const next = /^\s*,\s*(?=\()/.exec(text.slice(start + row.length))
  return next ? row + rowsAt(text, start + row.length + next[0].length) : row
}

/** From the bracket at `start` to the one that closes it. */
function groupAt(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

/**
 * Whether a key begins with the school, behind a word for what is locked: as `'terms of ' || $1` asked with `tx.schoolId`. It is
 * believed by its name here; what it was given is heard in seed/statements.test.ts.
 */
export function beginsWithSchool(key: string, values: readonly string[]): boolean {
  const filled = key.replace(/\$(\d+)/g, (parameter, number) => values[Number(number) - 1] ?? parameter)
  const first = /^(?:hashtextextended\()?\s*(?:'[^']*'\s*\|\|\s*)?([^|,]+)/.exec(filled)?.[1] ?? ''
  return /school/i.test(first)
}
