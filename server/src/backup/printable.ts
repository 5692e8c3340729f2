/** What came from a file or a database, on one line and without what a terminal would obey or hide. */
export function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ')
}

/** Lines of our own, which may hold such a text. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}
