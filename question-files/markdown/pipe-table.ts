/** Rows of cells as a table of Markdown, the first row as its head. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (width === 0) return ''
  const line = (cells: readonly string[]) => {
    const filled = Array.from({ length: width }, (_, at) => cellText(cells[at] ?? ''))
    return `| ${filled.join(' | ')} |`
  }
  const [head = [], ...others] = rows
  return [line(head), `|${' --- |'.repeat(width)}`, ...others.map(line)].join('\n')
}

function cellText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
}
