/** The rows of a table that a text prints, cell by cell. */
export function tableIn(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|--'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** What stands in the row of a table behind its first cell. */
export function rowOf(text: string, first: string): string[] {
  const row = tableIn(text).find((cells) => cells[0] === first)
  if (!row) throw new Error(`no row ${first}: ${text}`)
  return row.slice(1)
}
